// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop

/// A source of keys from lines, such as those of a script on standard input.
package final class LineSource: EventSource {
  private let input: any ByteInput
  private let clock: any EventClock
  /// Returns whether nothing is being spoken; lines can wait for that.
  private let isSilent: () -> Bool
  private var script = LineScript()
  private var pace = LinePace()
  /// When the input ended; `nil` before that.
  private var end: ContinuousClock.Instant?
  private var isOver = false

  /// Creates a source of lines, by default those of standard input.
  package init(
    _ input: any ByteInput = DescriptorInput(),
    clock: any EventClock = SystemClock(),
    isSilent: @escaping () -> Bool
  ) {
    (self.input, self.clock, self.isSilent) = (input, clock, isSilent)
  }

  /// Nothing while a line has to wait.
  package var interests: [Interest] {
    !isOver && pace.isFree && script.isHungry ? [input.interest] : []
  }

  package var deadline: ContinuousClock.Instant? {
    guard !isOver else { return nil }
    switch pace.pause {
    case nil: return script.isHungry ? nil : clock.now
    case .silence: return isSilent() ? clock.now : nil
    case .time(let end): return end
    }
  }

  /// Carries out the lines up to the next one that waits. Later lines wait at least until the
  /// next turn, because these may cause something to be spoken.
  package func advance(_ wakeup: Wakeup) -> [TerminalEvent] {
    if wakeup.isReady(input.interest) { read() }
    pace.advance(isSilent: isSilent(), at: wakeup.now)
    var events: [TerminalEvent] = []
    do throws(LineError) {
      while !isOver, pace.isFree, let step = try script.next() {
        take(step, into: &events, at: wakeup.now)
      }
    } catch {
      isOver = true
      events.append(.mistake(error))
    }
    return events
  }

  private func read() {
    let bytes = input.read()
    if bytes.isEmpty { script.endInput() } else { script.append(bytes) }
  }

  private func take(
    _ step: LineStep,
    into events: inout [TerminalEvent],
    at now: ContinuousClock.Instant
  ) {
    switch step {
    case .press(let press): events.append(.press(press))
    case .interrupt: events.append(.interrupt)
    case .quit: events.append(.quit)
    case .wait: pace.waitForSilence()
    case .sleep(let duration): pace.wait(until: now + duration)
    case .end:
      let start = end ?? now
      end = start
      isOver = events.isEmpty && isSilent()
      if isOver { events.append(.endOfInput(since: start)) } else { pace.waitForSilence() }
    }
  }
}
