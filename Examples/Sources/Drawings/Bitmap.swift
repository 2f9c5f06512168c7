// SPDX-License-Identifier: Apache-2.0

/// A picture made of dots, in one colour.
public struct Bitmap: Hashable, Sendable {
  /// The rows from the top; where a row has a `#` is a dot.
  public let rows: [String]

  /// Makes a picture of its rows, such as `["#..#", ".##."]`.
  public init(_ rows: [String]) { self.rows = rows }
}
