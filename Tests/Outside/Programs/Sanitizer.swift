// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Whether the tests, and the programs they start, were built with a sanitizer.
enum Sanitizer {
  /// Set by `Tests/Release/Reliability/sanitize`.
  static let isOn = kind != nil
  /// Whether a thread that only computes gets no signals: the thread sanitizer keeps them back
  /// until it calls the system.
  static let delaysSignals = kind == "thread"

  private static let kind = ProcessInfo.processInfo.environment["SANITIZER"]
}
