// SPDX-License-Identifier: GPL-3.0-or-later

/// A line and column in a file, counting from 1. Columns count Unicode scalars.
struct SourceLocation: Hashable, Comparable {
  let line: Int
  let column: Int

  static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
