// SPDX-License-Identifier: GPL-3.0-or-later

/// When a service manager has to hear that the loop goes round, so that it doesn't take it for hung.
struct Watchdog {
  /// How long from one sign of life to the next: half the time after which the manager acts.
  let interval: Duration
  /// When the next sign of life is due.
  private(set) var deadline: ContinuousClock.Instant

  /// The watchdog that the environment asks a process for, the first sign of life being due at once;
  /// `nil` if it asks for none, or asks another process.
  init?(environment: [String: String], process: Int32, now: ContinuousClock.Instant) {
    guard let time = environment["WATCHDOG_USEC"].flatMap({ Int64($0) }), time > 0 else {
      return nil
    }
    let addressee = environment["WATCHDOG_PID"]
    guard addressee == nil || addressee == "\(process)" else { return nil }
    interval = .microseconds(max(time / 2, 1))
    deadline = now
  }

  /// Whether a sign of life is due; then it is taken to be given.
  mutating func isDue(at time: ContinuousClock.Instant) -> Bool {
    guard time >= deadline else { return false }
    deadline = time + interval
    return true
  }
}
