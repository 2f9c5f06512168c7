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
  typealias Notification = (path: ObjectPath, text: String)

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
    var builder = TreeBuilder(of: snapshot, in: window, paths: paths)
    let name = SpokenText.cleaned(application)
    builder.add(AccessibleObject(path: .root, role: .application, name: name), to: nil)
    builder.add(builder.frame, to: .root)
    builder.addContent()
    for (path, text) in notifications {
      builder.add(AccessibleObject(path: path, role: .notification, name: text), to: .frame)
    }
    builder.finish()
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

/// A builder that turns elements, containers and a window into objects, joins them into a tree, and
/// then derives their relations and extents.
struct TreeBuilder {
  private(set) var objects: [AccessibleObject] = []
  private(set) var indices: [ObjectPath: Int] = [:]
  private(set) var elements: [ElementID: ObjectPath] = [:]
  private(set) var paths: ObjectPaths
  private let snapshot: AccessibilitySnapshot
  private let window: AccessibleWindow
  private var focus: ElementID? { window.hasFocus ? snapshot.focus : nil }

  init(of snapshot: AccessibilitySnapshot, in window: AccessibleWindow, paths: ObjectPaths) {
    (self.snapshot, self.window, self.paths) = (snapshot, window, paths)
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
  mutating func addContent() {
    add(snapshot.root, to: .frame)
    let containers = snapshot.root.containers.map { ($0.id, $0) }
    let known = Dictionary(containers, uniquingKeysWith: { first, _ in first })
    for entry in snapshot.entries {
      var parent = ObjectPath.frame
      for id in entry.containers {
        if elements[id] == nil, let container = known[id] { add(container, to: parent) }
        parent = elements[id] ?? parent
      }
      add(object(for: entry, at: take(entry.element.id)), to: parent)
    }
    paths.keepOnly(snapshot.root.identities)
  }

  private mutating func add(_ container: AccessibilityContainer, to parent: ObjectPath) {
    add(object(for: container, at: take(container.id)), to: parent)
  }

  private mutating func take(_ id: ElementID) -> ObjectPath {
    let path = paths.path(of: id)
    elements[id] = path
    return path
  }

  /// Computes the extents of objects with children, and relates objects.
  mutating func finish() {
    for index in objects.indices.reversed() {
      labelChildren(of: objects[index])
      guard !objects[index].children.isEmpty else { continue }
      let extents = objects[index].children.compactMap { indices[$0] }.map { objects[$0] }
        .filter { $0.role != .notification }.map(\.extent)
      objects[index].extent = extents.dropFirst().reduce(extents.first ?? .zero) { $0.union($1) }
      if objects[index].path == .frame { objects[index].extent = extent(ofWindow: index) }
    }
    for element in snapshot.entries.map(\.element) {
      relate(element.id, .describedBy, .descriptionFor, to: element.describedBy)
      relate(element.id, .controllerFor, .controlledBy, to: element.controls)
    }
  }

  /// Relates an object to others, which may not exist.
  private mutating func relate(
    _ id: ElementID,
    _ relation: AccessibleRelation,
    _ inverse: AccessibleRelation,
    to others: [ElementID]
  ) {
    guard !others.isEmpty, let index = elements[id].flatMap({ indices[$0] }) else { return }
    for path in others.compactMap({ elements[$0] }) {
      indices[path].map { relate(index, relation, inverse, to: $0) }
    }
  }

  /// Relates two objects in both directions, once.
  private mutating func relate(
    _ index: Int,
    _ relation: AccessibleRelation,
    _ inverse: AccessibleRelation,
    to other: Int
  ) {
    let (path, otherPath) = (objects[index].path, objects[other].path)
    guard path != otherPath, objects[index].relations[relation]?.contains(otherPath) != true else {
      return
    }
    objects[index].relations[relation, default: []].append(otherPath)
    objects[other].relations[inverse, default: []].append(path)
  }

  /// Returns the window's own frame, or else the frame around its content.
  ///
  /// It is never empty, because clients skip objects without a size.
  private func extent(ofWindow index: Int) -> LayoutRect {
    let frame = window.frame ?? objects[index].extent
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
      relate(index, .labelledBy, .labelFor, to: label)
    }
  }
}

// Objects.
extension TreeBuilder {
  var frame: AccessibleObject {
    var frame = AccessibleObject(path: .frame, role: .frame, name: SpokenText.cleaned(window.title))
    frame.identity = "window"
    if !window.isVisible { frame.states.subtract([.showing, .visible]) }
    if window.hasFocus { frame.states.insert(.active) }
    return frame
  }

  private func object(
    for container: AccessibilityContainer,
    at path: ObjectPath
  ) -> AccessibleObject {
    let isModal = container.traits.contains(.modal)
    var object = AccessibleObject(path: path, role: isModal ? .dialog : .panel)
    object.name = container.label.flatMap(SpokenText.spoken) ?? ""
    if isModal { object.states.insert(.modal) }
    if !window.isVisible { object.states.remove(.showing) }
    object.identity = container.id.cleaned
    object.actions = container.actions.map { AccessibleAction($0, on: object.role) }
    object.isInteractive = !object.actions.isEmpty
    object.element = container.id
    return object
  }

