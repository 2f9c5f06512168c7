// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// An event of a window, in points.
enum WindowEvent: Equatable {
  case key(SliderKey, isRepeat: Bool)
  case pointer(PointerEvent)
  /// The wheel turned over a point, by a number of notches away from the user.
  case wheel(Double, at: LayoutPoint)
  case resized(LayoutSize)
  case moved
  /// The drawn picture was lost.
  case exposed
  /// The window got or lost the keyboard focus.
  case focused(Bool)
  /// The window is to be closed.
  case close
  /// A source other than the window has an event.
  case woken
}
