// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A stream that a program plays on a sound server.
package struct SinkInput: Hashable, Sendable, Decodable {
  package let index: Int
  /// Whether the program has paused it.
  package let corked: Bool
  /// The program's description of it, such as `media.role` and `application.name`.
  package let properties: [String: String]
}
