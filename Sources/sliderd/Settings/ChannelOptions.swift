// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
import Glibc
public import Logging
public import StepSliderSpeech
import StepSliderTerminal

/// The flags that say where keys come from, and where words and events go.
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
  /// The destination for a flag's text; `nil` if it is none.
  public init?(argument: String) { self.init(argument) }

  /// What can be given, for help texts and mistakes.
  public static var allValueStrings: [String] {
    ["auto", "pulse", "alsa", "alsa:DEVICE", "wav:FILE", "none"]
  }

  /// How the default is called in help texts.
  public var defaultValueDescription: String { self == .automatic ? "auto" : "\(self)" }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}

extension ChannelOptions {
  /// The modes that a drawing has on; those of the mouse only where the drawing's terminal is the one
  /// that is read, for else a shell would get the reports.
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
