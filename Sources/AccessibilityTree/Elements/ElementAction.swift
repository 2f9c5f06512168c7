// SPDX-License-Identifier: Apache-2.0

/// What an assistive technology can ask of an element or a container.
public enum ElementAction: Hashable, Sendable {
  /// Do what a press on the element does.
  case activate
  /// Move an adjustable element's value one step up.
  case increment
  /// Move an adjustable element's value one step down.
  case decrement
  /// Leave: close the pop-over, go back.
  case escape
  /// Bring the element into view; asked when a cursor comes to one that is scrolled out of it.
  case scrollToVisible
  /// Set an adjustable element to a step, counted from 0 as in ``AdjustableRange/index``.
  case setStep(Int)
  /// Take the keyboard's focus, and make the window active that the element is in.
  case focus
  /// Something of the program's own; the name is spoken, in the language of the user.
  case custom(String)
}
