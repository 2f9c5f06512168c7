// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc

/// The reports to a service manager; without one, nothing is reported.
final class Supervision: EventSource {
  private let outside: any Outside
  private var watchdog: Watchdog?
  private var status = ""

  /// Reads the service manager's variables.
  init(by outside: any Outside) {
    self.outside = outside
    guard outside.hasManager else { return }
    watchdog = Watchdog(
      environment: outside.environment,
      process: outside.processID,
      now: outside.clock.now
    )
  }

  var deadline: ContinuousClock.Instant? { watchdog?.deadline }

  /// Reports that keys are handled, with the status.
  func begin(status: String) {
    self.status = status
    tell(.ready, .status(status))
  }

  /// Reports that the configuration is being reloaded; ``begin(status:)`` follows.
  func reload() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let microseconds = UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1_000
    tell(.reloading(since: microseconds))
  }

  /// Reports the status if it has changed.
  func note(status: @autoclosure () -> String) {
    guard outside.hasManager else { return }
    let status = status()
    guard status != self.status else { return }
    self.status = status
    tell(.status(status))
  }

  /// Reports that the loop is alive, if that is due.
  func advance(_ wakeup: Wakeup) -> [Never] {
    if watchdog?.isDue(at: wakeup.now) == true { tell(.alive) }
    return []
  }

  /// Reports that the program ends.
  func end() { tell(.stopping) }

  private func tell(_ messages: ManagerMessage...) {
    guard outside.hasManager else { return }
    outside.tellManager(messages.map(\.line).joined(separator: "\n"))
  }
}
