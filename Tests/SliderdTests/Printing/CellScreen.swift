// SPDX-License-Identifier: GPL-3.0-or-later

/// What a terminal shows, cell by cell. Each character takes one cell.
struct CellScreen: Equatable {
  /// A cell, counting from 0.
  struct Cell: Hashable, Comparable {
    let line: Int
    let column: Int

    static func < (first: Cell, second: Cell) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  /// The characters that aren't spaces.
  private(set) var cells: [Cell: Character] = [:]
  private(set) var cursor = Cell(line: 0, column: 0)

  /// The text of a line.
  func line(_ line: Int) -> String {
    let last = cells.keys.filter { $0.line == line }.map(\.column).max() ?? -1
    return String((0...max(0, last)).map { cells[Cell(line: line, column: $0)] ?? " " })
  }

  /// The cells that differ from those of an earlier screen, in order.
  func changes(since old: CellScreen) -> [Cell] {
    Set(cells.keys).union(old.cells.keys).filter { cells[$0] != old.cells[$0] }.sorted()
  }

  /// Writes text with the control sequences that sliderd uses.
  mutating func write(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}":
        rest = rest.dropFirst()
        let parameters = rest.prefix { !("A"..."z").contains($0) }
        rest = rest.dropFirst(parameters.count)
        guard let final = rest.popFirst() else { return }
        obey(final, Int(String(parameters)))
      case "\r": move(toColumn: 0)
      case "\n": move(by: 1)
      default:
        cells[cursor] = scalar == " " ? nil : Character(scalar)
        move(toColumn: cursor.column + 1)
      }
    }
  }

  private mutating func obey(_ final: Unicode.Scalar, _ number: Int?) {
    switch final {
    case "A": move(by: -(number ?? 1))
    case "B": move(by: number ?? 1)
    case "C": move(toColumn: cursor.column + (number ?? 1))
    case "J": cells = cells.filter { $0.key < cursor }
    default: break
    }
  }

  private mutating func move(by lines: Int) {
    cursor = Cell(line: cursor.line + lines, column: cursor.column)
  }

  private mutating func move(toColumn column: Int) {
    cursor = Cell(line: cursor.line, column: column)
  }
}
