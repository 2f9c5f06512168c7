// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// Puts objects together, and then what follows from where they are: labels and extents.
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

  /// Adds an object behind all that its parent holds already.
  mutating func add(_ object: AccessibleObject, to parent: ObjectPath?) {
    var object = object
    object.parent = parent
    indices[object.path] = objects.count
    objects.append(object)
    guard let parent, let index = indices[parent] else { return }
    objects[index].children.append(object.path)
  }

  /// Adds what can be read, in reading order, in the containers that it is in.
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

  /// Gives what holds others its extent, and what is labelled its labels.
  mutating func finish(around frame: LayoutRect?) {
    for index in objects.indices.reversed() {
      labelChildren(of: objects[index])
      guard !objects[index].children.isEmpty else { continue }
      let extents = objects[index].children.compactMap { indices[$0] }.map { objects[$0] }
        .filter { $0.role != .notification }.map(\.extent)
      objects[index].extent = extents.dropFirst().reduce(extents.first ?? .zero) { $0.union($1) }
      if objects[index].path == .frame { objects[index].extent = window(frame, around: index) }
    }
  }

  /// The window's own frame; one that isn't known is around its content, and never empty, as clients
  /// leave out what has no size.
  private func window(_ frame: LayoutRect?, around index: Int) -> LayoutRect {
    let frame = frame ?? objects[index].extent
    return LayoutRect(
      x: frame.minX,
      y: frame.minY,
      width: max(1, frame.size.width),
      height: max(1, frame.size.height)
    )
  }

  /// Ties a text that says what another thing beside it is called, or the container around it, to
  /// that thing.
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
      objects[index].labels.append(objects[label].path)
      objects[label].labelled.append(objects[index].path)
    }
  }
}

extension AccessibleObject {
  /// Whether it says what something else is called.
  fileprivate var isLabel: Bool { role == .label || role == .heading }
}

extension AccessibilityContainer {
  /// All containers of the tree, each before those in it.
  fileprivate var containers: [AccessibilityContainer] {
    children.reduce(into: [self]) { containers, child in
      if case .container(let inner) = child { containers += inner.containers }
    }
  }

  /// The identities of all there is in it.
  fileprivate var identities: Set<ElementID> {
    children.reduce(into: [id]) { identities, child in
      switch child {
      case .element(let element): identities.insert(element.id)
      case .container(let inner): identities.formUnion(inner.identities)
      }
    }
  }
}
