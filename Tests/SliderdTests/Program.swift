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

/// One event of `--output json`.
struct Event: Decodable, Equatable {
  let event: String
  var text: String?
  var index: Int?
  var from: Int?
  var to: Int?
  var interrupted: Bool?
  var cause: String?
  var end: String?
  var reason: String?
  var message: String?
  var state: String?
  var name: String?
  var done: Bool?
  var sliders: [String]?

  /// Returns the events of an output, which must all be complete.
  static func all(in output: some StringProtocol) throws -> [Event] {
    try output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Event.self, from: Data(line.utf8))
    }
  }
}

extension [Event] {
  /// The words handed to the voice.
  var spoken: [String] { filter { $0.event == "speech" }.compactMap(\.text) }
}
