// SPDX-License-Identifier: GPL-3.0-or-later

/// A mode of a terminal that a program switches on while it runs, and off before it leaves.
///
/// DEC's private modes, as listed in "XTerm Control Sequences". A terminal that doesn't know one
/// ignores it.
package enum TerminalMode: Int, Sendable, CaseIterable {
  /// Pasted text comes between marks, so that ``KeyDecoder`` doesn't take it for keys.
  case bracketedPaste = 2004
  /// The mouse is reported: its buttons, its wheel, and where it goes with a button down.
  case mouseDrags = 1002
  /// The mouse is reported as ``PointerReport`` reads it, whatever the size of the terminal.
  case sgrMouse = 1006
  /// The terminal tells when it gets the focus and when it loses it.
  case focus = 1004

  /// What to write to switch the mode on.
  package var on: String { "\u{1B}[?\(rawValue)h" }

  /// What to write to switch the mode off.
  package var off: String { "\u{1B}[?\(rawValue)l" }

  /// The modes for following a mouse; none for a kind of terminal that reports none.
  ///
  /// The kind alone decides, as the variable `TERM` has it: the Linux console, the terminals and
  /// serial lines of old, and Emacs have no mouse to report. No terminal is asked: some print a part
  /// of the question (DECRQM), and those that don't know these modes ignore them.
  package static func pointer(terminalType: String?) -> [TerminalMode] {
    let kind = (terminalType ?? "").prefix { $0 != "-" }
    guard !kind.isEmpty, !kind.hasPrefix("vt"), !mouseless.contains(String(kind)) else { return [] }
    return [.mouseDrags, .sgrMouse, .focus]
  }

  private static let mouseless: Set = [
    "dumb", "linux", "ansi", "cons25", "sun", "eterm", "emacs", "unknown", "network",
  ]
}
