// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSliderAccessibilityBus

// Facts about an object that decide how it is read.
extension ForeignObject {
  /// A relation to another object. The corresponding C type is `AtspiRelationType`.
  enum Relation: UInt32 {
    case labelledBy = 2
    case controllerFor = 3
    case popUpFor = 15
    case describedBy = 18
  }

  func related(_ relation: Relation) -> [String] { relations[relation.rawValue] ?? [] }

  /// The object and all its descendants.
  var all: [ForeignObject] { [self] + children.flatMap(\.all) }

  var area: Double { extent.map { $0.size.width * $0.size.height } ?? 0 }

  /// Whether the object is only words for a screen reader: a notification that isn't on the screen.
  var isAnnouncement: Bool { role == ForeignRole.notification && (extent ?? .zero).size == .zero }

  /// Whether the object says nothing and only holds others.
  var isEmptyWrapper: Bool {
    ForeignRole.role(role).part == .wrapper && name.isEmpty && identity.isEmpty
      && !states.contains(.modal)
  }

  /// Whether a combo box has the name of one of its items, which is its value.
  ///
  /// GTK 3 and Qt name it after the chosen item if the program gives it no name.
  var isNamedAfterItem: Bool {
    !name.isEmpty && all.dropFirst().contains { $0.name == name }
  }
}

// What is only how a widget is drawn.
extension ForeignObject {
  /// Whether the object only wraps a widget of its own kind, and perhaps a menu that is open.
  ///
  /// The menu button of GTK 4 is a button with a button in it.
  var onlyWraps: Bool {
    !states.contains(.focusable)
      && children.count { $0.role == role && $0.states.contains(.focusable) } == 1
  }

  /// The widget alone, with what its parts say of it.
  ///
  /// The parts hold the focus and the action of a combo box, and the text of a slider.
  var withoutParts: ForeignObject {
    var widget = self
    let parts = children.flatMap(\.all)
    widget.children = []
    for part in parts {
      widget.states.formUnion(part.states.intersection([.focusable, .focused]))
      if widget.actions.isEmpty { widget.actions = part.actions }
      if widget.text == nil, ForeignRole.entries.contains(part.role) { widget.text = part.text }
    }
    if let text = parts.first(where: { $0.role == ForeignRole.label })?.name,
      widget.value?.text.isEmpty == true
    {
      widget.value?.text = text
    }
    return widget
  }

  /// The object, which takes the words of the labels in it as its name if it has none.
  var namedByChildren: ForeignObject {
    guard name.isEmpty, ForeignRole.role(role).isNamedByContent else { return self }
    var named = self
    named.name = children.filter(\.isLabel).map(\.name).joined(separator: " ")
    named.children = children.filter { !$0.isLabel }
    return named
  }

  /// The object without the words that its name has already.
  var withoutRepetitions: ForeignObject {
    var object = self
    object.children = children.filter { child in
      !child.isLabel || child.name.isEmpty || !name.contains(child.name)
    }
    return object
  }

  private var isLabel: Bool { role == ForeignRole.label && children.isEmpty }

  /// Whether the object is an icon that says nothing and does nothing.
  ///
  /// Most are drawn beside words that say the same, and no toolkit tells which aren't. A larger
  /// picture without a name is content that a listener misses.
  var isSilentIcon: Bool {
    guard ForeignRole.images.contains(role), name.isEmpty, actions.isEmpty,
      !states.contains(.focusable)
    else { return false }
    let size = extent?.size ?? .zero
    return max(size.width, size.height) <= Self.maximumIcon
  }

  private static let maximumIcon = 64.0

  /// Returns whether a column header is that of a cell.
  func isAbove(_ cell: ForeignObject) -> Bool {
    guard let extent, let middle = cell.extent?.center.x else { return false }
    return extent.minX <= middle && middle < extent.maxX
  }
}
