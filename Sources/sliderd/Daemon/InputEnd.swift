// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop

/// The end of lines: words and commands may still go on, and a command's failure is still to be said.
/// Tells when it is time to go.
final class InputEnd: EventSource {
  /// When there were no more lines; `nil` before.
  private(set) var start: ContinuousClock.Instant?
  private let clock: any EventClock
  /// How long commands may go on.
  private let patience: Duration
  private let isSilent: () -> Bool
  private let areCommandsRunning: () -> Bool

  init(
    clock: any EventClock,
    patience: Duration,
    isSilent: @escaping () -> Bool,
    areCommandsRunning: @escaping () -> Bool
  ) {
    (self.clock, self.patience) = (clock, patience)
    (self.isSilent, self.areCommandsRunning) = (isSilent, areCommandsRunning)
  }

  /// Notes that there are no more lines since a time.
  func begin(at time: ContinuousClock.Instant) { start = time }

  var deadline: ContinuousClock.Instant? {
    guard let start else { return nil }
    if areCommandsRunning(), clock.now < start + patience { return start + patience }
    return isSilent() ? clock.now : nil
  }

  func advance(_ wakeup: Wakeup) -> [Void] {
    guard let start, isSilent() else { return [] }
    return areCommandsRunning() && wakeup.now < start + patience ? [] : [()]
  }
}
