// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The part of new text in a terminal that a screen reader reads by itself.
enum TerminalReading {
  /// No new text.
  case nothing
  /// The text at the cursor, or where the cursor moves.
  case cursor
  /// All new text.
  case everything

  /// Determines what is read after a key; `nil` is an unknown key, such as the Enter that started
  /// sliderd.
  ///
  /// This follows Orca's terminal script, from version 43 to 51. Since version 48, it reads what
  /// appears after Up, Down and the page keys, as if a shell had brought back a command. Version 51
  /// also reads what appears while Control is pressed.
  init(after key: Key?) {
    switch key {
    case .enter, .space, .tab, .backTab, .delete, .backspace, .character, .alt, .up, .down, .pageUp,
      .pageDown, .controlHome, .controlEnd, nil:
      self = .everything
    case .left, .right, .home, .end, .escape, .function: self = .cursor
    }
  }
}
