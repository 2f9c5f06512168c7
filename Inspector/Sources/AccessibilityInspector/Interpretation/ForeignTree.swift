// SPDX-License-Identifier: Apache-2.0

package import AccessibilityAudit
import AccessibilityBus
package import AccessibilityTree

/// What a program shows, as a tree of our own.
package struct ForeignTree: Hashable, Sendable {
  package let root: AccessibilityContainer
  /// The element with the keyboard focus.
  package let focus: ElementID?
  /// Where each element and container comes from.
  package let origins: [ElementID: Origin]
  package let toolkit: AuditRule.Toolkit
  /// The rules that can be judged from outside, for the program's toolkit.
  package let rules: Set<AuditRule>

  /// The object that an element comes from, as a developer knows it.
  package struct Origin: Hashable, Sendable {
    /// The roles and names of the objects around it and its own, from the window inwards:
    /// `frame "Calculator"`, `push button "="`. What only wraps others is left out. Of several
    /// alike in one place, all but the first are numbered: `push button 2`.
    package let steps: [String]
    /// The toolkit's own id, such as the one in a GTK Builder file; empty if it has none.
    package let identity: String
  }

  /// Interprets what a program says of itself: of the windows with a name, or of all that show.
  package init(of program: ForeignProgram, window: String? = nil) {
    let shown = ShownObjects(of: program)
    let windows = shown.windows.filter { window == nil || $0.name == window }
    let placed = PlacedObject.placed(windows.map(shown.content))
    let all = placed.flatMap(\.all)
    let ids = Dictionary(all.map { ($0.object.path, $0.id) }) { first, _ in first }
    root = AccessibilityContainer(
      id: ElementID(program.root.step),
      label: program.root.name.isEmpty ? nil : program.root.name,
      readingOrder: .asListed,
      children: placed.map { .container($0.container(in: shown.toolkit, ids)) }
    )
    focus = all.last { $0.object.states.contains(.focused) }?.id
    let origins = all.flatMap { [($0.id, $0.origin), ($0.outerID, $0.origin)] }
    self.origins = Dictionary(origins) { first, _ in first }
    (toolkit, rules) = (shown.toolkit, shown.toolkit.rules)
  }

  /// Returns the names of the windows that show, from which one can be chosen.
  package static func windows(of program: ForeignProgram) -> [String] {
    ShownObjects(of: program).windows.map(\.name)
  }
}

/// An object with an identity that is the same in each run of the program. Paths on the bus aren't:
/// GTK counts up as it makes objects.
struct PlacedObject {
  let object: ForeignObject
  let id: ElementID
  let origin: ForeignTree.Origin
  let children: [PlacedObject]

  /// Gives the objects of some windows their places.
  static func placed(_ windows: [ForeignObject]) -> [PlacedObject] {
    let identities = windows.flatMap(\.all).map(\.identity).filter { !$0.isEmpty }
    let counts = Dictionary(identities.map { ($0, 1) }, uniquingKeysWith: +)
    return placed(windows, in: [], unique: Set(counts.filter { $0.value == 1 }.keys))
  }

  private static func placed(
    _ objects: [ForeignObject],
    in path: [String],
    unique: Set<String>
  ) -> [PlacedObject] {
    var counts: [String: Int] = [:]
    return objects.map { object in
      counts[object.step, default: 0] += 1
      let number = counts[object.step] ?? 1
      let steps = path + [object.step + (number > 1 ? " \(number)" : "")]
      let isUnique = unique.contains(object.identity)
      return PlacedObject(
        object: object,
        id: ElementID(isUnique ? object.identity : steps.joined(separator: " > ")),
        origin: ForeignTree.Origin(steps: steps, identity: object.identity),
        children: placed(object.children, in: steps, unique: unique)
      )
    }
  }

  var all: [PlacedObject] { [self] + children.flatMap(\.all) }

  /// The identity of the container around the object's content.
  var outerID: ElementID { object.isRead ? ElementID("\(id) and within") : id }
}

// Objects as elements and containers. What is read is known by its path on the bus.
extension PlacedObject {
  /// Returns the object and its content. One that is read is an element in a container of its own.
  func container(in toolkit: Toolkit, _ ids: [String: ElementID]) -> AccessibilityContainer {
    let isRead = object.isRead
    let own: [AccessibilityNode] = isRead ? [.element(element(in: toolkit, ids))] : []
    return AccessibilityContainer(
      id: outerID,
      label: isRead || object.name.isEmpty ? nil : object.name,
      isModal: object.states.contains(.modal),
      readingOrder: .asListed,
      actions: isRead ? [] : object.elementActions(in: toolkit).filter { $0 != .focus },
      children: own + children.compactMap { $0.node(in: toolkit, ids) }
    )
  }

  private func node(in toolkit: Toolkit, _ ids: [String: ElementID]) -> AccessibilityNode? {
    guard children.isEmpty, !object.states.contains(.modal) else {
      return .container(container(in: toolkit, ids))
    }
    return object.isRead ? .element(element(in: toolkit, ids)) : nil
  }

  private func element(in toolkit: Toolkit, _ ids: [String: ElementID]) -> AccessibilityElement {
    var element = object.element(id, in: toolkit)
    element.controls = object.related(.controllerFor).compactMap { ids[$0] }
    element.describedBy = object.related(.describedBy).compactMap { ids[$0] }.filter { $0 != id }
    return element
  }
}

