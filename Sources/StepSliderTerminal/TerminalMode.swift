// SPDX-License-Identifier: GPL-3.0-or-later

/// A mode of a terminal that a program switches on while it runs, and off before it leaves.
///
/// DEC's private modes, as listed in "XTerm Control Sequences". A terminal that doesn't know one
/// ignores it.
public enum TerminalMode: Int, Sendable, CaseIterable {
  /// Pasted text comes between marks, so that ``KeyDecoder`` doesn't take it for keys.
  case bracketedPaste = 2004

  /// What to write to switch the mode on.
  public var on: String { "\u{1B}[?\(rawValue)h" }

  /// What to write to switch the mode off.
  public var off: String { "\u{1B}[?\(rawValue)l" }
}
