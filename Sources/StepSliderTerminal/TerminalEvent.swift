// SPDX-License-Identifier: GPL-3.0-or-later

package import StepSlider

/// What standard input brings: a terminal, or lines that name keys.
package enum TerminalEvent: Hashable, Sendable {
  /// A key.
  case press(KeyPress)
  /// Ctrl-C: leave at once.
  case interrupt
  /// Ctrl-D: leave, as there is no more input.
  case quit
  /// Ctrl-Z: stop for a while.
  case suspend
  /// The mouse, where ``TerminalMode/mouseDrags`` and ``TerminalMode/sgrMouse`` are on.
  case pointer(PointerReport)
  /// The terminal lost the focus, where ``TerminalMode/focus`` is on.
  case focusLost
  /// Where the cursor is, from 1 to ``PointerReport/maximumCoordinate``: the answer to ``KeyDecoder/cursorQuestion``. F3 with a modifier
  /// looks the same in some terminals, so it means nothing where nothing was asked.
  case cursor(row: Int, column: Int)
  /// The terminal is gone. Nothing comes after it.
  case hangup
  /// There are no more lines since a time, and nothing is being spoken. Nothing comes after it.
  case endOfInput(since: ContinuousClock.Instant)
  /// A line can't be carried out. Nothing comes after it.
  case mistake(LineError)
}
