// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// How the program ends, after `sysexits.h`; 1 is what linters end with that found something.
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

/// Why the program can't do what was asked: the message names the thing and the rule.
struct Failure: Error, Equatable {
  let status: ExitStatus
  let message: String

  /// A wrong flag.
  static func usage(_ flag: String, _ message: String) -> Failure {
    Failure(status: .usage, message: "\(flag): \(message)")
  }
}
