// SPDX-License-Identifier: GPL-3.0-or-later

/// Rows of cells as aligned text, with the first column on the left and the others on the right.
package struct TextTable: Hashable, Sendable, CustomStringConvertible {
  package var rows: [[String]]

  package init(_ rows: [[String]]) {
    self.rows = rows
  }

  package var description: String {
    rows.map(line).joined(separator: "\n")
  }

  private func line(_ row: [String]) -> String {
    let cells = row.enumerated().map { column, cell in
      let padding = String(repeating: " ", count: width(of: column) - cell.count)
      return column == 0 ? cell + padding : padding + cell
    }
    return cells.joined(separator: "   ")
  }

  private func width(of column: Int) -> Int {
    rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
  }
}
