// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The exit status of the program, after `sysexits.h`. As with linters, 1 means that there are
/// findings.
enum ExitStatus: Int32, CaseIterable {
  case done = 0
  case findings = 1
  case usage = 64
  case badInput = 65
  case noInput = 66
  case unavailable = 69
  case cannotCreate = 73
  case badConfiguration = 78
  case interrupted = 130
}

/// An error with its exit status. The message names the subject and the rule.
struct Failure: Error, Equatable {
  let status: ExitStatus
  let message: String

  /// Returns the failure for a wrong flag.
  static func usage(_ flag: String, _ message: String) -> Failure {
    Failure(status: .usage, message: "\(flag): \(message)")
  }
}
