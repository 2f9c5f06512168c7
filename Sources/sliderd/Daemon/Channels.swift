// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSliderTerminal

/// How the daemon reaches the user and other programs: what the options ask for, as far as the
/// outside has it.
struct Channels {
  /// The choice for standard input; `nil` if it isn't read.
  let input: InputChoice?
  private let outside: any Outside
  private let options: ChannelOptions
  private let output: OutputChoice
  /// Whether the terminal of the keys marks pasted text.
  let marksPastes: Bool
  private let modes: [TerminalMode]

  init(_ options: ChannelOptions, reading input: InputChoice?, of outside: any Outside) {
    (self.options, self.input, self.outside) = (options, input, outside)
    let type = outside.environment["TERM"]
    output = options.output.resolved(isTerminal: outside.screen.isTerminal, terminalType: type)
    let isScreen = outside.terminal.isScreen
    // Whatever reads JSON from this terminal reads nothing else.
    marksPastes = TerminalMode.areKnown(byType: type) && !(output == .json && isScreen)
    let isOneTerminal = input == .terminal && isScreen
    modes = options.modes(output: output, isOneTerminal: isOneTerminal, terminalType: type)
  }

  /// The text that restores the terminal of the drawing.
  var farewell: String { TerminalDisplay.farewell(modes) }

  /// The destination of commands' output. It is discarded if it would disturb the drawing.
  var commandOutput: ProgramOutput {
    output == .terminal && outside.screen.isLogOnTerminal || !logsPrograms ? .nowhere : .log
  }

  /// Whether the log level includes what programs print.
  var logsPrograms: Bool { options.logLevel <= SystemPrograms.logLevel }

  var printer: Printer {
    Printer(
      output.display(on: outside.screen, modes: modes),
      on: outside.screen,
      logLevel: options.logLevel,
      clock: outside.clock
    )
  }

  var screenReader: ScreenReaderLink {
    ScreenReaderLink(
      options.screenReader,
      takesFocus: input == nil,
      sharesTerminal: outside.screen.isTerminal && outside.environment["TERM"] != "linux",
      environment: outside.environment,
      clock: outside.clock,
      through: outside.buses
    )
  }

  var presence: BusPresence {
    BusPresence(
      options.bus,
      process: outside.processID,
      environment: outside.environment,
      clock: outside.clock,
      through: outside.buses
    )
  }
}
