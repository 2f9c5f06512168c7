// SPDX-License-Identifier: GPL-3.0-or-later

/// Line and column in a file, counted from 1; columns count Unicode scalars.
struct SourceLocation: Hashable, Comparable {
  let line: Int
  let column: Int

  static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
