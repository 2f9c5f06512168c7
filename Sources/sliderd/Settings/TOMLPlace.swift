// SPDX-License-Identifier: GPL-3.0-or-later

/// A place in a text, counted from 1; columns count Unicode scalars.
struct TOMLPlace: Hashable, Comparable {
  let line: Int
  let column: Int

  static func < (left: TOMLPlace, right: TOMLPlace) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
