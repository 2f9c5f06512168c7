// SPDX-License-Identifier: GPL-3.0-or-later

/// A terminal mode that a program switches on while it runs and off before it exits.
///
/// These are DEC private modes, as listed in "XTerm Control Sequences". A terminal ignores modes
/// that it doesn't know.
package enum TerminalMode: Int, Sendable, CaseIterable {
  /// Marks the beginning and end of pasted text, so that ``KeyDecoder`` doesn't take it for keys.
  case bracketedPaste = 2004
  /// Reports the mouse: its buttons, its wheel, and its movement with a button down.
  case mouseDrags = 1002
  /// Reports the mouse in the form of ``PointerReport``, which has no limit on the terminal's size.
  case sgrMouse = 1006
  /// Reports when the terminal gets or loses the focus.
  case focus = 1004

  /// The text that switches the mode on.
  package var on: String { "\u{1B}[?\(rawValue)h" }

  /// The text that switches the mode off.
  package var off: String { "\u{1B}[?\(rawValue)l" }

  /// Returns the modes for following a mouse, or none for a type of terminal without one.
  ///
  /// Only the type decides, which the variable `TERM` holds. The Linux console, old terminals and
  /// serial lines, and Emacs report no mouse. The terminal isn't asked (DECRQM), because some
  /// print part of the question. A terminal that doesn't know these modes ignores them.
  package static func pointer(terminalType: String?) -> [TerminalMode] {
    let kind = (terminalType ?? "").prefix { $0 != "-" }
    guard !kind.isEmpty, !kind.hasPrefix("vt"), !mouseless.contains(String(kind)) else { return [] }
    return [.mouseDrags, .sgrMouse, .focus]
  }

  private static let mouseless: Set = [
    "dumb", "linux", "ansi", "cons25", "sun", "eterm", "emacs", "unknown", "network",
  ]
}
