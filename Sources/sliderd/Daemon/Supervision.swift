// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc

/// The reports to a service manager; without one, nothing is reported.
final class Supervision: EventSource {
  private let supervisor: Supervisor?
  private var watchdog: Watchdog?
  private var status = ""

  /// Reads the service manager's variables, and removes them from the environment that commands
  /// inherit. Call this before the first thread starts.
  init(environment: [String: String], clock: any EventClock) {
    supervisor = Supervisor(environment: environment)
    watchdog =
      supervisor == nil
      ? nil : Watchdog(environment: environment, process: getpid(), now: clock.now)
    for name in ["NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"] { unsetenv(name) }
  }

  var deadline: ContinuousClock.Instant? { watchdog?.deadline }

  /// Reports that keys are handled, with the status.
  func begin(status: String) {
    self.status = status
    supervisor?.tell(.ready, .status(status))
  }

  /// Reports that the configuration is being reloaded; ``begin(status:)`` follows.
  func reload() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let microseconds = UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1_000
    supervisor?.tell(.reloading(since: microseconds))
  }

  /// Reports the status if it has changed.
  func note(status: @autoclosure () -> String) {
    guard let supervisor else { return }
    let status = status()
    guard status != self.status else { return }
    self.status = status
    supervisor.tell(.status(status))
  }

  /// Reports that the loop is alive, if that is due.
  func advance(_ wakeup: Wakeup) -> [Never] {
    if watchdog?.isDue(at: wakeup.now) == true { supervisor?.tell(.alive) }
    return []
  }

  /// Reports that the program ends.
  func end() { supervisor?.tell(.stopping) }
}
