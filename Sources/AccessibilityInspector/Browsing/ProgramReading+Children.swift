// SPDX-License-Identifier: Apache-2.0

import DBus
import StepSliderAccessibilityBus

// Children.
extension ProgramReading {
  /// Asks for the children of an object that shows any.
  func askForChildren(of index: Int) {
    guard showsChildren(index), nodes[index].childCount != 0 else { return }
    guard nodes[index].depth < limits.depth else {
      return note(.deep, at: nodes[index].reference)
    }
    if let item = cached[nodes[index].reference], let children = cached.children(of: item) {
      return add(children, upTo: limits.children, to: index)
    }
    let isManaging = nodes[index].object.states.contains(.managesDescendants)
    let limit = isManaging ? limits.managedChildren : limits.children
    if let count = nodes[index].childCount, count > limit {
      note(.manyChildren, at: nodes[index].reference)
      askForEachChild(of: index, upTo: limit)
    } else {
      ask(call("GetChildren", of: index), of: index) { [unowned self] value in
        guard let children = value.references else { return false }
        add(children, upTo: limit, to: index)
        return true
      }
    }
  }

  /// The corresponding C name is `ATSPI_ROLE_MENU`.
  private static let menuRole: UInt32 = 33

  /// Returns whether children of an object can be on the screen.
  ///
  /// A viewport of GTK 3 is never called "showing" while its content is, so an object that isn't
  /// showing can have children that are, except a closed menu or a window. The closed menu of a combo
  /// box is read, because its items tell the value of the box from its name.
  private func showsChildren(_ index: Int) -> Bool {
    let node = nodes[index]
    guard let parent = node.parent, !isShowing(index) else { return true }
    let isChoice = nodes[parent].object.role == ForeignObject.comboBox
    let isClosed = node.object.role == Self.menuRole && !isChoice
    return node.depth > 1 && !isClosed && isShowing(parent)
  }

  /// Objects of GTK 4.8 other than windows are never called "showing", and programs themselves
  /// often have no states.
  private func isShowing(_ index: Int) -> Bool {
    let states = nodes[index].object.states
    return states.isEmpty || states.contains(.showing)
      || (toolkit == .gtk4 && states.contains(.visible))
  }

  private func add(_ children: [ObjectReference], upTo limit: Int, to index: Int) {
    if children.count > limit { note(.manyChildren, at: nodes[index].reference) }
    add(Array(children.prefix(limit)), to: index)
  }

  /// Asks for the first children one by one, because a toolkit would have to make all of them to
  /// list them.
  private func askForEachChild(of index: Int, upTo limit: Int) {
    let children = Children(count: limit)
    for position in 0..<limit {
      let question = call("GetChildAtIndex", [.int32(Int32(clamping: position))], of: index)
      ask(question, of: index) { value in
        children.references[position] = ObjectReference(value)
        return ObjectReference(value) != nil
      }
    }
    nodes[index].listedChildren = children
  }

  /// Adds the children that were asked for one by one.
  func addListedChildren(of index: Int) {
    guard let children = nodes[index].listedChildren else { return }
    nodes[index].listedChildren = nil
    add(children.references.compactMap(\.self), to: index)
  }

  /// Children that arrive one by one.
  final class Children {
    var references: [ObjectReference?]

    init(count: Int) { references = Array(repeating: nil, count: count) }
  }
}
