// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// A builder that joins objects into a tree and then derives their relations and extents.
struct TreeBuilder {
  private(set) var objects: [AccessibleObject] = []
  private(set) var indices: [ObjectPath: Int] = [:]
  private(set) var elements: [ElementID: ObjectPath] = [:]
  private(set) var paths: ObjectPaths
  private let factory: ObjectFactory
  private let focus: ElementID?

  init(factory: ObjectFactory, focus: ElementID?, paths: ObjectPaths) {
    (self.factory, self.focus, self.paths) = (factory, focus, paths)
  }

  /// Adds an object after all other children of its parent.
  mutating func add(_ object: AccessibleObject, to parent: ObjectPath?) {
    var object = object
    object.parent = parent
    indices[object.path] = objects.count
    objects.append(object)
    guard let parent, let index = indices[parent] else { return }
    objects[index].children.append(object.path)
  }

  /// Adds the elements that can be read, in reading order, with the containers around them.
  mutating func add(_ snapshot: AccessibilitySnapshot) {
    add(snapshot.root, to: .frame)
    let containers = snapshot.root.containers.map { ($0.id, $0) }
    let known = Dictionary(containers, uniquingKeysWith: { first, _ in first })
    for entry in snapshot.entries {
      var parent = ObjectPath.frame
      for id in entry.containers {
        if elements[id] == nil, let container = known[id] { add(container, to: parent) }
        parent = elements[id] ?? parent
      }
      let element = entry.element
      let path = take(element.id)
      add(factory.object(for: entry, at: path, isFocused: element.id == focus), to: parent)
    }
    paths.keepOnly(snapshot.root.identities)
  }

  private mutating func add(_ container: AccessibilityContainer, to parent: ObjectPath) {
    add(factory.object(for: container, at: take(container.id)), to: parent)
  }

  private mutating func take(_ id: ElementID) -> ObjectPath {
    let path = paths.path(of: id)
    elements[id] = path
    return path
  }

  /// Computes the extents of objects with children, and relates objects.
  mutating func finish(around frame: LayoutRect?) {
    for index in objects.indices.reversed() {
      labelChildren(of: objects[index])
      guard !objects[index].children.isEmpty else { continue }
      let extents = objects[index].children.compactMap { indices[$0] }.map { objects[$0] }
        .filter { $0.role != .notification }.map(\.extent)
      objects[index].extent = extents.dropFirst().reduce(extents.first ?? .zero) { $0.union($1) }
      if objects[index].path == .frame { objects[index].extent = window(frame, around: index) }
    }
    for element in factory.snapshot.entries.map(\.element) {
      relate(element.id, .describedBy, to: element.describedBy)
      relate(element.id, .controllerFor, to: element.controls)
    }
  }

  /// Relates an object to others, which may not exist.
  private mutating func relate(
    _ id: ElementID,
    _ relation: AccessibleRelation,
    to others: [ElementID]
  ) {
    guard !others.isEmpty, let index = elements[id].flatMap({ indices[$0] }) else { return }
    for path in others.compactMap({ elements[$0] }) {
      indices[path].map { relate(index, relation, to: $0) }
    }
  }

  /// Relates two objects in both directions, once.
  private mutating func relate(_ index: Int, _ relation: AccessibleRelation, to other: Int) {
    let (path, otherPath) = (objects[index].path, objects[other].path)
    guard path != otherPath, objects[index].relations[relation]?.contains(otherPath) != true else {
      return
    }
    objects[index].relations[relation, default: []].append(otherPath)
    objects[other].relations[relation.inverse, default: []].append(path)
  }

  /// Returns the window's own frame, or else the frame around its content.
  ///
  /// It is never empty, because clients skip objects without a size.
  private func window(_ frame: LayoutRect?, around index: Int) -> LayoutRect {
    let frame = frame ?? objects[index].extent
    return LayoutRect(
      x: frame.minX,
      y: frame.minY,
      width: max(1, frame.size.width),
      height: max(1, frame.size.height)
    )
  }

  /// Ties a text to a sibling, or to the container around it, that has the text as its name.
  private mutating func labelChildren(of parent: AccessibleObject) {
    let children = parent.children.compactMap { indices[$0] }
    var texts: [String: Int] = [:]
    for child in children.reversed() where objects[child].isLabel {
      texts[objects[child].name] = child
    }
    guard !texts.isEmpty else { return }
    let named = children.filter { !objects[$0].isLabel } + (indices[parent.path].map { [$0] } ?? [])
    for index in named where !objects[index].name.isEmpty {
      guard let label = texts[objects[index].name] else { continue }
      relate(index, .labelledBy, to: label)
    }
  }
}

extension AccessibleObject {
  /// Whether the object is text that may label something else.
  fileprivate var isLabel: Bool { role == .label || role == .heading }
}

extension AccessibilityContainer {
  /// All containers of the tree, each before its children.
  fileprivate var containers: [AccessibilityContainer] {
    children.reduce(into: [self]) { containers, child in
      if case .container(let inner) = child { containers += inner.containers }
    }
  }

  /// The identities of everything in the container, and its own.
  fileprivate var identities: Set<ElementID> {
    children.reduce(into: [id]) { identities, child in
      switch child {
      case .element(let element): identities.insert(element.id)
      case .container(let inner): identities.formUnion(inner.identities)
      }
    }
  }
}