extension ForeignObject {
  /// The role and the name, for a developer.
  var step: String {
    let role = SpokenText.spoken(roleName) ?? "role \(role.rawValue)"
    let name = SpokenText.cleaned(name, maximumLength: 40)
    return name.isEmpty ? role : "\(role) \"\(name)\""
  }
}

/// The objects of a program that show, each with what belongs to it, in visual order. What only
/// wraps others is left out, as is how a widget is drawn.
struct ShownObjects {
  let toolkit: Toolkit
  private let objects: [String: ForeignObject]
  private let program: ForeignProgram

  init(of program: ForeignProgram) {
    toolkit = Toolkit(named: program.toolkit)
    objects = Dictionary(program.root.all.map { ($0.path, $0) }) { first, _ in first }
    self.program = program
  }

  /// The windows that show. A pop-over that was never opened has the size of one point in GTK 3.
  var windows: [ForeignObject] {
    program.root.children.filter { window in
      toolkit.shows(window.states) && (!toolkit.hidesWithoutSize || window.area > 1)
    }
  }

  /// Returns a window with what shows in it.
  func content(of window: ForeignObject) -> ForeignObject {
    var content = named(window)
    content.children = children(of: window)
    return content
  }

  /// Returns what remains of an object: itself, or what it contains, or nothing.
  private func shown(_ object: ForeignObject) -> [ForeignObject] {
    let part = toolkit.part(of: object.role)
    // GTK 3 never calls a viewport "showing", although its content is.
    guard toolkit.shows(object.states) || object.role == .viewport, part != .decoration,
      !object.isAnnouncement,
      object.role != .scrollBar || object.states.contains(.focusable)
    else { return [] }
    var shown = named(object)
    guard toolkit == .accessibilityTree || !shown.isSilentIcon else { return [] }
    shown.children = children(of: object)
    guard object.isDrawn || !shown.isEmptyWrapper,
      !(toolkit.hidesWithoutSize && object.area == 0)
    else { return shown.children }
    // A class is heard as a name, so that what the widget contains doesn't name it.
    if object.name.isEmpty { shown = shown.namedByChildren }
    if part == .widget { return shown.onlyWraps ? shown.children : [shown.withoutParts] }
    let rest = part == .item ? shown.withoutRepetitions : shown
    let isRead = rest.isRead && (!rest.isDrawn || object.isDrawn || !rest.name.isEmpty)
    return isRead || !rest.children.isEmpty || rest.states.contains(.modal) ? [rest] : []
  }

  /// Returns what shows in an object, in visual order.
  private func children(of object: ForeignObject) -> [ForeignObject] {
    let drawsOne = toolkit.drawsOnlyLargestChild(of: object)
    let largest = drawsOne ? object.children.max { $0.area < $1.area }.map { [$0] } ?? [] : nil
    let blocks = (largest ?? object.children).map { ($0, shown($0)) }.filter { !$0.1.isEmpty }
    let children = withHeaders(sorted(blocks))
    let name = name(of: object)
    let isSaidOnEntering = !name.isEmpty && !ForeignRole.role(object.role).isRead
    guard children.count > 1, isSaidOnEntering else { return children }
    return children.filter { $0.role != .label || $0.name != name }
  }

  /// Returns the content of a table, in which a check box takes its name from its column.
  private func withHeaders(_ cells: [ForeignObject]) -> [ForeignObject] {
    let headers = cells.filter { ForeignRole.columnHeaders.contains($0.role) }
    guard !headers.isEmpty else { return cells }
    return cells.map { cell in
      guard cell.role == .checkBox, cell.name.isEmpty else { return cell }
      var named = cell
      named.name = headers.first { $0.isAbove(cell) }?.name ?? ""
      return named
    }
  }

  /// Returns what shows in the children of an object, in visual order.
  private func sorted(_ blocks: [(ForeignObject, [ForeignObject])]) -> [ForeignObject] {
    guard toolkit.listsInAnyOrder else { return blocks.flatMap { $0.1 } }
    let frames = blocks.map { object, shown in
      object.area > 0 ? object.extent ?? .zero : shown.first?.extent ?? .zero
    }
    return frames.indicesInReadingOrder(.leftToRight).flatMap { blocks[$0].1 }
  }
}

// Words.
extension ShownObjects {
  /// Returns an object with the name and the value that a listener hears.
  private func named(_ object: ForeignObject) -> ForeignObject {
    var named = object
    named.name = name(of: object)
    if object.role == .comboBox, object.isNamedAfterItem {
      named.text = named.name
      named.name = labels(of: object)
    }
    if toolkit.isToggle(object) { named.role = .checkBox }
    if toolkit.isItem(object) { named.role = .listItem }
    if toolkit.describesSlidersByValue, object.value != nil, !object.description.isEmpty {
      named.value?.text = object.description
      named.description = ""
    }
    if toolkit != .accessibilityTree, named.description == named.name { named.description = "" }
    return named
  }

  private func name(of object: ForeignObject) -> String {
    let name = ownName(of: object)
    return name.isEmpty ? labels(of: object) : name
  }

  private func ownName(of object: ForeignObject) -> String {
    toolkit.isNamedAfterClass(object) ? "" : object.name
  }

  /// The names of an object's labels; for a pop-over, of what it belongs to.
  private func labels(of object: ForeignObject) -> String {
    let paths = object.related(.labelledBy) + object.related(.popUpFor)
    return paths.compactMap { objects[$0] }.map(ownName).filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}
