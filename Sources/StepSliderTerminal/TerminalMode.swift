// SPDX-License-Identifier: GPL-3.0-or-later

/// A terminal mode that a program switches on while it runs and off before it exits.
///
/// Most are DEC private modes, as listed in "XTerm Control Sequences". A terminal ignores modes
/// that it doesn't know.
package enum TerminalMode: Sendable, CaseIterable {
  /// Marks the beginning and end of pasted text, so that ``KeyDecoder`` doesn't take it for keys.
  case bracketedPaste
  /// Tells a held key from a repeated one, and when it is released: the kitty keyboard protocol,
  /// with unambiguous keys (1), kinds of events (2) and the keys of other layouts (4).
  case keyEvents
  /// Reports the mouse: its buttons, its wheel, and its movement with a button down.
  case mouseDrags
  /// Reports the mouse in the form of ``PointerReport``, which has no limit on the terminal's size.
  case sgrMouse
  /// Reports when the terminal gets or loses the focus.
  case focus

  /// The text that switches the mode on.
  package var on: String { number.map { "\u{1B}[?\($0)h" } ?? "\u{1B}[>7u" }

  /// The text that switches the mode off.
  package var off: String { number.map { "\u{1B}[?\($0)l" } ?? "\u{1B}[<u" }

  /// The number of a DEC private mode.
  private var number: Int? {
    switch self {
    case .bracketedPaste: 2004
    case .keyEvents: nil
    case .mouseDrags: 1002
    case .sgrMouse: 1006
    case .focus: 1004
    }
  }

  /// The modes for following a mouse.
  package static let pointer: [TerminalMode] = [.mouseDrags, .sgrMouse, .focus]

  /// Returns whether a type of terminal takes escape sequences for more than text.
  package static func areKnown(byType terminalType: String?) -> Bool {
    terminalType != "dumb" && terminalType?.isEmpty == false
  }

  /// Returns whether a type of terminal may report the mouse and the releases of keys.
  ///
  /// Only the type decides, which the variable `TERM` holds. The Linux console, old terminals and
  /// serial lines, and Emacs report neither. The terminal isn't asked (DECRQM), because some
  /// print part of the question. A terminal that doesn't know these modes ignores them.
  package static func areReported(byType terminalType: String?) -> Bool {
    let kind = (terminalType ?? "").prefix { $0 != "-" }
    return !kind.isEmpty && !kind.hasPrefix("vt") && !plain.contains(String(kind))
  }

  private static let plain: Set = [
    "dumb", "linux", "ansi", "cons25", "sun", "eterm", "emacs", "unknown", "network",
  ]
}
