// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser

/// The flags that say what a change does beside being spoken.
struct EffectOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: .init(
      "Run at each change, without a shell; {value} {index} {count} {name} {id} are filled in.",
      valueName: "COMMAND"
    )
  )
  var onChange: String?
  @Option(
    help: .init(
      "Seconds until a command that hangs is ended, 1 to 3600 (default: 10).",
      valueName: "N"
    ),
    transform: WholeNumber.read(suchAs: 10)
  )
  var onChangeTime: Int?
  @Option(
    help: .init("Keep the position here, and begin with it next time.", valueName: "FILE"),
    completion: .file()
  )
  var state: String?
  @Flag(help: "Keep no position, also where the configuration says so.")
  var noState = false

  /// What the flags ask for.
  func request() throws(Failure) -> EffectRequest {
    guard !noState || state == nil else {
      throw .usage("--state and --no-state", "choose one of them")
    }
    return EffectRequest(
      command: try onChange.map { text throws(Failure) in try Self.command(text) },
      seconds: onChangeTime,
      state: noState ? .nowhere : state.map { .file($0) }
    )
  }

  private static func command(_ text: String) throws(Failure) -> CommandTemplate {
    let command: CommandTemplate
    do { command = try CommandTemplate(text) } catch {
      throw .usage("--on-change", error.description)
    }
    if let problem = command.problem(findingPrograms: { ProgramSearch.isThere($0) }) {
      throw Failure(status: .noInput, message: "--on-change: \(problem)")
    }
    return command
  }
}
