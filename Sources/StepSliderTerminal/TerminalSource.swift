// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import StepSlider

/// A source of a terminal's keys, mouse reports and end. Start a ``RawTerminal`` first.
package final class TerminalSource: EventSource {
  private let input: any ByteInput
  private let start: ContinuousClock.Instant
  private var lastRead: ContinuousClock.Instant
  private var decoder = KeyDecoder()
  private var repeats = RepeatDetector()
  private var isOver = false

  /// Creates a source of a terminal's bytes, by default those of standard input.
  package init(_ input: any ByteInput = DescriptorInput(), clock: any EventClock = SystemClock()) {
    self.input = input
    start = clock.now
    lastRead = start
  }

  package var interests: [Interest] { isOver ? [] : [input.interest] }

  /// When to stop waiting for the rest of a sequence; `nil` between keys.
  package var deadline: ContinuousClock.Instant? { decoder.patience.map { lastRead + $0 } }

  /// Reads the available input.
  package func advance(_ wakeup: Wakeup) -> [TerminalEvent] {
    if wakeup.isReady(input.interest) { return read(at: wakeup.now) }
    guard let deadline, deadline <= wakeup.now else { return [] }
    return marked(decoder.giveUpWaiting())
  }

  private func read(at now: ContinuousClock.Instant) -> [TerminalEvent] {
    let bytes = input.read()
    lastRead = now
    guard bytes.isEmpty else { return marked(decoder.decode(bytes)) }
    isOver = true
    return [.hangup]
  }

  /// Marks keys that arrive as fast as those of a held key, and drops the releases of others.
  private func marked(_ events: [TerminalEvent]) -> [TerminalEvent] {
    events.compactMap { event in
      switch event {
      case .press(let press): .press(repeats.judge(press, at: lastRead - start))
      case .release(let key): repeats.release(key) ? event : nil
      default: event
      }
    }
  }
}
