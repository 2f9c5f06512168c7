// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
public import Logging
import StepSliderSpeech
import StepSliderTerminal

/// The flags for the source of keys and the destinations of words and events.
struct ChannelOptions: ParsableArguments {
  @Option(.input) var inputs: [InputChoice]
  @Flag(.grab) var grab: Bool
  @Option(.audio) var audio: Given<AudioDestination>?
  @Option(.output) var output: OutputChoice
  @Flag(.noMouse) var ignoresMouse: Bool
  @Option(.bus) var bus: BusChoice
  @Option(.screenReader) var screenReader: ScreenReaderChoice
  @Option(.logLevel) var logLevel: Logger.Level
}

extension Logger.Level: @retroactive ExpressibleByArgument {}

extension ChannelOptions {
  /// Returns the terminal modes for an output. They are on only for a drawing whose terminal input
  /// comes from; otherwise a shell would get the reports.
  func modes(output: OutputChoice, isOneTerminal: Bool, terminalType: String?) -> [TerminalMode] {
    guard output == .terminal, isOneTerminal, TerminalMode.areReported(byType: terminalType) else {
      return []
    }
    return [.keyEvents] + (ignoresMouse ? [] : TerminalMode.pointer)
  }
}
