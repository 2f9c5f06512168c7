// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Spelling
import StepSlider
import StepSliderSpeech

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

  /// The stops that the flags ask for.
  func stops() throws(Failure) -> Stops {
    try rejectConflicts()
    let names = names.map(Self.list)
    if let steps {
      let count = try readFlag("--steps", steps, "a whole number, such as 5", Int.init)
      return try checked("--steps") { () throws(StopsError) in try Stops(count: count) }
    }
    if let values {
      let numbers = try Self.list(values).map(number(for: "--values"))
      let stops = try checked("--values") { () throws(StopsError) in try Stops(values: numbers) }
      return try naming(stops, names)
    }
    if from != nil || to != nil || by != nil { return try naming(range(), names) }
    guard let names else { throw Self.nothing }
    return try checked("--names") { () throws(StopsError) in try Stops(names: names) }
  }

  /// The index of the stop to start at; `nil` where the flags don't say.
  func startIndex(in stops: Stops) throws(Failure) -> Int? {
    guard let value else { return nil }
    if let index = stops.index(named: value) { return index }
    let number = DecimalNumber(value)
    if let number {
      let index = stops.index(nearestTo: number)
      if stops[index].value == number { return index }
    }
    throw .usage(
      "--value",
      "\"\(SpokenText.cleaned(value))\" is not one of the stops; "
        + stops.advice(insteadOf: value, number)
    )
  }

  private static let nothing = Failure(
    status: .usage,
    message:
      "say what can be chosen, with --steps, --names, --from and --to, or --values; for example --steps 5"
  )

  private func range() throws(Failure) -> Stops {
    guard let from, let to else {
      throw .usage(from == nil ? "--from" : "--to", "a range needs both --from and --to")
    }
    let minimum = try number(for: "--from")(from)
    let maximum = try number(for: "--to")(to)
    let step = try number(for: "--by")(by ?? "1")
    do {
      return try Stops(from: minimum, to: maximum, by: step)
    } catch .minimumAboveMaximum {
      throw .usage("--from", StopsError.minimumAboveMaximum(minimum, maximum).description)
    } catch {
      throw .usage("--by", error.description)
    }
  }

  private func rejectConflicts() throws(Failure) {
    let range = from != nil ? "--from" : to != nil ? "--to" : by != nil ? "--by" : nil
    let numeric = [steps.map { _ in "--steps" }, values.map { _ in "--values" }, range]
    var ways = numeric.compactMap(\.self)
    if steps != nil, names != nil { ways.append("--names") }
    guard ways.count > 1 else { return }
    throw .usage(ways.joined(separator: " and "), "stops can be given in one way only")
  }

  private func naming(_ stops: Stops, _ names: [String]?) throws(Failure) -> Stops {
    guard let names else { return stops }
    return try checked("--names") { () throws(StopsError) in try stops.naming(names) }
  }

  private func number(for flag: String) -> (String) throws(Failure) -> DecimalNumber {
    { text throws(Failure) in
      try readFlag(
        flag,
        text,
        "a decimal number of at most 18 digits, such as 0.25",
        DecimalNumber.init
      )
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { item in
      String(item.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
  }
}

/// Reads a flag's text, or says what was expected instead.
func readFlag<Value>(
  _ flag: String,
  _ text: String,
  _ rule: String,
  _ read: (String) -> Value?
) throws(Failure) -> Value {
  guard let value = read(text) else {
    throw .usage(flag, "\"\(SpokenText.cleaned(text))\" is not \(rule)")
  }
  return value
}

private func checked(
  _ flag: String,
  _ make: () throws(StopsError) -> Stops
) throws(Failure) -> Stops {
  do { return try make() } catch { throw .usage(flag, error.description) }
}

extension Stops {
  /// What could have been meant by a wrong value.
  fileprivate func advice(insteadOf text: String, _ number: DecimalNumber?) -> String {
    if let number {
      let index = index(nearestTo: number)
      let other = self[index].value < number ? index + 1 : index - 1
      let near = [index, other].filter(indices.contains).sorted()
        .map { self[$0].value.description }
      return "the nearest \(near.count == 1 ? "is" : "are") \(near.joined(separator: " and "))"
    }
    let nearest = prefix(1000).compactMap(\.name)
      .min { editDistance($0, text) < editDistance($1, text) }
    return nearest.map { "the nearest is \($0)" }
      ?? "they are numbers from \(minimum.value) to \(maximum.value)"
  }
}
