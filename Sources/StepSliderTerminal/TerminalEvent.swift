// SPDX-License-Identifier: GPL-3.0-or-later

package import StepSlider

/// An event on standard input, from a terminal or from lines that name keys.
package enum TerminalEvent: Hashable, Sendable {
  /// A key.
  case press(KeyPress)
  /// A key is up again, in terminals that tell. A ``TerminalSource`` reports only a held key.
  case release(Key)
  /// Text was pasted, whatever it is.
  case paste
  /// Ctrl-C: quit immediately.
  case interrupt
  /// Ctrl-D: quit, because there is no more input.
  case quit
  /// Ctrl-Z: suspend the program.
  case suspend
  /// A mouse report, if ``TerminalMode/mouseDrags`` and ``TerminalMode/sgrMouse`` are on.
  case pointer(PointerReport)
  /// The terminal lost the focus, if ``TerminalMode/focus`` is on.
  case focusLost
  /// The cursor position, from 1 to ``PointerReport/maximumCoordinate``: the answer to
  /// ``KeyDecoder/cursorQuestion``. Ignore it unless you asked, because some terminals send the
  /// same for F3 with a modifier.
  case cursor(row: Int, column: Int)
  /// The terminal has closed. No event follows.
  case hangup
  /// The lines ended at this time, and nothing is being spoken. No event follows.
  case endOfInput(since: ContinuousClock.Instant)
  /// A line is invalid. No event follows.
  case mistake(LineError)
}
