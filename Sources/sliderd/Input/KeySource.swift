// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderTerminal

/// Where keys come from: a terminal or lines, both on standard input.
struct KeySource {
  /// What came in.
  enum Arrival {
    case events([TerminalEvent])
    case lines
    case end
  }

  private var terminal = TerminalReader()
  var script: LineScript?

  init(choice: InputChoice) { script = choice == .lines ? LineScript() : nil }

  /// When an unfinished escape sequence is given up.
  var deadline: ContinuousClock.Instant? { terminal.deadline }

  /// Reads what there is; the descriptor must be ready.
  mutating func read() -> Arrival {
    guard script == nil else { return readLines() }
    return terminal.read().map { .events($0) } ?? .end
  }

  /// What an unfinished sequence was, if it is time to give it up.
  mutating func giveUpWaiting() -> [TerminalEvent] { terminal.giveUpWaiting() }

  private mutating func readLines() -> Arrival {
    let bytes = TerminalReader.bytes(from: terminal.descriptor)
    if bytes.isEmpty { script?.endInput() } else { script?.append(bytes) }
    return .lines
  }
}
