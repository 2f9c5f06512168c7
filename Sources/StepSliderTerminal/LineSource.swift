// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop

/// Keys named by lines, such as those of a script on standard input.
package final class LineSource: EventSource {
  private let interest: Interest
  private let clock: any EventClock
  /// Whether nothing is being spoken: lines may wait for that.
  private let isSilent: () -> Bool
  private var script = LineScript()
  private var pace = LinePace()
  /// When there were no more lines; `nil` before.
  private var end: ContinuousClock.Instant?
  private var isOver = false

  /// Reads from a descriptor, standard input unless said otherwise; it stays the caller's.
  package init(
    descriptor: CInt = 0,
    clock: any EventClock = SystemClock(),
    isSilent: @escaping () -> Bool
  ) {
    interest = Interest(descriptor)
    (self.clock, self.isSilent) = (clock, isSilent)
  }

  /// Nothing is read while a line has to wait.
  package var interests: [Interest] {
    !isOver && pace.isFree && script.isHungry ? [interest] : []
  }

  package var deadline: ContinuousClock.Instant? {
    guard !isOver else { return nil }
    switch pace.pause {
    case nil: return script.isHungry ? nil : clock.now
    case .silence: return isSilent() ? clock.now : nil
    case .time(let end): return end
    }
  }

  /// Takes the lines up to the next that has to wait. What comes after those waits at least for the
  /// next turn, as they may have something spoken.
  package func advance(_ wakeup: Wakeup) -> [TerminalEvent] {
    if wakeup.isReady(interest) { read() }
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
    let bytes = TerminalSource.bytes(from: interest.descriptor)
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
