// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc

/// What a service manager is told of a run; without one, nothing.
final class Supervision: EventSource {
  private let supervisor: Supervisor?
  private var watchdog: Watchdog?
  private var status = ""

  /// What the environment asks for. The variables are for this process alone, and are taken out of
  /// its environment, which commands inherit: call it before the first thread.
  init(environment: [String: String], clock: any EventClock) {
    supervisor = Supervisor(environment: environment)
    watchdog =
      supervisor == nil
      ? nil : Watchdog(environment: environment, process: getpid(), now: clock.now)
    for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) }
  }

  var deadline: ContinuousClock.Instant? { watchdog?.deadline }

  /// Tells that keys are followed, and how it stands.
  func begin(status: String) {
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

  /// Tells how it stands, if that is new.
  func note(status: @autoclosure () -> String) {
    guard let supervisor else { return }
    let status = status()
    guard status != self.status else { return }
    self.status = status
    supervisor.tell(.status(status))
  }

  /// Tells that the loop goes round, if it is time to.
  func advance(_ wakeup: Wakeup) -> [Never] {
    if watchdog?.isDue(at: wakeup.now) == true { supervisor?.tell(.alive) }
    return []
  }

  /// Tells that the program ends.
  func end() { supervisor?.tell(.stopping) }
}
