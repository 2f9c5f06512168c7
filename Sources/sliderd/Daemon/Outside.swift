// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import Glibc
import StepSliderTerminal

/// What is known of the world around the program when it starts, and what is made after it.
struct Outside {
  let environment: [String: String]
  /// What is read of standard input; `nil` for nothing.
  let input: InputChoice?
  let controllingTerminal: ControllingTerminal
  private let channels: ChannelOptions
  private let output: OutputChoice
  private let modes: [TerminalMode]

  /// Looks around; to be made before signals are followed.
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

  /// What leaves the terminal as it was.
  var farewell: String { TerminalDisplay.farewell(modes) }

  /// Where the words of commands go: nowhere, where they would be written into the drawing.
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
