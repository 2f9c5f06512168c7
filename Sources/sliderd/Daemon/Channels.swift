// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Logging
import StepSliderTerminal

/// How the daemon reaches the user and other programs: what the options ask for, as far as the
/// outside has it.
struct Channels {
  /// The choice for standard input; `nil` if it isn't read.
  let input: InputChoice?
  private let outside: any Outside
  private let flags: Layers
  private let output: OutputChoice
  /// Whether the terminal of the keys marks pasted text.
  let marksPastes: Bool
  private let modes: [TerminalMode]

  init(_ flags: Layers, reading input: InputChoice?, of outside: any Outside) {
    (self.flags, self.input, self.outside) = (flags, input, outside)
    let type = outside.environment["TERM"]
    let choice = flags[.output] ?? .auto
    output = choice.resolved(isTerminal: outside.screen.isTerminal, terminalType: type)
    let isScreen = outside.terminal.isScreen
    // Whatever reads JSON from this terminal reads nothing else.
    marksPastes = TerminalMode.areKnown(byType: type) && !(output == .json && isScreen)
    let isOneTerminal = input == .terminal && isScreen
    modes = flags.modes(output: output, isOneTerminal: isOneTerminal, terminalType: type)
  }

  /// The text that restores the terminal of the drawing.
  var farewell: String { TerminalDisplay.farewell(modes) }

  /// The destination of commands' output. It is discarded if it would disturb the drawing.
  var commandOutput: ProgramOutput {
    output == .terminal && outside.screen.isLogOnTerminal || !logsPrograms ? .nowhere : .log
  }

  /// Whether the log level includes what programs print.
  var logsPrograms: Bool { logLevel <= SystemPrograms.logLevel }

  private var logLevel: Logger.Level { flags[.logLevel] ?? .notice }

  var printer: Printer {
    Printer(
      output.display(on: outside.screen, modes: modes),
      on: outside.screen,
      logLevel: logLevel,
      clock: outside.clock
    )
  }

  var screenReader: ScreenReaderLink {
    ScreenReaderLink(
      flags[.screenReader] ?? .auto,
      takesFocus: input == nil,
      sharesTerminal: outside.screen.isTerminal && outside.environment["TERM"] != "linux",
      environment: outside.environment,
      clock: outside.clock,
      through: outside.buses
    )
  }

  var presence: BusPresence {
    BusPresence(
      flags[.bus] ?? .auto,
      process: outside.processID,
      environment: outside.environment,
      clock: outside.clock,
      through: outside.buses
    )
  }
}

extension Layers {
  /// Returns the terminal modes for an output. They are on only for a drawing whose terminal input
  /// comes from; otherwise a shell would get the reports.
  func modes(output: OutputChoice, isOneTerminal: Bool, terminalType: String?) -> [TerminalMode] {
    guard output == .terminal, isOneTerminal, TerminalMode.areReported(byType: terminalType) else {
      return []
    }
    return [.keyEvents] + (self[.noMouse] == true ? [] : TerminalMode.pointer)
  }
}
