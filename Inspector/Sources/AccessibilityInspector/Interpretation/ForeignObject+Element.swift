// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import AccessibilityTree

extension ForeignObject {
  /// Whether the object is read, and doesn't only contain others.
  ///
  /// A widget that a program draws itself has no role, but takes the focus. A menu or an item
  /// without a name only contains others, unless it alone takes the focus.
  var isRead: Bool {
    let role = ForeignRole.role(role)
    if name.isEmpty, !children.isEmpty, role.isNamedByContent, !hasOnlyFocus { return false }
    if role.isRead { return !isBlank }
    return states.contains(.focusable) && children.isEmpty && (value != nil || !name.isEmpty)
      && role.part == .wrapper || isDrawn
  }

  /// Whether a program draws the widget itself: it takes the focus and contains nothing.
  var isDrawn: Bool {
    states.contains(.focusable) && children.isEmpty && area > 0 && ForeignRole.drawn.contains(role)
  }

  private var hasOnlyFocus: Bool {
    states.contains(.focusable)
      && !children.flatMap(\.all).contains { $0.states.contains(.focusable) }
  }

  /// Whether there is nothing to read: an empty cell, a text that can't be edited and has no words.
  private var isBlank: Bool {
    let isText = role == .label || ForeignRole.entries.contains(role)
    let canBeBlank =
      ForeignRole.cells.contains(role)
      || (isText && !states.contains(.focusable) && (text ?? "").isEmpty)
    return canBeBlank && name.isEmpty && value == nil
  }

  /// Returns the object as an element of our own.
  func element(_ id: ElementID, in toolkit: Toolkit) -> AccessibilityElement {
    var element = AccessibilityElement(
      id: id,
      label: name.isEmpty ? nil : name,
      value: valueText,
      hint: [description, helpText].first { !$0.isEmpty },
      traits: traits,
      frame: extent ?? .zero,
      range: range,
      actions: elementActions(in: toolkit)
    )
    if ForeignRole.role(role).needsWord, !roleName.isEmpty { element.roleWord = roleName }
    return element
  }

  var traits: AccessibilityTraits {
    var traits = ForeignRole.role(role).traits
    if attributes["text-input-type"] == "search" { traits.insert(.searchField) }
    let isHeader = ForeignRole.columnHeaders.contains(role)
    if isHeader, actions.contains(where: { Self.action(named: $0) == .activate }) {
      traits.insert(.button)
    }
    let isOperable = !traits.isDisjoint(with: Self.usable) || states.contains(.focusable)
    if isOperable, !states.contains(.sensitive) { traits.insert(.notEnabled) }
    if states.contains(.readOnly), !traits.contains(.staticText) { traits.insert(.readOnly) }
    if !states.isDisjoint(with: [.checked, .pressed, .selected]) { traits.insert(.selected) }
    return traits
  }

  static let usable: AccessibilityTraits = [.adjustable, .button, .link, .toggle]
}

// Values.
extension ForeignObject {
  /// The value in words; of a long text, the beginning of its first line.
  private var valueText: String? {
    if let value {
      let text = attributes["valuetext"] ?? value.text
      guard text.allSatisfy(\.isWhitespace) else { return text }
      return isMeter ? percentage : value.current.shortText
    }
    let isContent = ForeignRole.entries.contains(role) || role == .comboBox
    guard isContent || name.isEmpty, role != .passwordText else { return nil }
    let lines = (text ?? "").split(whereSeparator: \.isNewline)
    let line = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let words = line.isEmpty ? attributes["placeholder-text"] ?? "" : String(line)
    return words.isEmpty ? nil : SpokenText.cleaned(words, maximumLength: Self.maximumText)
  }

  private var isMeter: Bool { ForeignRole.role(role).traits.contains(.meter) }

  /// The value as screen readers say it of a bar that the toolkit gives no words.
  private var percentage: String? {
    guard let value, value.maximum > value.minimum else { return nil }
    let share = (value.current - value.minimum) / (value.maximum - value.minimum)
    return share.isFinite ? "\((share * 100).rounded().shortText) percent" : nil
  }

  private static let (maximumText, maximumSteps, maximumIcon) = (100, 1e6, 64.0)

  /// The position of the value, in steps of the smallest increment; of a meter without one, in
  /// hundredths. It is `nil` without an increment, or if there are more than a million steps.
  private var range: AdjustableRange? {
    guard let value, isMeter || ForeignRole.role(role).traits.contains(.adjustable) else {
      return nil
    }
    let hundredth = (value.maximum - value.minimum) / 100
    let increment = isMeter && !(value.increment > 0) ? hundredth : value.increment
    guard increment > 0 else { return nil }
    let steps = (value.maximum - value.minimum) / increment
    let index = (value.current - value.minimum) / increment
    guard steps >= 0, steps < Self.maximumSteps, index.isFinite else { return nil }
    return AdjustableRange(
      index: Int(min(max(index.rounded(), 0), steps)),
      stopCount: Int(steps.rounded()) + 1,
      orientation: states.contains(.vertical) ? .vertical : .horizontal
    )
  }
}

