// SPDX-License-Identifier: GPL-3.0-or-later

/// What a terminal tells of the mouse, in the form that ``TerminalMode/sgrMouse`` asks for.
package struct PointerReport: Hashable, Sendable {
  /// The largest row or column that is believed: a terminal's size is 16 bits.
  package static let maximumCoordinate = 65_535

  /// The columns and lines that a terminal can have.
  static let coordinates = 1...maximumCoordinate

  /// What the mouse does.
  package enum Action: Hashable, Sendable {
    /// The main button goes down.
    case press
    /// It moves with the main button down.
    case drag
    /// The main button goes up.
    case release
    /// The wheel turns away from the hand.
    case wheelUp
    /// The wheel turns towards the hand.
    case wheelDown
  }

  /// What the mouse does.
  package let action: Action
  /// The column of the cell under the pointer, from 1 at the left.
  package let column: Int
  /// The line of the cell under the pointer, from 1 at the top.
  package let row: Int
  /// Whether Shift, Alt or Ctrl is held. Many terminals keep the mouse with Shift for themselves.
  package let hasModifier: Bool

  /// Makes a report.
  package init(_ action: Action, column: Int, row: Int, hasModifier: Bool = false) {
    (self.action, self.column, self.row) = (action, column, row)
    self.hasModifier = hasModifier
  }

  /// Reads `ESC [ < code ; column ; row` and its final byte; `nil` for other buttons, and for places
  /// that can't be ("XTerm Control Sequences", "Extended coordinates").
  init?(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard Self.coordinates.contains(column), Self.coordinates.contains(row) else { return nil }
    // Shift is 4, Alt 8, Ctrl 16.
    let modifiers = 0b1_1100
    switch (code & ~modifiers, isRelease) {
    case (0, false): action = .press
    case (32, false): action = .drag
    case (0, true), (32, true): action = .release
    case (64, false): action = .wheelUp
    case (65, false): action = .wheelDown
    default: return nil
    }
    (self.column, self.row, hasModifier) = (column, row, code & modifiers != 0)
  }
}
