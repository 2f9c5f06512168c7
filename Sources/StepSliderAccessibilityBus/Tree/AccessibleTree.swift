// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// All objects of a program on the accessibility bus at one moment: the application, its window, and
/// in it a panel for each container and an object for each element that can be read.
struct AccessibleTree: Hashable, Sendable {
  /// The objects, each behind what holds it.
  private(set) var objects: [AccessibleObject] = []
  private var indices: [ObjectPath: Int] = [:]
  /// Where on the screen is which element.
  private let snapshot: AccessibilitySnapshot
  private var elements: [ElementID: ObjectPath] = [:]

  /// Words that pass: for listeners who don't hear announcements, a child of the window that is there
  /// for a moment.
  struct Notification: Hashable, Sendable {
    let path: ObjectPath
    let text: String
  }

  /// Puts a snapshot into a window.
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
    let takesFocus = window.takesFocus || window.isActive
    let factory = ObjectFactory(snapshot: snapshot, takesFocus: takesFocus)
    let focus = window.isActive ? snapshot.focus : nil
    var builder = TreeBuilder(factory: factory, focus: focus, paths: paths)
    builder.add(factory.application(named: application), to: nil)
    builder.add(factory.frame(window), to: .root)
    builder.add(snapshot)
    for notification in notifications { builder.add(factory.object(for: notification), to: .frame) }
    builder.finish(around: window.frame)
    paths = builder.paths
    (objects, indices, elements) = (builder.objects, builder.indices, builder.elements)
  }

  /// The object at a path; `nil` if there is none.
  subscript(path: ObjectPath) -> AccessibleObject? { indices[path].map { objects[$0] } }

  /// The object of an element or a container.
  subscript(id: ElementID) -> AccessibleObject? { elements[id].flatMap { self[$0] } }

  /// Where the window is on the screen.
  var frameExtent: LayoutRect { self[.frame]?.extent ?? .zero }

  /// The one that has the keyboard's focus; `nil` if none in the active window has.
  var focus: ObjectPath? { objects.first { $0.states.contains(.focused) }?.path }

  /// Whether the window is the one that is used.
  var isActive: Bool { self[.frame]?.states.contains(.active) == true }

  /// The index among its siblings; -1 for what has no parent.
  func index(of object: AccessibleObject) -> Int {
    let siblings = object.parent.flatMap { self[$0]?.children }
    return siblings?.firstIndex(of: object.path) ?? -1
  }

  /// What is seen at a point of the screen within an object: the topmost element, or else the object
  /// itself if it reaches there.
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
