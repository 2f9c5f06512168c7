// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// One event of `--output json`.
package struct Event: Decodable, Equatable, Sendable {
  package private(set) var event: String
  package private(set) var text: String?
  package private(set) var index: Int?
  package private(set) var from: Int?
  package private(set) var to: Int?
  package private(set) var interrupted: Bool?
  package private(set) var cause: String?
  package private(set) var end: String?
  package private(set) var reason: String?
  package private(set) var message: String?
  package private(set) var state: String?
  package private(set) var name: String?
  package private(set) var done: Bool?
  package private(set) var sliders: [String]?

  package init(event: String, reason: String? = nil) {
    (self.event, self.reason) = (event, reason)
  }

  /// Returns the events of an output, which must all be complete.
  package static func all(in output: some StringProtocol) throws -> [Event] {
    try output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Event.self, from: Data(line.utf8))
    }
  }
}

extension [Event] {
  /// The words handed to the voice.
  package var spoken: [String] { filter { $0.event == "speech" }.compactMap(\.text) }
}
