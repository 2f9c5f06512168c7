// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop

/// The end of input lines. Reports when the program can exit, after words and commands are
/// complete. A command's failure is still announced.
final class InputEnd: EventSource {
  /// When the lines ended; `nil` before that.
  private(set) var start: ContinuousClock.Instant?
  private let clock: any EventClock
  /// How long commands may continue.
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

  /// Records that there are no more lines since a time.
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
