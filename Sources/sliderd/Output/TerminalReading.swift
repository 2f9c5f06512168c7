// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What a screen reader reads by itself of text that is new in a terminal.
enum TerminalReading {
  /// None of it.
  case nothing
  /// Where the cursor is or goes.
  case cursor
  /// All of it.
  case everything

  /// What is read after a key; `nil` is one that isn't known, such as the Enter that began us.
  ///
  /// So it is in the script for terminals of Orca, from version 43 to the newest of 2026.
  init(after key: Key?) {
    switch key {
    case .enter, .space, .tab, .backTab, .character, nil: self = .everything
    case .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .escape: self = .cursor
    }
  }
}
