// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Whether the tests, and the programs they start, were built with a sanitizer.
enum Sanitizer {
  /// Set by `Tests/Release/Reliability/sanitize`.
  static let isOn = ProcessInfo.processInfo.environment["SANITIZER"] != nil
}
