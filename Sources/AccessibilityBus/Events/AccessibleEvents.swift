// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import DBus

/// An event for clients: an object changed, or words should be spoken.
struct AccessibleEvent: Hashable, Sendable {
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
  }

  let kind: Kind
  let path: ObjectPath
  var detail = ""
  var first = 0
  var second = 0
  /// The content. An object's path stands for a reference to it.
  var content = DBusValue.int32(0)

  /// Returns the signal: a detail, two numbers, a variant and an empty dictionary.
  func signal(from program: ServedTree) -> DBusSignal {
    let isOfWindow = kind == .activate || kind == .deactivate
    var content = content
    if case .objectPath(let path) = content { content = program.reference(to: ObjectPath(path)) }
    return DBusSignal(
      path: path.text,
      interface: isOfWindow
        ? DBusInterface.windowEvents : DBusInterface.objectEvents,
      member: kind.rawValue,
      arguments: [
        .string(detail), .number(first), .number(second), .variant(content), .properties([:]),
      ]
    )
  }

  static func announcement(_ words: Announcement) -> AccessibleEvent {
    let urgency: AccessibleUrgency = words.priority == .assertive ? .assertive : .polite
    let text = DBusValue.string(words.text)
    return AccessibleEvent(
      kind: .announcement,
      path: .frame,
      first: urgency.rawValue,
      content: text
    )
  }
}

extension [AccessibleEvent] {
  /// Creates the events that clients need to get from an old tree to a new one, in the order in
  /// which they need them: the objects, their properties, then the focus.
  init(from old: AccessibleTree, to new: AccessibleTree) {
    self = []
    for object in new.objects { old[object.path].map { tellChildren(from: $0, to: object) } }
    // This makes a screen reader read a notification and, if the user wants that, a tool tip.
    for object in new.objects where old[object.path] == nil && object.isReadOnAppearance {
      tellState("showing", true, of: object.path)
    }
    // The focus leaves a window before it is hidden.
    let isHidden = old.window.isVisible && !new.window.isVisible
    if isHidden { tellFocus(from: old, to: new) }
    for object in new.objects { old[object.path].map { tellChanges(from: $0, to: object) } }
    if !isHidden { tellFocus(from: old, to: new) }
  }

  private mutating func tellState(_ name: String, _ isOn: Bool, of path: ObjectPath) {
    append(AccessibleEvent(kind: .stateChanged, path: path, detail: name, first: isOn ? 1 : 0))
  }

  private mutating func tellProperty(_ name: String, _ value: DBusValue, of path: ObjectPath) {
    append(.init(kind: .propertyChange, path: path, detail: "accessible-" + name, content: value))
  }

  private mutating func tellChildren(from before: AccessibleObject, to after: AccessibleObject) {
    guard before.children != after.children else { return }
    let kept = Set(before.children).intersection(after.children)
    let isReordered = !before.children.filter(kept.contains)
      .elementsEqual(after.children.filter(kept.contains))
    let steady = isReordered ? [] : kept
    for (index, child) in before.children.enumerated().reversed() where !steady.contains(child) {
      tellChild(child, "remove", at: index, of: after.path)
    }
    for (index, child) in after.children.enumerated() where !steady.contains(child) {
      tellChild(child, "add", at: index, of: after.path)
    }
  }

  private mutating func tellChild(
    _ child: ObjectPath,
    _ detail: String,
    at index: Int,
    of parent: ObjectPath
  ) {
    var event = AccessibleEvent(kind: .childrenChanged, path: parent, detail: detail, first: index)
    event.content = .objectPath(child.text)
    append(event)
  }

  private mutating func tellChanges(from before: AccessibleObject, to after: AccessibleObject) {
    let path = after.path
    if before.role != after.role { tellProperty("role", .uint32(after.role.rawValue), of: path) }
    if before.name != after.name { tellProperty("name", .string(after.name), of: path) }
    if before.text != after.text { tellText(from: before.text, to: after.text, of: path) }
    if before.description != after.description {
      tellProperty("description", .string(after.description), of: path)
    }
    if let value = after.value, before.value != value {
      tellProperty("value", .double(Double(value.step)), of: path)
    }
    for (state, name) in AccessibleStates.told
    where before.states.contains(state) != after.states.contains(state) {
      tellState(name, after.states.contains(state), of: path)
    }
    if before.extent != after.extent {
      let content = DBusValue.structure(after.extent.values(from: .zero))
      append(AccessibleEvent(kind: .boundsChanged, path: path, content: content))
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
      var event = AccessibleEvent(kind: .textChanged, path: path, detail: detail)
      (event.first, event.second) = (range.lowerBound, range.count)
      event.content = .string(text[range])
      append(event)
    }
    if let caret = after?.caret, caret != before?.caret {
      append(AccessibleEvent(kind: .caretMoved, path: path, first: caret))
    }
  }

  /// A screen reader follows the focus only in a window that it knows is active. So the window
  /// becomes active before the focus moves into it, and inactive after the focus has left it.
  private mutating func tellFocus(from old: AccessibleTree, to new: AccessibleTree) {
    let (before, after) = (old.focus, new.focus)
    if let before, before != after, new[before] != nil { tellState("focused", false, of: before) }
    let isActive = new.window.hasFocus
    if old.window.hasFocus != isActive {
      if isActive { tellState("active", true, of: .frame) }
      let title = DBusValue.string(new[.frame]?.name ?? "")
      append(.init(kind: isActive ? .activate : .deactivate, path: .frame, content: title))
      if !isActive { tellState("active", false, of: .frame) }
    }
    if let after, before != after { tellState("focused", true, of: after) }
  }
}

extension AccessibleObject {
  fileprivate var isReadOnAppearance: Bool {
    states.contains(.showing) && (role == .notification || role == .toolTip)
  }
}

extension LayoutRect {
  /// The corner, counted from an origin, and the size, as four whole numbers.
  func values(from origin: LayoutPoint) -> [DBusValue] {
    [minX - origin.x, minY - origin.y, size.width, size.height]
      .map { .number(Int($0.rounded())) }
  }
}
