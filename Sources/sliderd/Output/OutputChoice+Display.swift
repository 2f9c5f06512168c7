// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSliderTerminal

extension OutputChoice {
  /// What prints in the way that was chosen.
  func display(modes: [TerminalMode], environment: [String: String]) -> any Display {
    switch self {
    case .terminal:
      TerminalDisplay(
        style: TerminalStyle(descriptor: STDOUT_FILENO, environment: environment),
        modes: modes
      )
    case .json: JSONDisplay()
    case .none: NoDisplay()
    case .plain, .auto: PlainDisplay()
    }
  }

  /// Where the words of commands go: nowhere, where they would be written into the drawing.
  var commandOutput: RunningProgram.Output {
    self == .terminal && isatty(STDERR_FILENO) == 1 ? .nowhere : .standardError
  }
}

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
