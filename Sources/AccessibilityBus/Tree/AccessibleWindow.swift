// SPDX-License-Identifier: Apache-2.0

public import AccessibilityTree

/// The window that contains a tree, as screen readers know it. A program without a window
/// describes the area where users would look for it.
public struct AccessibleWindow: Hashable, Sendable {
  /// The title of the window. Give each of your program's windows a different title: a screen reader takes two
  /// windows with the same title and frame for one, and then doesn't announce a switch.
  public var title: String
  /// Whether the window has the keyboard focus. A screen reader reads only the focus of the active window.
  public var isActive: Bool
  /// Whether the window is on the screen: not minimised, not hidden. A hidden window isn't active,
  /// whatever ``isActive`` says, and nothing in it is showing.
  public var isVisible: Bool
  /// The window's frame on the screen, in points; `nil` for a frame around its content.
  public var frame: LayoutRect?
  /// Whether a screen reader may request the focus.
  ///
  /// Use `false` in a terminal. A screen reader that follows the focus out of a terminal doesn't return to it,
  /// not even after a `Deactivate` or the end of the program (seen with Orca 43 and 45).
  public var takesFocus: Bool

  /// Creates the description of a window.
  public init(
    title: String,
    isActive: Bool = false,
    isVisible: Bool = true,
    frame: LayoutRect? = nil,
    takesFocus: Bool = true
  ) {
    (self.title, self.isActive, self.isVisible) = (title, isActive, isVisible)
    (self.frame, self.takesFocus) = (frame, takesFocus)
  }

  var hasFocus: Bool { isActive && isVisible }
}
