// SPDX-License-Identifier: GPL-3.0-or-later

import DBus
import StepSlider
import TestValues

@testable import AccessibilityBus

/// A tree that is queried like a client does, without a bus.
struct Stand {
  var tool: ReadingTool
  var window = AccessibleWindow(title: "Reading preferences")
  let served: ServedTree
  private var paths = ObjectPaths()

  init() throws {
    tool = try ReadingTool()
    let tree = AccessibleTree(
      of: tool.accessibilitySnapshot,
      in: window,
      application: "reader",
      paths: &paths
    )
    served = ServedTree(tree, ownName: ":1.7", locale: "en_GB")
  }

  /// Shows the current tree, and returns the events for clients.
  mutating func show(_ notifications: [AccessibleTree.Notification] = []) -> [String] {
    let old = served.tree
    served.tree = AccessibleTree(
      of: tool.accessibilitySnapshot,
      in: window,
      application: "reader",
      notifications: notifications,
      paths: &paths
    )
    return [AccessibleEvent](from: old, to: served.tree).map(words)
  }

  /// Returns the object for an element or a container.
  func object(_ id: ElementID) -> AccessibleObject? { served.tree[id] }

  /// Calls a method of an element; nil for an error.
  func call(_ member: String, _ arguments: [DBusValue] = [], of id: ElementID) -> [DBusValue]? {
    object(id).flatMap { call(member, arguments, at: $0.path.text) }
  }

  /// Calls a method of the object at a path; nil for an error.
  func call(_ member: String, _ arguments: [DBusValue] = [], at path: String) -> [DBusValue]? {
    let call = DBusCall(path: path, member: member, arguments: arguments)
    return try? served.answer(call)
  }

  /// Reads a property of an element; nil for an error.
  func read(_ interface: String, _ property: String, of id: ElementID) -> DBusValue? {
    let name = "org.a11y.atspi.\(interface)"
    return call("Get", [.string(name), .string(property)], of: id)?.first?.content
  }

  /// Sets the value of the object at a path. Returns false for an error.
  func set(_ number: Double, at path: String) -> Bool {
    let place: [DBusValue] = [.string("org.a11y.atspi.Value"), .string("CurrentValue")]
    return call("Set", place + [.variant(.double(number))], at: path) != nil
  }

  /// Returns an event in words: the object, what happened, the numbers, and the content.
  private func words(_ event: AccessibleEvent) -> String {
    let content: String? =
      switch event.content {
      case .double(let number): "\(number)"
      case .uint32(let role): AccessibleRole(rawValue: role).name
      case .string(let text): "“\(text)”"
      case .objectPath(let path): ObjectPath(path).flatMap { served.tree[$0]?.identity } ?? "gone"
      default: nil
      }
    let name = served.tree[event.path]?.identity ?? "gone"
    let detail = event.detail.isEmpty ? nil : event.detail
    return [name, event.kind.rawValue, detail, "\(event.first)", content].compactMap(\.self)
      .joined(separator: " ")
  }
}
