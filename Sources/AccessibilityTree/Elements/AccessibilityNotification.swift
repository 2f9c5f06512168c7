// SPDX-License-Identifier: Apache-2.0

/// What assistive technologies are told of a program.
///
/// All but announcements follow from the difference of two snapshots
/// (``AccessibilityDifference/notifications``), so that a program can't forget them. Send them
/// yourself only to say where a reader should go, or what to say.
public enum AccessibilityNotification: Hashable, Sendable {
  /// Words that belong to no element.
  case announcement(Announcement)
  /// A part of the screen has changed.
  case layoutChanged(Destination)
  /// The whole screen is another.
  case screenChanged(Destination)
  /// The value of an element is another.
  case valueChanged(ElementID)
  /// An element is described in another way: its label, hint, traits, actions, language or range
  /// changed, more than the value in it. A button that is dimmed is an example.
  case elementChanged(ElementID)
  /// The program's own focus went to an element, or to none.
  case focusChanged(ElementID?)

  /// What a reader does about a changed layout or screen.
  public enum Destination: Hashable, Sendable {
    /// It decides itself.
    case unspecified
    /// It goes to an element.
    case element(ElementID)
    /// It stays, and says these words.
    case words(String)
  }
}
