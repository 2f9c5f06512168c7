// SPDX-License-Identifier: GPL-3.0-or-later

/// The schedule of signs of life, so that the service manager doesn't consider the program hung.
struct Watchdog {
  /// The time between signs of life: half the manager's time limit.
  let interval: Duration
  /// When the next sign of life is due.
  private(set) var deadline: ContinuousClock.Instant

  /// Creates the watchdog that the environment requests for a process; the first sign of life is
  /// due at once. Fails if none is requested, or it is for another process.
  init?(environment: [String: String], process: Int32, now: ContinuousClock.Instant) {
    guard let time = environment["WATCHDOG_USEC"].flatMap({ Int64($0) }), time > 0 else {
      return nil
    }
    let addressee = environment["WATCHDOG_PID"]
    guard addressee == nil || addressee == "\(process)" else { return nil }
    interval = .microseconds(max(time / 2, 1))
    deadline = now
  }

  /// Returns whether a sign of life is due. If so, it counts as given.
  mutating func isDue(at time: ContinuousClock.Instant) -> Bool {
    guard time >= deadline else { return false }
    deadline = time + interval
    return true
  }
}
