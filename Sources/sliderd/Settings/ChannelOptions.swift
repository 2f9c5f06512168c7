// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
import Glibc
public import Logging
public import StepSliderSpeech
import StepSliderTerminal

/// The flags for the source of keys and the destinations of words and events.
struct ChannelOptions: ParsableArguments {
  @Option(.input) var inputs: [InputChoice]
  @Flag(.grab) var grab: Bool
  @Option(.audio) var audio: AudioDestination
  @Option(.output) var output: OutputChoice
  @Flag(.noMouse) var ignoresMouse: Bool
  @Option(.bus) var bus: BusChoice
  @Option(.screenReader) var screenReader: ScreenReaderChoice
  @Option(.logLevel) var logLevel: Logger.Level
}

extension AudioDestination: ExpressibleByArgument {
  /// Parses a flag's value.
  public init?(argument: String) { self.init(argument) }

  /// The possible values, for help texts and error messages.
  public static var allValueStrings: [String] {
    ["auto", "pulse", "alsa", "alsa:DEVICE", "wav:FILE", "none"]
  }

  /// The name of the default in help texts.
  public var defaultValueDescription: String { self == .automatic ? "auto" : "\(self)" }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}

extension ChannelOptions {
  /// Returns the terminal modes for a drawing. The mouse modes are on only if input comes from the
  /// same terminal; otherwise a shell would get the mouse reports.
  func modes(
    input: InputChoice?,
    output: OutputChoice,
    environment: [String: String]
  ) -> [TerminalMode] {
    guard output == .terminal else { return [] }
    let isRead = input == .terminal && Self.isSameTerminal(STDIN_FILENO, STDOUT_FILENO)
    guard isRead, !ignoresMouse else { return [.bracketedPaste] }
    return [.bracketedPaste] + TerminalMode.pointer(terminalType: environment["TERM"])
  }

  private static func isSameTerminal(_ descriptor: CInt, _ other: CInt) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    guard fstat(descriptor, &status) == 0, fstat(other, &otherStatus) == 0 else { return false }
    return status.st_rdev == otherStatus.st_rdev
  }
}
