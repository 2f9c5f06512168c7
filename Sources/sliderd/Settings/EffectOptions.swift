// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Glibc
import StepSlider

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
  @Option(help: .init("Seconds until a command that hangs is ended, 1 to 3600.", valueName: "N"))
  var onChangeTime = 10
  @Option(help: .init("Keep the position here, and begin with it next time.", valueName: "FILE"))
  var state: String?

  /// What the flags ask for.
  func plan() throws(Failure) -> ChangeEffects.Plan {
    guard (1...3600).contains(onChangeTime) else {
      throw .usage("--on-change-time", "\(onChangeTime) is not from 1 to 3600")
    }
    return ChangeEffects.Plan(
      command: try onChange.map { text throws(Failure) in try Self.command(text) },
      patience: .seconds(onChangeTime),
      file: try state.map { path throws(Failure) in try StateFile(path: path) }
    )
  }

  private static func command(_ text: String) throws(Failure) -> CommandTemplate {
    let command: CommandTemplate
    do { command = try CommandTemplate(text) } catch {
      throw .usage("--on-change", error.description)
    }
    guard ProgramSearch.isThere(command.program) else {
      let program = SpokenText.cleaned(command.program)
      throw Failure(status: .noInput, message: "--on-change: there is no program \(program)")
    }
    return command
  }
}
