// SPDX-License-Identifier: Apache-2.0

/// A picture made of dots, in one colour.
public struct Bitmap: Hashable, Sendable {
  /// The rows from the top; each `#` is a dot.
  public let rows: [String]

  /// Creates a picture from its rows, such as `["#..#", ".##."]`.
  public init(_ rows: [String]) { self.rows = rows }
}