extension ForeignObject {
  /// Returns what a screen reader can do with the object: its own actions, set a value, select what
  /// can be selected through its container, and move the focus.
  func elementActions(in toolkit: Toolkit) -> [ElementAction] {
    let traits = traits
    var all: [ElementAction] = []
    if value != nil, traits.contains(.adjustable) { all = [.increment, .decrement] }
    let own = actions.filter { !(toolkit.listsActionsOfOthers && $0.contains(".")) }
    all += own.compactMap { action(named: $0, traits) }
    if states.contains(.selectable), !traits.isDisjoint(with: Self.usable) { all.append(.activate) }
    if states.contains(.focusable) { all.append(.focus) }
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns an action of the object. An entry, item or cell has no trait for being pressed, so
  /// that becomes a custom action.
  private func action(named name: String, _ traits: AccessibilityTraits) -> ElementAction? {
    let action = Self.action(named: name)
    let hasTrait = !traits.isDisjoint(with: Self.usable.union([.staticText, .image]))
    return action == .activate && !hasTrait ? .custom(name) : action
  }

  static func action(named name: String) -> ElementAction? {
    switch name.lowercased() {
    case "": nil
    case "click", "press", "activate", "toggle", "jump", "check", "select", "dodefault", "showmenu":
      .activate
    case "increment", "increase": .increment
    case "decrement", "decrease": .decrement
    case "setfocus": .focus
    default: .custom(name)
    }
  }
}

// Facts about an object that decide how it is read.
extension ForeignObject {
  func related(_ relation: AccessibleRelation) -> [String] { relations[relation] ?? [] }

  /// The object and all its descendants.
  var all: [ForeignObject] { [self] + children.flatMap(\.all) }

  var area: Double { extent.map { $0.size.width * $0.size.height } ?? 0 }

  /// Whether the object is only words for a screen reader: a notification that isn't on the screen.
  var isAnnouncement: Bool { role == .notification && (extent ?? .zero).size == .zero }

  /// Whether the object says nothing and only holds others.
  var isEmptyWrapper: Bool {
    ForeignRole.role(role).part == .wrapper && name.isEmpty && identity.isEmpty
      && !states.contains(.modal)
  }

  /// Whether a combo box has the name of one of its items, which is its value. GTK 3 and Qt name it
  /// so if the program gives it no name.
  var isNamedAfterItem: Bool { !name.isEmpty && all.dropFirst().contains { $0.name == name } }
}

// What is only how a widget is drawn.
extension ForeignObject {
  /// Whether the object only wraps a widget of its own kind, and perhaps a menu that is open, as
  /// the menu button of GTK 4 does.
  var onlyWraps: Bool {
    !states.contains(.focusable)
      && children.count { $0.role == role && $0.states.contains(.focusable) } == 1
  }

  /// The widget alone, with what its parts say of it: the focus and the action of a combo box, and
  /// the text of a slider.
  var withoutParts: ForeignObject {
    var widget = self
    let parts = children.flatMap(\.all)
    widget.children = []
    for part in parts {
      widget.states.formUnion(part.states.intersection([.focusable, .focused]))
      if widget.actions.isEmpty { widget.actions = part.actions }
      if widget.text == nil, ForeignRole.entries.contains(part.role) { widget.text = part.text }
    }
    let text = parts.first { $0.role == .label }?.name
    if let text, widget.value?.text.isEmpty == true { widget.value?.text = text }
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
    object.children.removeAll { $0.isLabel && !$0.name.isEmpty && name.contains($0.name) }
    return object
  }

  private var isLabel: Bool { role == .label && children.isEmpty }

  /// Whether the object is an icon that says nothing and does nothing. Most are drawn beside words
  /// that say the same. A larger picture without a name is content that a listener misses.
  var isSilentIcon: Bool {
    let (isUsable, size) = (states.contains(.focusable) || !actions.isEmpty, extent?.size ?? .zero)
    return ForeignRole.images.contains(role) && name.isEmpty && !isUsable
      && max(size.width, size.height) <= Self.maximumIcon
  }

  /// Returns whether a column header is that of a cell.
  func isAbove(_ cell: ForeignObject) -> Bool {
    guard let extent, let middle = cell.extent?.center.x else { return false }
    return extent.minX <= middle && middle < extent.maxX
  }
}
