// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import DBus

extension [AccessibleEvent] {
  /// Creates the events that clients need to get from an old tree to a new one, in the order in which
  /// they need them: the objects, their properties, then the focus.
  ///
  /// - Complexity: O(n).
  init(from old: AccessibleTree, to new: AccessibleTree) {
    self = []
    for object in new.objects { old[object.path].map { tellChildren(from: $0, to: object) } }
    for object in new.objects where old[object.path] == nil { tellAppearance(of: object) }
    // The focus leaves a window before it is hidden.
    let isHidden = old.isVisible && !new.isVisible
    if isHidden { tellFocus(from: old, to: new) }
    for object in new.objects { old[object.path].map { tellChanges(from: $0, to: object) } }
    if !isHidden { tellFocus(from: old, to: new) }
  }

  private mutating func tellChildren(from before: AccessibleObject, to after: AccessibleObject) {
    guard before.children != after.children else { return }
    let kept = Set(before.children).intersection(after.children)
    let isReordered = !before.children.filter(kept.contains)
      .elementsEqual(after.children.filter(kept.contains))
    let steady = isReordered ? [] : kept
    for (index, child) in before.children.enumerated().reversed() where !steady.contains(child) {
      tell(child, "remove", at: index, of: after.path)
    }
    for (index, child) in after.children.enumerated() where !steady.contains(child) {
      tell(child, "add", at: index, of: after.path)
    }
  }

  /// This makes a screen reader read a notification and, if the user wants that, a tool tip.
  private mutating func tellAppearance(of object: AccessibleObject) {
    guard object.states.contains(.showing), [.notification, .toolTip].contains(object.role) else {
      return
    }
    append(.state("showing", true, of: object.path))
  }

  private mutating func tell(
    _ child: ObjectPath,
    _ detail: String,
    at index: Int,
    of parent: ObjectPath
  ) {
    append(
      AccessibleEvent(
        path: parent,
        kind: .childrenChanged,
        detail: detail,
        first: index,
        content: .object(child)
      )
    )
  }

  private mutating func tellChanges(from before: AccessibleObject, to after: AccessibleObject) {
    let path = after.path
    if before.role != after.role {
      append(.property("accessible-role", .role(after.role), of: path))
    }
    if before.name != after.name {
      append(.property("accessible-name", .text(after.name), of: path))
    }
    if before.text != after.text { tellText(from: before.text, to: after.text, of: path) }
    if before.description != after.description {
      append(.property("accessible-description", .text(after.description), of: path))
    }
    if let value = after.value, before.value != value {
      append(.property("accessible-value", .number(Double(value.step)), of: path))
    }
    for (state, name) in AccessibleStates.told
    where before.states.contains(state) != after.states.contains(state) {
      append(.state(name, after.states.contains(state), of: path))
    }
    if before.extent != after.extent {
      append(AccessibleEvent(path: path, kind: .boundsChanged, content: .extent(after.extent)))
    }
  }

  private mutating func tellText(
    from before: AccessibleText?,
    to after: AccessibleText?,
    of path: ObjectPath
  ) {
    let (old, new) = (before ?? AccessibleText(""), after ?? AccessibleText(""))
    let change = old.change(to: new)
    for (detail, text, range) in [("delete", old, change.old), ("insert", new, change.new)]
    where !range.isEmpty {
      append(
        AccessibleEvent(
          path: path,
          kind: .textChanged,
          detail: detail,
          first: range.lowerBound,
          second: range.count,
          content: .text(text[range])
        )
      )
    }
    if let caret = after?.caret, caret != before?.caret {
      append(AccessibleEvent(path: path, kind: .caretMoved, first: caret))
    }
  }

  /// A screen reader follows the focus only in a window that it knows is active. So the window
  /// becomes active before the focus moves into it, and inactive after the focus has left it.
  private mutating func tellFocus(from old: AccessibleTree, to new: AccessibleTree) {
    let (before, after) = (old.focus, new.focus)
    if let before, before != after, new[before] != nil {
      append(.state("focused", false, of: before))
    }
    if old.isActive != new.isActive { tellWindow(new) }
    if let after, before != after { append(.state("focused", true, of: after)) }
  }

  private mutating func tellWindow(_ new: AccessibleTree) {
    let isActive = new.isActive
    let event = AccessibleEvent(
      path: .frame,
      kind: isActive ? .activate : .deactivate,
      content: .text(new[.frame]?.name ?? "")
    )
    let state = AccessibleEvent.state("active", isActive, of: .frame)
    self += isActive ? [state, event] : [event, state]
  }
}

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
      return isOfWindow
        ? AccessibilityInterfaces.windowEvents : AccessibilityInterfaces.objectEvents
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

extension AccessibleEvent {
  /// Returns the arguments of the signal: a detail, two numbers, a variant and an empty dictionary.
  func arguments(from program: ServedTree) -> [DBusValue] {
    [
      .string(detail), .number(first), .number(second), .variant(value(from: program)),
      .properties([:]),
    ]
  }

  private func value(from program: ServedTree) -> DBusValue {
    switch content {
    case .nothing: return .int32(0)
    case .number(let number): return .double(number)
    case .role(let role): return .uint32(role.rawValue)
    case .text(let text): return .string(text)
    case .object(let path): return program.reference(to: path)
    case .extent(let extent):
      let numbers = [extent.minX, extent.minY, extent.size.width, extent.size.height]
      return .structure(numbers.map { .number(Int($0.rounded())) })
    }
  }
}
