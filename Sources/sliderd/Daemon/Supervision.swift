// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// What a service manager is told of a run; without one, nothing.
struct Supervision {
  private let supervisor: Supervisor?
  private var watchdog: Watchdog?
  private var status = ""

  /// What the environment asks for. The variables are for this process alone, and are taken out of
  /// its environment, which commands inherit: call it before the first thread.
  init(environment: [String: String], now: ContinuousClock.Instant = .now) {
    supervisor = Supervisor(environment: environment)
    watchdog =
      supervisor == nil
      ? nil : Watchdog(environment: environment, process: getpid(), now: now)
    for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) }
  }

  /// When to call ``giveSignOfLife(at:)``.
  var deadline: ContinuousClock.Instant? { watchdog?.deadline }

  /// Tells that keys are followed, and how it stands.
  mutating func begin(status: String) {
    self.status = status
    supervisor?.tell(.ready, .status(status))
  }

  /// Tells that the configuration is read again; ``begin(status:)`` follows.
  func reload() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let microseconds = UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1_000
    supervisor?.tell(.reloading(since: microseconds))
  }

  /// Tells how it stands, if that is news.
  mutating func note(status: @autoclosure () -> String) {
    guard let supervisor else { return }
    let status = status()
    guard status != self.status else { return }
    self.status = status
    supervisor.tell(.status(status))
  }

  /// Tells that the loop goes round, if it is time to.
  mutating func giveSignOfLife(at time: ContinuousClock.Instant) {
    if watchdog?.isDue(at: time) == true { supervisor?.tell(.alive) }
  }

  /// Tells that the program ends.
  func end() { supervisor?.tell(.stopping) }
}
