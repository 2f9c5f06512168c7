// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestBench

/// The program under test, built along with the tests.
enum Program {
  /// Returns the program with arguments, in an environment without language, sound or kept
  /// positions.
  static func sliderd(_ arguments: String..., environment: [String: String] = [:]) -> Command {
    let quiet = [
      "PATH": "/usr/bin:/bin", "HOME": NSTemporaryDirectory(), "LANG": "C.UTF-8",
      "SWIFT_BACKTRACE": "enable=no",
      "XDG_STATE_HOME": NSTemporaryDirectory() + "sliderd-state-\(UUID().uuidString)",
    ]
    return Command(
      BuiltProgram.path("sliderd"),
      arguments,
      environment: quiet.merging(environment) { $1 }
    )
  }
}
