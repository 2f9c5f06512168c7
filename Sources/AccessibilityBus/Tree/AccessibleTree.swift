// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// All objects of a program on the accessibility bus at one moment.
///
/// They are the application, its window, and in that a panel for each container and an object for
/// each element that can be read.
struct AccessibleTree: Sendable {
  /// The objects, each after the one that contains it.
  private(set) var objects: [AccessibleObject] = []
  let window: AccessibleWindow
  private let snapshot: AccessibilitySnapshot
  private var indices: [ObjectPath: Int] = [:]
  private var elements: [ElementID: ObjectPath] = [:]

  /// Words shown as a child of the window for a moment, for clients that don't know announcements.
  typealias Notification = (path: ObjectPath, text: String)

  /// Creates the tree of a snapshot in a window.
  init(
    of snapshot: AccessibilitySnapshot,
    in window: AccessibleWindow,
    application: String,
    notifications: [Notification] = [],
    paths: inout ObjectPaths
  ) {
    (self.snapshot, self.window) = (snapshot, window)
    let name = SpokenText.cleaned(application)
    add(AccessibleObject(path: .root, role: .application, name: name), to: nil)
    add(AccessibleObject(window), to: .root)
    addContent(&paths)
    for (path, text) in notifications {
      add(AccessibleObject(path: path, role: .notification, name: text), to: .frame)
    }
    for index in objects.indices.reversed() {
      relateLabels(in: index)
      surroundChildren(of: index)
    }
    for element in snapshot.items.lazy.map(\.element) {
      let index = index(of: element.id)
      for other in element.describedBy {
        relate(index, .describedBy, .descriptionFor, to: self.index(of: other))
      }
      for other in element.controls {
        relate(index, .controllerFor, .controlledBy, to: self.index(of: other))
      }
    }
  }

  subscript(path: ObjectPath) -> AccessibleObject? { indices[path].map { objects[$0] } }

  /// The object of an element or container; `nil` if there is none.
  subscript(id: ElementID) -> AccessibleObject? { index(of: id).map { objects[$0] } }

  private func index(of id: ElementID) -> Int? { elements[id].flatMap { indices[$0] } }

  mutating func setValue(of path: ObjectPath, to value: AccessibleValue) {
    indices[path].map { objects[$0].value = value }
  }

  var frameExtent: LayoutRect { self[.frame]?.extent ?? .zero }

  /// The object with the keyboard focus; `nil` if the active window has none.
  var focus: ObjectPath? { objects.first { $0.states.contains(.focused) }?.path }

  /// Returns the object at a point of the screen within another: the topmost element, or else the
  /// object itself if it contains the point.
  func topmost(at point: LayoutPoint, within object: AccessibleObject) -> ObjectPath? {
    if let element = snapshot.item(at: point), let path = elements[element.element.id],
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

// The objects and their relations.
extension AccessibleTree {
  /// Adds an object after all other children of its parent.
  private mutating func add(_ object: AccessibleObject, to parent: ObjectPath?) {
    indices[object.path] = objects.count
    objects.append(object)
    objects[objects.count - 1].parent = parent
    guard let parent, let index = indices[parent] else { return }
    objects[objects.count - 1].indexInParent = objects[index].children.count
    objects[index].children.append(object.path)
  }

  /// Adds the elements that can be read, in reading order, with the containers around them.
  private mutating func addContent(_ paths: inout ObjectPaths) {
    let containers = snapshot.root.containers.map { ($0.id, $0) }
    let known = Dictionary(containers, uniquingKeysWith: { first, _ in first })
    add(snapshot.root, to: .frame, &paths)
    for item in snapshot.items {
      var parent = ObjectPath.frame
      for id in item.containers {
        if elements[id] == nil, let container = known[id] { add(container, to: parent, &paths) }
        parent = elements[id] ?? parent
      }
      let path = paths.path(of: item.element.id)
      elements[item.element.id] = path
      add(AccessibleObject(item, at: path, of: snapshot, in: window), to: parent)
    }
    paths.keepOnly(Set(snapshot.root.identities))
  }

  private mutating func add(
    _ container: AccessibilityContainer,
    to parent: ObjectPath,
    _ paths: inout ObjectPaths
  ) {
    let path = paths.path(of: container.id)
    elements[container.id] = path
    add(AccessibleObject(container, at: path, in: window), to: parent)
  }

  /// Computes the extent of an object around its children, if it has any. The window can have its
  /// own frame. It is never empty, because clients skip objects without a size.
  private mutating func surroundChildren(of index: Int) {
    guard !objects[index].children.isEmpty else { return }
    let extents = objects[index].children.compactMap { self[$0] }
      .filter { $0.role != .notification }.map(\.extent)
    objects[index].extent = extents.dropFirst().reduce(extents.first ?? .zero) { $0.union($1) }
    guard objects[index].path == .frame else { return }
    let frame = window.frame ?? objects[index].extent
    let (width, height) = (max(1, frame.size.width), max(1, frame.size.height))
    objects[index].extent = LayoutRect(x: frame.minX, y: frame.minY, width: width, height: height)
  }

  /// Relates a text to a sibling, or to the container around it, that has the text as its name.
  private mutating func relateLabels(in parent: Int) {
    let children = objects[parent].children.compactMap { indices[$0] }
    var texts: [String: Int] = [:]
    for child in children.reversed() where objects[child].isLabel {
      texts[objects[child].name] = child
    }
    guard !texts.isEmpty else { return }
    for index in children + [parent] {
      let name = objects[index].name
      guard !name.isEmpty, index == parent || !objects[index].isLabel else { continue }
      relate(index, .labelledBy, .labelFor, to: texts[name])
    }
  }

  /// Relates two objects in both directions, once, if both exist.
  private mutating func relate(
    _ index: Int?,
    _ relation: AccessibleRelation,
    _ inverse: AccessibleRelation,
    to other: Int?
  ) {
    guard let index, let other, index != other else { return }
    let (path, otherPath) = (objects[index].path, objects[other].path)
    guard objects[index].relations[relation]?.contains(otherPath) != true else { return }
    objects[index].relations[relation, default: []].append(otherPath)
    objects[other].relations[inverse, default: []].append(path)
  }
}
