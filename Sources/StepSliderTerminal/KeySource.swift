// SPDX-License-Identifier: GPL-3.0-or-later

/// Where keys come from: a terminal or lines, both on standard input.
package struct KeySource {
  /// What came in.
  package enum Arrival: Hashable, Sendable {
    /// Keys of the terminal.
    case events([TerminalEvent])
    /// Input for the script, whose ``LineScript/next()`` gives the steps; or its end.
    case lines
    /// The terminal is gone.
    case end
  }

  private var terminal = TerminalReader()
  /// The lines, where keys come from lines.
  package var script: LineScript?

  private init(script: LineScript?) { self.script = script }

  /// Keys from the terminal on standard input.
  package static var terminal: KeySource { KeySource(script: nil) }

  /// Keys named by lines on standard input.
  package static var lines: KeySource { KeySource(script: LineScript()) }

  /// When an unfinished escape sequence is given up.
  package var deadline: ContinuousClock.Instant? { terminal.deadline }

  /// Reads what there is; the descriptor must be ready.
  package mutating func read() -> Arrival {
    guard script == nil else { return readLines() }
    return terminal.read().map { .events($0) } ?? .end
  }

  /// What an unfinished sequence was, if it is time to give it up.
  package mutating func giveUpWaiting() -> [TerminalEvent] { terminal.giveUpWaiting() }

  /// What the terminal sends before a deadline; `nil` if nothing, and at the end of input.
  package mutating func read(until deadline: ContinuousClock.Instant) -> [TerminalEvent]? {
    let interest = Poller.Interest(descriptor: terminal.descriptor)
    return Poller.wait(for: [interest], until: deadline) == [true] ? terminal.read() : nil
  }

  private mutating func readLines() -> Arrival {
    let bytes = TerminalReader.bytes(from: terminal.descriptor)
    if bytes.isEmpty { script?.endInput() } else { script?.append(bytes) }
    return .lines
  }
}
