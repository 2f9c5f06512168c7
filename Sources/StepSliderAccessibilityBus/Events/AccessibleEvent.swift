// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// An event for clients: an object changed, or words should be spoken.
struct AccessibleEvent: Hashable, Sendable {
  /// The kind of an event.
  enum Kind: String, Hashable, Sendable {
    case propertyChange = "PropertyChange"
    case stateChanged = "StateChanged"
    case childrenChanged = "ChildrenChanged"
    case boundsChanged = "BoundsChanged"
    case textChanged = "TextChanged"
    case caretMoved = "TextCaretMoved"
    case announcement = "Announcement"
    case activate = "Activate"
    case deactivate = "Deactivate"

    /// The interface of the signal.
    var interface: String {
      let isOfWindow = self == .activate || self == .deactivate
      return "org.a11y.atspi.Event." + (isOfWindow ? "Window" : "Object")
    }
  }

  /// The content of an event.
  enum Content: Hashable, Sendable {
    case nothing
    case number(Double)
    case role(AccessibleRole)
    case text(String)
    case object(ObjectPath)
    case extent(LayoutRect)
  }

  let path: ObjectPath
  let kind: Kind
  var detail = ""
  var first = 0
  var second = 0
  var content = Content.nothing

  /// Creates the event for a state that began or ended.
  static func state(_ name: String, _ isOn: Bool, of path: ObjectPath) -> AccessibleEvent {
    AccessibleEvent(path: path, kind: .stateChanged, detail: name, first: isOn ? 1 : 0)
  }

  /// Creates the event for a property with a new value.
  static func property(
    _ name: String,
    _ content: Content,
    of path: ObjectPath
  ) -> AccessibleEvent {
    AccessibleEvent(path: path, kind: .propertyChange, detail: name, content: content)
  }

  /// Creates the event for words to speak. The C type of the priority is `AtspiLive`.
  static func announcement(_ words: Announcement, by path: ObjectPath) -> AccessibleEvent {
    let priority = words.priority == .assertive ? 2 : 1
    return AccessibleEvent(
      path: path,
      kind: .announcement,
      first: priority,
      content: .text(words.text)
    )
  }
}
