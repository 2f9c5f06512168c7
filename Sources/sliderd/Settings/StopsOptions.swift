// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// The flags that say what can be chosen.
struct StopsOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: .init("So many stops, 1 to 1000000.", valueName: "N")
  )
  var steps: String?
  @Option(
    parsing: .unconditional,
    help: .init("Stops with names; beside numbers, their names.", valueName: "A,B,C")
  )
  var names: String?
  @Option(parsing: .unconditional, help: .init("The smallest number.", valueName: "X"))
  var from: String?
  @Option(parsing: .unconditional, help: .init("The greatest number.", valueName: "Y"))
  var to: String?
  @Option(
    parsing: .unconditional,
    help: .init("From one number to the next (default: 1).", valueName: "Z")
  )
  var by: String?
  @Option(
    parsing: .unconditional,
    help: .init("The numbers themselves, ascending.", valueName: "A,B,C")
  )
  var values: String?
  @Option(
    parsing: .unconditional,
    help: .init(
      "The start: a number, a name, or the position of a stop without a number.",
      valueName: "V"
    )
  )
  var value: String?

  /// What the flags ask for.
  var request: StopsRequest {
    StopsRequest(
      steps: steps,
      names: names.map(Self.list),
      from: from,
      to: to,
      by: by,
      values: values.map(Self.list),
      value: value
    )
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { item in
      String(item.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }
}
