// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc
import StepSlider

/// A source of a terminal's keys, mouse reports and end. Start a ``RawTerminal`` first.
package final class TerminalSource: EventSource {
  private static let readSize = 4096

  private let interest: Interest
  private let start: ContinuousClock.Instant
  private var lastRead: ContinuousClock.Instant
  private var decoder = KeyDecoder()
  private var repeats = RepeatDetector()
  private var isOver = false

  /// Creates a source for a descriptor, by default standard input; the caller closes it.
  package init(descriptor: CInt = 0, clock: any EventClock = SystemClock()) {
    interest = Interest(descriptor)
    start = clock.now
    lastRead = start
  }

  package var interests: [Interest] { isOver ? [] : [interest] }

  /// When to stop waiting for the rest of a sequence; `nil` between keys.
  package var deadline: ContinuousClock.Instant? { decoder.patience.map { lastRead + $0 } }

  /// Reads the available input.
  package func advance(_ wakeup: Wakeup) -> [TerminalEvent] {
    if wakeup.isReady(interest) { return read(at: wakeup.now) }
    guard let deadline, deadline <= wakeup.now else { return [] }
    return marked(decoder.giveUpWaiting())
  }

  private func read(at now: ContinuousClock.Instant) -> [TerminalEvent] {
    let bytes = Self.bytes(from: interest.descriptor)
    lastRead = now
    guard bytes.isEmpty else { return marked(decoder.decode(bytes)) }
    isOver = true
    return [.hangup]
  }

  /// Reads at most 4,096 bytes, waiting if there are none yet; returns none at the end of input.
  static func bytes(from descriptor: CInt) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: readSize) { buffer, count in
      repeat {
        count = Glibc.read(descriptor, buffer.baseAddress, readSize)
      } while count < 0 && errno == EINTR
      count = max(0, count)
    }
  }

  /// Marks keys that arrive as fast as those of a held key.
  private func marked(_ events: [TerminalEvent]) -> [TerminalEvent] {
    events.map { event in
      guard case .press(let press) = event else { return event }
      return .press(repeats.judge(press, at: lastRead - start))
    }
  }
}
