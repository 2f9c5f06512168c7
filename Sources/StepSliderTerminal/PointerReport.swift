// SPDX-License-Identifier: GPL-3.0-or-later

/// A terminal's report about the mouse, in the form of ``TerminalMode/sgrMouse``.
package struct PointerReport: Hashable, Sendable {
  /// The largest valid row or column; a terminal's size has 16 bits.
  package static let maximumCoordinate = 65_535

  /// The range of valid columns and rows.
  static let coordinates = 1...maximumCoordinate

  /// A mouse action.
  package enum Action: Hashable, Sendable {
    /// The main button goes down.
    case press
    /// The mouse moves with the main button down.
    case drag
    /// The main button goes up.
    case release
    /// The wheel turns up, away from the user.
    case wheelUp
    /// The wheel turns down, towards the user.
    case wheelDown
  }

  /// The action of the mouse.
  package let action: Action
  /// The column of the cell under the pointer, counting from 1 at the left.
  package let column: Int
  /// The row of the cell under the pointer, counting from 1 at the top.
  package let row: Int
  /// Whether Shift, Alt or Ctrl is held. Many terminals don't report the mouse while Shift is held.
  package let hasModifier: Bool

  /// Creates a report.
  package init(_ action: Action, column: Int, row: Int, hasModifier: Bool = false) {
    (self.action, self.column, self.row) = (action, column, row)
    self.hasModifier = hasModifier
  }

  /// Creates a report from the parts of `ESC [ < code ; column ; row` and its final byte ("XTerm
  /// Control Sequences", "Extended coordinates").
  ///
  /// Returns `nil` for other buttons and for invalid coordinates.
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
