// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// Something that clients are told: that an object changed, or that words are to be said.
struct AccessibleEvent: Hashable, Sendable {
  /// What an event is about.
  enum Kind: String, Hashable, Sendable {
    case propertyChange = "PropertyChange"
    case stateChanged = "StateChanged"
    case childrenChanged = "ChildrenChanged"
    case boundsChanged = "BoundsChanged"
    case textChanged = "TextChanged"
    case announcement = "Announcement"
    case activate = "Activate"
    case deactivate = "Deactivate"

    /// The interface that it is a signal of.
    var interface: String {
      let isOfWindow = self == .activate || self == .deactivate
      return "org.a11y.atspi.Event." + (isOfWindow ? "Window" : "Object")
    }
  }

  /// What an event carries.
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

  /// That a state began or ended.
  static func state(_ name: String, _ isOn: Bool, of path: ObjectPath) -> AccessibleEvent {
    AccessibleEvent(path: path, kind: .stateChanged, detail: name, first: isOn ? 1 : 0)
  }

  /// That a property has a new value.
  static func property(
    _ name: String,
    _ content: Content,
    of path: ObjectPath
  ) -> AccessibleEvent {
    AccessibleEvent(path: path, kind: .propertyChange, detail: name, content: content)
  }

  /// Words to be said; the corresponding C type of the priority is `AtspiLive`.
  static func announcement(_ words: Announcement, by path: ObjectPath) -> AccessibleEvent {
    let priority = words.priority == .polite ? 1 : 2
    return AccessibleEvent(
      path: path,
      kind: .announcement,
      first: priority,
      content: .text(words.text)
    )
  }
}
