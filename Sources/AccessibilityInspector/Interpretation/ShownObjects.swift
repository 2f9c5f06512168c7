// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSliderAccessibilityBus

/// The objects of a program that show, each with what belongs to it, in visual order.
///
/// What only wraps others is left out, as is how a widget is drawn.
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
    guard toolkit.shows(object.states) || object.role == ForeignRole.viewport, part != .decoration,
      !object.isAnnouncement,
      object.role != ForeignRole.scrollBar || object.states.contains(.focusable)
    else { return [] }
    var shown = named(object)
    guard toolkit == .stepSlider || !shown.isSilentIcon else { return [] }
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
    let drawn = drawnChildren(of: object)
    let blocks = drawn.map { ($0, shown($0)) }.filter { !$0.1.isEmpty }
    let children = withHeaders(sorted(blocks).flatMap { $0.1 })
    let name = name(of: object)
    let isSaidOnEntering = !name.isEmpty && !ForeignRole.role(object.role).isRead
    guard children.count > 1, isSaidOnEntering else { return children }
    return children.filter { $0.role != ForeignRole.label || $0.name != name }
  }

  private func drawnChildren(of object: ForeignObject) -> [ForeignObject] {
    guard toolkit.drawsOnlyLargestChild(of: object) else { return object.children }
    return object.children.max { $0.area < $1.area }.map { [$0] } ?? []
  }

  /// Returns the content of a table, in which a check box takes its name from its column.
  private func withHeaders(_ cells: [ForeignObject]) -> [ForeignObject] {
    let headers = cells.filter { ForeignRole.columnHeaders.contains($0.role) }
    guard !headers.isEmpty else { return cells }
    return cells.map { cell in
      var cell = cell
      if cell.role == ForeignRole.checkBox, cell.name.isEmpty {
        cell.name = headers.first { $0.isAbove(cell) }?.name ?? ""
      }
      return cell
    }
  }

  private func sorted(
    _ blocks: [(ForeignObject, [ForeignObject])]
  ) -> [(ForeignObject, [ForeignObject])] {
    guard toolkit.listsInAnyOrder else { return blocks }
    let frames = blocks.map { object, shown in
      object.area > 0 ? object.extent ?? .zero : shown.first?.extent ?? .zero
    }
    return PositionOrder(frames: frames, direction: .leftToRight).indices.map { blocks[$0] }
  }
}

// Words.
extension ShownObjects {
  /// Returns an object with the name and the value that a listener hears.
  private func named(_ object: ForeignObject) -> ForeignObject {
    var named = object
    named.name = name(of: object)
    if object.role == ForeignObject.comboBox, object.isNamedAfterItem {
      named.text = named.name
      named.name = labels(of: object)
    }
    if toolkit.isToggle(object) { named.role = ForeignRole.checkBox }
    if toolkit.isItem(object) { named.role = ForeignRole.listItem }
    if toolkit.describesSlidersByValue, object.value != nil, !object.description.isEmpty {
      named.value?.text = object.description
      named.description = ""
    }
    if toolkit != .stepSlider, named.description == named.name { named.description = "" }
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
