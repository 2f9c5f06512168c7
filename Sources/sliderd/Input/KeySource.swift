// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSlider

/// Where keys come from: a terminal or lines, both on standard input.
struct KeySource {
  /// What came in.
  enum Arrival {
    case events([TerminalEvent])
    case lines
    case end
  }

  private static let descriptor = STDIN_FILENO
  private static let readSize = 4096

  private var decoder = KeyDecoder()
  private var repeats = RepeatDetector()
  private var lastRead: ContinuousClock.Instant = .now
  var script: LineScript?

  init(choice: InputChoice) { script = choice == .lines ? LineScript() : nil }

  /// When an unfinished escape sequence is given up.
  var deadline: ContinuousClock.Instant? {
    decoder.patience.map { lastRead + $0 }
  }

  /// Reads what there is; the descriptor must be ready.
  mutating func read(since start: ContinuousClock.Instant) -> Arrival {
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.readSize) { buffer, count in
      count = max(0, Glibc.read(Self.descriptor, buffer.baseAddress, Self.readSize))
    }
    lastRead = .now
    guard script == nil else {
      if bytes.isEmpty { script?.endInput() } else { script?.append(bytes) }
      return .lines
    }
    guard !bytes.isEmpty else { return .end }
    return .events(judge(decoder.decode(bytes), since: start))
  }

  /// What an unfinished sequence was, if it is time to give it up.
  mutating func giveUpWaiting(since start: ContinuousClock.Instant) -> [TerminalEvent] {
    guard let deadline, deadline <= .now else { return [] }
    return judge(decoder.giveUpWaiting(), since: start)
  }

  private mutating func judge(
    _ events: [TerminalEvent],
    since start: ContinuousClock.Instant
  ) -> [TerminalEvent] {
    events.map { event in
      guard case .press(let press) = event else { return event }
      return .press(repeats.judge(press, at: lastRead - start))
    }
  }
}