  private func object(
    for entry: AccessibilitySnapshot.Entry,
    at path: ObjectPath
  ) -> AccessibleObject {
    let element = entry.element
    var object = AccessibleObject(path: path, role: element.role)
    object.name = element.name
    let hint = element.hint.flatMap(SpokenText.spoken)
    object.description = [snapshot.description(of: element), hint].compactMap(\.self)
      .joined(separator: " ")
    let isSeen = window.isVisible && entry.visibleFrame != nil
    object.states = element.states(isSeen: isSeen, isFocused: element.id == focus)
    object.isInteractive = element.isInteractive
    if takesFocus && (object.isInteractive || object.role == .entry) {
      object.states.insert(.focusable)
    }
    object.identity = element.id.cleaned
    object.language = element.language.flatMap(SpokenText.spoken)
    object.extent = entry.extent
    object.value = element.position
    object.text = element.text
    object.actions = actions(of: element, on: object.role)
    object.element = element.id
    return object
  }

  /// The actions that clients can request.
  ///
  /// A routing key of a braille display performs the first action in Orca 43 and 48, and one with a
  /// name such as "press" in Orca 51. Without such an action, Orca 51 clicks in the middle of the
  /// object's frame on the screen, even if nothing is drawn there.
  private func actions(
    of element: AccessibilityElement,
    on role: AccessibleRole
  ) -> [AccessibleAction] {
    guard element.traits.isDisjoint(with: .notEnabled) else { return [] }
    let actions = element.actions.map { AccessibleAction($0, on: role) }
    guard element.actions.first == .increment else { return actions }
    return actions + [AccessibleAction(.increment, named: "press")]
  }

  /// Whether clients may request the focus.
  private var takesFocus: Bool { window.takesFocus || window.isActive }
}

extension ElementID {
  /// The identity without characters that can't be sent.
  fileprivate var cleaned: String { SpokenText.cleaned(description) }
}

extension AccessibilityElement {
  /// Whether a user can do something with the element.
  fileprivate var isInteractive: Bool {
    isSlider || !traits.isDisjoint(with: [.button, .link, .toggle]) || !actions.isEmpty
  }

  fileprivate var role: AccessibleRole {
    let roles: [(Traits, AccessibleRole)] = [
      (.toggle, .toggleButton), (.button, .pushButton), (.link, .link), (.header, .heading),
      (.image, .image), (.searchField, .entry), (.meter, .levelBar), (.toolTip, .toolTip),
    ]
    if isSlider { return .slider }
    return roles.first { traits.contains($0.0) }?.1 ?? .label
  }

  /// The label; the bus knows values only for ranges and typed text, so other values follow the
  /// label, as in speech.
  fileprivate var name: String {
    let value = range != nil || role == .entry ? nil : self.value
    return [label, value].compactMap { $0.flatMap(SpokenText.spoken) }.joined(separator: ", ")
  }

  /// The words that clients read piece by piece.
  fileprivate var text: AccessibleText? {
    switch role {
    case .label, .heading: AccessibleText(name)
    case .entry: AccessibleText(value.flatMap(SpokenText.spoken) ?? "", isTyped: true)
    default: nil
    }
  }

  fileprivate var position: AccessibleValue? {
    range.map { range in
      AccessibleValue(
        step: max(0, min(range.index, range.limits.upperBound) - range.limits.lowerBound),
        count: range.limits.count,
        first: range.limits.lowerBound,
        text: value.flatMap(SpokenText.spoken) ?? "",
        isSettable: isSlider && traits.isDisjoint(with: [.notEnabled, .readOnly])
      )
    }
  }

  fileprivate func states(isSeen: Bool, isFocused: Bool) -> AccessibleStates {
    var states: AccessibleStates = .usable
    if traits.contains(.notEnabled) { states.subtract([.enabled, .sensitive]) }
    if traits.contains(.readOnly) { states.insert(.readOnly) }
    if role == .entry {
      states.insert(.singleLine)
      if traits.isDisjoint(with: [.notEnabled, .readOnly]) { states.insert(.editable) }
    }
    if traits.contains(.selected) {
      states.formUnion(traits.contains(.toggle) ? .pressed : [.selectable, .selected])
    }
    if let range { states.insert(range.orientation == .horizontal ? .horizontal : .vertical) }
    if !isSeen { states.remove(.showing) }
    if isFocused { states.formUnion([.focusable, .focused]) }
    return states
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

/// A source of paths. An object keeps its path as long as it exists, and no path is used twice.
struct ObjectPaths: Hashable, Sendable {
  private var numbers: [ElementID: Int] = [:]
  private var lastNumber = 0

  /// Returns the path of an element or container.
  mutating func path(of id: ElementID) -> ObjectPath {
    if let number = numbers[id] { return .numbered(number) }
    lastNumber += 1
    numbers[id] = lastNumber
    return .numbered(lastNumber)
  }

  /// Returns a path for something outside the tree.
  mutating func newPath() -> ObjectPath {
    lastNumber += 1
    return .numbered(lastNumber)
  }

  /// Forgets everything that no longer exists, so that memory doesn't grow over years.
  mutating func keepOnly(_ identities: Set<ElementID>) {
    guard numbers.count > identities.count else { return }
    numbers = numbers.filter { identities.contains($0.key) }
  }
}
