// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import Synchronization

/// The text size of the GNOME desktop, set with `gsettings`, without a shell.
///
/// One command runs at a time. Of the sizes requested meanwhile, only the newest is set next.
final class DesktopTextSize: Sendable {
  private let work = Mutex(Work())
  /// Signalled whenever a command ends.
  private let ending = NSCondition()
  private let wake: @Sendable () -> Void
  private static let setting = ["org.gnome.desktop.interface", "text-scaling-factor"]

  private struct Work {
    var isRunning = false
    var waiting: DecimalNumber?
    var failures: [String] = []
  }

  /// Creates the setter. It calls `wake`, on any thread, when ``failures()`` has something new.
  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// The desktop's current size, as a factor of the normal size; `nil` if it can't be read.
  static var current: DecimalNumber? {
    let (process, answer) = (gsettings("get"), Pipe())
    process.standardOutput = answer
    guard (try? process.run()) != nil else { return nil }
    let text = String(decoding: answer.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return DecimalNumber(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Requests a size, as a factor of the normal size, and returns at once.
  func set(_ factor: DecimalNumber) {
    let isFree = work.withLock { work in
      work.waiting = work.isRunning ? factor : nil
      defer { work.isRunning = true }
      return !work.isRunning
    }
    if isFree { start(factor) }
  }

  /// Waits until the newest size is set, for at most `limit`. If the program exited first, that
  /// size would be lost.
  func finish(within limit: Duration) {
    let end = Date(timeIntervalSinceNow: limit / .seconds(1))
    ending.withLock {
      while work.withLock({ $0.isRunning }), ending.wait(until: end) {}
    }
  }

  /// Returns the errors since the last call.
  func failures() -> [String] {
    work.withLock { work in
      defer { work.failures = [] }
      return work.failures
    }
  }

  private static func gsettings(_ verb: String, _ value: String...) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gsettings", verb] + setting + value
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func start(_ factor: DecimalNumber) {
    let process = Self.gsettings("set", factor.description)
    process.terminationHandler = { self.ended(status: $0.terminationStatus) }
    do {
      try process.run()
    } catch {
      ended(status: 126)
    }
  }

  private func ended(status: Int32) {
    let next = work.withLock { work in
      if status != 0 { work.failures.append(Self.message(about: status)) }
      defer { (work.isRunning, work.waiting) = (work.waiting != nil, nil) }
      return work.waiting
    }
    ending.withLock { ending.broadcast() }
    if status != 0 { wake() }
    if let next { start(next) }
  }

  /// `env` exits with 127 if the program doesn't exist.
  private static func message(about status: Int32) -> String {
    status == 127
      ? "program gsettings not found; install the package libglib2.0-bin"
      : "gsettings failed with exit status \(status); the text size of the desktop did not change"
  }
}
