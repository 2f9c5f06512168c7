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
  /// Something of the program's own; the name is spoken, in the language of the user.
  case custom(String)
}
