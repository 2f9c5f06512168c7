// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Glibc
import StepSliderTerminal

/// The program's environment at the start, and the objects that depend on it.
struct Outside {
  let environment: [String: String]
  /// The choice for standard input; `nil` if it isn't read.
  let input: InputChoice?
  let controllingTerminal: ControllingTerminal
  private let channels: ChannelOptions
  private let output: OutputChoice
  private let modes: [TerminalMode]

  /// Examines the environment. Call this before signals are handled.
  init(of channels: ChannelOptions, reading input: InputChoice?) {
    controllingTerminal = ControllingTerminal()
    environment = ProcessInfo.processInfo.environment
    (self.channels, self.input) = (channels, input)
    output = channels.output.resolved(
      isTerminal: isatty(STDOUT_FILENO) == 1,
      terminalType: environment["TERM"]
    )
    modes = channels.modes(input: input, output: output, environment: environment)
  }

  /// The text that restores the terminal.
  var farewell: String { TerminalDisplay.farewell(modes) }

  /// The destination of commands' output. It is discarded if it would be written into the drawing.
  var commandOutput: RunningProgram.Output {
    output == .terminal && isatty(STDERR_FILENO) == 1 ? .nowhere : .standardError
  }

  func printer(clock: any EventClock) -> Printer {
    Printer(
      display: output.display(modes: modes, environment: environment),
      logLevel: channels.logLevel,
      clock: clock
    )
  }

  func screenReader(clock: any EventClock) -> ScreenReaderLink {
    ScreenReaderLink(
      channels.screenReader,
      takesFocus: input == nil,
      environment: environment,
      clock: clock
    )
  }

  func presence(clock: any EventClock) -> BusPresence {
    BusPresence(channels.bus, environment: environment, clock: clock)
  }
}
