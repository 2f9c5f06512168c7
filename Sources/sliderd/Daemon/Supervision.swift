// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc

/// The reports to a service manager, in the protocol of `sd_notify(3)`.
final class Supervision: EventSource {
  private let outside: any Outside
  /// The time between signs of life; `nil` if the manager wants none.
  private let interval: Duration?
  private(set) var deadline: Duration?
  private var status = ""

  init(by outside: any Outside) {
    self.outside = outside
    interval =
      outside.hasManager
      ? Self.interval(environment: outside.environment, process: outside.processID) : nil
    deadline = interval.map { _ in outside.clock.now }
  }

  /// Returns half the manager's time limit; `nil` if it has none, or for another process.
  static func interval(environment: [String: String], process: Int32) -> Duration? {
    guard let time = environment["WATCHDOG_USEC"].flatMap({ Int64($0) }), time > 0 else {
      return nil
    }
    let addressee = environment["WATCHDOG_PID"]
    return addressee == nil || addressee == "\(process)" ? .microseconds(max(time / 2, 1)) : nil
  }

  /// Reports that keys are handled.
  func reportReady(status: String) {
    self.status = status
    report("READY=1\n" + Self.line(ofStatus: status))
  }

  /// Reports that the configuration is being reloaded; ``reportReady(status:)`` follows.
  func reportReload() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let microseconds = UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1_000
    report("RELOADING=1\nMONOTONIC_USEC=\(microseconds)")
  }

  func reportStatus(_ status: @autoclosure () -> String) {
    guard outside.hasManager else { return }
    let status = status()
    guard status != self.status else { return }
    self.status = status
    report(Self.line(ofStatus: status))
  }

  func reportEnd() { report("STOPPING=1") }

  func advance(_ wakeup: Wakeup) -> [Never] {
    guard let deadline, wakeup.now >= deadline else { return [] }
    self.deadline = interval.map { wakeup.now + $0 }
    report("WATCHDOG=1")
    return []
  }

  /// Returns the message with the status, in one line for people.
  static func line(ofStatus text: String) -> String {
    "STATUS=\(text.split(whereSeparator: \.isNewline).joined(separator: " "))"
  }

  private func report(_ message: String) { if outside.hasManager { outside.tellManager(message) } }
}
