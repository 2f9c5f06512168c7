// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// All objects of a program on the accessibility bus at one moment.
///
/// They are the application, its window, and in that a panel for each container and an object for
/// each element that can be read.
struct AccessibleTree: Hashable, Sendable {
  /// The objects, each after the one that contains it.
  private(set) var objects: [AccessibleObject] = []
  private var indices: [ObjectPath: Int] = [:]
  /// Finds the element at a point of the screen.
  private let snapshot: AccessibilitySnapshot
  private var elements: [ElementID: ObjectPath] = [:]

  /// Words shown as a child of the window for a moment, for clients that don't know announcements.
  struct Notification: Hashable, Sendable {
    let path: ObjectPath
    let text: String
  }

  /// Creates the tree of a snapshot in a window.
  ///
  /// - Complexity: O(n).
  init(
    of snapshot: AccessibilitySnapshot,
    in window: AccessibleWindow,
    application: String,
    notifications: [Notification] = [],
    paths: inout ObjectPaths
  ) {
    self.snapshot = snapshot
    let factory = ObjectFactory(snapshot: snapshot, window: window)
    let focus = window.hasFocus ? snapshot.focus : nil
    var builder = TreeBuilder(factory: factory, focus: focus, paths: paths)
    builder.add(factory.application(named: application), to: nil)
    builder.add(factory.frame, to: .root)
    builder.add(snapshot)
    for notification in notifications { builder.add(factory.object(for: notification), to: .frame) }
    builder.finish(around: window.frame)
    paths = builder.paths
    (objects, indices, elements) = (builder.objects, builder.indices, builder.elements)
  }

  /// The object at a path; `nil` if there is none.
  subscript(path: ObjectPath) -> AccessibleObject? { indices[path].map { objects[$0] } }

  /// The object of an element or container; `nil` if there is none.
  subscript(id: ElementID) -> AccessibleObject? { elements[id].flatMap { self[$0] } }

  /// Replaces the value of an object.
  mutating func setValue(of path: ObjectPath, to value: AccessibleValue) {
    indices[path].map { objects[$0].value = value }
  }

  /// The window's frame on the screen.
  var frameExtent: LayoutRect { self[.frame]?.extent ?? .zero }

  /// The object with the keyboard focus; `nil` if the active window has none.
  var focus: ObjectPath? { objects.first { $0.states.contains(.focused) }?.path }

  /// Whether the window is active.
  var isActive: Bool { self[.frame]?.states.contains(.active) == true }

  /// Whether the window is on the screen.
  var isVisible: Bool { self[.frame]?.states.contains(.visible) == true }

  /// Returns the index of an object among its siblings; -1 if it has no parent.
  func index(of object: AccessibleObject) -> Int {
    let siblings = object.parent.flatMap { self[$0]?.children }
    return siblings?.firstIndex(of: object.path) ?? -1
  }

  /// Returns the object at a point of the screen within another: the topmost element, or else the
  /// object itself if it contains the point.
  func topmost(at point: LayoutPoint, within object: AccessibleObject) -> ObjectPath? {
    if let element = snapshot.entry(at: point), let path = elements[element.element.id],
      isWithin(object.path, path)
    {
      return path
    }
    return object.extent.contains(point) ? object.path : nil
  }

  private func isWithin(_ ancestor: ObjectPath, _ path: ObjectPath) -> Bool {
    var here: ObjectPath? = path
    while let current = here, current != ancestor { here = self[current]?.parent }
    return here != nil
  }
}
