// SPDX-License-Identifier: Apache-2.0

public import AccessibilityTree

/// The window that a tree is in, as screen readers know it; a program without one describes
/// where its user would look for it.
public struct AccessibleWindow: Hashable, Sendable {
  /// What the window is called. Give each of your program's windows another title: a screen reader
  /// takes two with the same title and frame for the same one, and says nothing as it goes from one to
  /// the other.
  public var title: String
  /// Whether the window has the keyboard's focus. A screen reader reads the focus of the active
  /// window alone.
  public var isActive: Bool
  /// Where the window is on the screen, in points; without one, around all that is in it.
  public var frame: LayoutRect?
  /// Whether a screen reader may ask for the focus.
  ///
  /// Say no in a terminal. A screen reader that follows the focus out of a terminal doesn't come back
  /// to it: neither at a `Deactivate` nor when the program ends (seen with Orca 43 and 45).
  public var takesFocus: Bool

  /// Describes a window.
  public init(
    title: String,
    isActive: Bool = false,
    frame: LayoutRect? = nil,
    takesFocus: Bool = true
  ) {
    (self.title, self.isActive, self.frame) = (title, isActive, frame)
    self.takesFocus = takesFocus
  }
}
