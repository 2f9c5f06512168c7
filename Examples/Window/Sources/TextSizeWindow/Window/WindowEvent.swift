// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What happens at a window, in points.
enum WindowEvent: Equatable {
  case key(KeyPress)
  case pointer(PointerEvent)
  /// The wheel turns over a point, by notches away from the user.
  case wheel(Double, at: LayoutPoint)
  case resized(LayoutSize)
  case moved
  /// What was drawn is lost.
  case exposed
  /// The keyboard's focus comes or goes.
  case focused(Bool)
  /// The window is to be closed.
  case close
  /// Something else than the window has an event.
  case woken
}
