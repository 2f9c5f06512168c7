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

/// A message to the service manager.
enum ManagerMessage: Hashable {
  /// Keys are handled.
  case ready
  /// The configuration is being reloaded, since a time of the monotonic clock in microseconds;
  /// ``ready`` follows.
  case reloading(since: UInt64)
  /// The program ends.
  case stopping
  /// The loop is alive.
  case alive
  /// The status, in one line for people.
  case status(String)
}

extension ManagerMessage {
  /// The message as a line of the protocol.
  var line: String {
    switch self {
    case .ready: "READY=1"
    case .reloading(let since): "RELOADING=1\nMONOTONIC_USEC=\(since)"
    case .stopping: "STOPPING=1"
    case .alive: "WATCHDOG=1"
    case .status(let text):
      "STATUS=\(text.split(whereSeparator: \.isNewline).joined(separator: " "))"
    }
  }
}
