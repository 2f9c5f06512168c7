// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import StepSlider

/// Reads a terminal's keys, and knows when to stop waiting for the rest of one.
///
/// A program that does nothing else calls ``next()`` in a loop. One with a loop of its own polls the
/// descriptor, calls ``read()`` when it is ready and ``giveUpWaiting()`` when ``deadline`` has
/// passed. The terminal should be a ``RawTerminal`` that has begun.
package struct TerminalReader {
  /// The terminal; it stays the caller's.
  package let descriptor: CInt

  private static let readSize = 4096

  private let start = ContinuousClock.now
  private var lastRead = ContinuousClock.now
  private var decoder = KeyDecoder()
  private var repeats = RepeatDetector()

  /// Reads from a descriptor, standard input unless said otherwise.
  package init(descriptor: CInt = 0) { self.descriptor = descriptor }

  /// When to give up what has begun and didn't go on; `nil` between keys.
  package var deadline: ContinuousClock.Instant? { decoder.patience.map { lastRead + $0 } }

  /// Waits for something to happen; `nil` at the end of input, as when the terminal is gone.
  ///
  /// The events may be none, after a sequence that means nothing here, or after a signal.
  package mutating func next() -> [TerminalEvent]? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let patience = deadline.map { max(0, ($0 - .now) / .milliseconds(1)) } ?? -1
    return poll(&request, 1, CInt(patience.rounded(.up))) > 0 ? read() : giveUpWaiting()
  }

  /// Reads what there is; `nil` at the end of input. Waits if there is nothing yet.
  package mutating func read() -> [TerminalEvent]? {
    let bytes = Self.bytes(from: descriptor)
    lastRead = .now
    return bytes.isEmpty ? nil : judge(decoder.decode(bytes))
  }

  /// What an unfinished sequence was, if it is time to give it up.
  package mutating func giveUpWaiting() -> [TerminalEvent] {
    guard let deadline, deadline <= .now else { return [] }
    return judge(decoder.giveUpWaiting())
  }

  /// Reads what there is, at most 4096 bytes; none at the end of input. Waits if there is nothing
  /// yet.
  package static func bytes(from descriptor: CInt) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: readSize) { buffer, count in
      repeat {
        count = Glibc.read(descriptor, buffer.baseAddress, readSize)
      } while count < 0 && errno == EINTR
      count = max(0, count)
    }
  }

  private mutating func judge(_ events: [TerminalEvent]) -> [TerminalEvent] {
    events.map { event in
      guard case .press(let press) = event else { return event }
      return .press(repeats.judge(press, at: lastRead - start))
    }
  }
}
