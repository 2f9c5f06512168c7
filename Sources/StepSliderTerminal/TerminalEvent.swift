// SPDX-License-Identifier: GPL-3.0-or-later

public import StepSlider

/// What a terminal sends, decoded.
///
/// Later versions may add events; a `switch` should have a `default`.
public enum TerminalEvent: Hashable, Sendable {
  /// A key.
  case press(KeyPress)
  /// Ctrl-C: leave at once.
  case interrupt
  /// Ctrl-D: leave, as there is no more input.
  case quit
  /// Ctrl-Z: stop for a while.
  case suspend
}
