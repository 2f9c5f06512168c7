// SPDX-License-Identifier: Apache-2.0

/// An action that an assistive technology can request of an element or a container.
public enum ElementAction: Hashable, Sendable {
  /// Activates the element, as a press does.
  case activate
  /// Moves the value of an adjustable element up by one step.
  case increment
  /// Moves the value of an adjustable element down by one step.
  case decrement
  /// Closes the pop-over, or goes back.
  case escape
  /// Scrolls the element into view. Requested when a cursor reaches it out of view.
  case scrollToVisible
  /// Sets an adjustable element to a step, counting from 0 as in ``AdjustableRange/index``.
  case setStep(Int)
  /// Moves the keyboard focus to the element and activates its window.
  case focus
  /// Performs an action of the program's own. Its name is spoken, so use the user's language.
  case custom(String)
}
