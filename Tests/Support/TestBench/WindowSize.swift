// SPDX-License-Identifier: GPL-3.0-or-later

/// The size of a terminal, in characters.
package struct WindowSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
  }
}
