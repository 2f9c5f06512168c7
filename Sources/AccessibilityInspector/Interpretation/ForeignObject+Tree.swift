// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSliderAccessibilityBus

extension ForeignObject {
  /// The object and its descendants as a tree of our own.
  ///
  /// An object that can't be adjusted or read is only a container.
  var container: AccessibilityContainer {
    let own: [AccessibilityNode] = isPlain ? [] : [.element(element)]
    return AccessibilityContainer(
      id: isPlain ? id : ElementID("\(id) and within"),
      label: isPlain && !name.isEmpty ? name : nil,
      traits: states.contains(.modal) ? .modal : [],
      order: .asListed,
      actions: isPlain ? actions.compactMap(Self.action) : [],
      children: own + children.compactMap(\.node)
    )
  }

  /// The object with the keyboard focus; the innermost if several claim it.
  var focus: ElementID? {
    children.lazy.compactMap(\.focus).first
      ?? (states.contains(.focused) ? id : nil)
  }

  /// The program's own name for the object, or else the end of its path.
  private var id: ElementID {
    ElementID(identity.isEmpty ? String(path.split(separator: "/").last ?? "") : identity)
  }

  private var node: AccessibilityNode? {
    guard !isAnnouncement else { return nil }
    guard children.isEmpty else { return .container(container) }
    return isPlain && name.isEmpty ? nil : .element(element)
  }

  /// Whether the object is only words for a screen reader: a notification that isn't on the screen.
  private var isAnnouncement: Bool {
    role == Self.notification && (extent ?? .zero).size == .zero
  }

  private static let notification: UInt32 = 101

  /// Whether the object only contains others, such as a window, a panel or a list.
  private var isPlain: Bool {
    value == nil
      && traits.isDisjoint(with: [
        .button, .link, .toggle, .header, .staticText, .image, .searchField, .toolTip,
      ])
      && !Self.listed.contains(role)
  }

  /// Roles that are read although no trait says so: entries, items, cells, combo boxes.
  private static let listed: Set<UInt32> = [
    8, 10, 11, 12, 32, 35, 37, 40, 42, 44, 45, 47, 54, 56, 57, 58, 60, 61, 64, 79, 91, 101,
  ]

  private var element: AccessibilityElement {
    AccessibilityElement(
      id: id,
      label: name.isEmpty ? nil : name,
      value: valueText,
      hint: description.isEmpty ? nil : description,
      traits: traits,
      frame: extent ?? .zero,
      range: range,
      actions: steps + ownActions.filter { !steps.contains($0) },
      isHidden: !states.contains(.visible)
    )
  }

  /// The object's own actions. An entry, item or cell has no trait for being pressed, so that
  /// becomes a custom action.
  private var ownActions: [ElementAction] {
    actions.compactMap { name in
      let action = Self.action(named: name)
      let isSaid = action == .activate && traits.isDisjoint(with: Self.usable)
      return isSaid && Self.listed.contains(role) ? .custom(name) : action
    }
  }

  /// Clients set a value directly, so the object needs no actions for its steps.
  private var steps: [ElementAction] {
    value != nil && traits.contains(.adjustable) ? [.increment, .decrement] : []
  }

  private var valueText: String? {
    guard let value else { return nil }
    let text = attributes["valuetext"] ?? value.text
    return text.isEmpty ? value.current.shortText : text
  }

  private var traits: Traits {
    var traits = Self.traits[role] ?? []
    if attributes["text-input-type"] == "search" { traits.insert(.searchField) }
    if !states.isSuperset(of: [.sensitive]) && !traits.isDisjoint(with: Self.usable) {
      traits.insert(.notEnabled)
    }
    if states.contains(.readOnly) { traits.insert(.readOnly) }
    if !states.isDisjoint(with: traits.contains(.toggle) ? [.checked, .pressed] : .selected) {
      traits.insert(.selected)
    }
    return traits
  }

  private static let usable: Traits = [.adjustable, .button, .link, .toggle]

  private static let traits: [UInt32: Traits] = [
    7: .toggle, 15: .adjustable, 26: .image, 27: .image, 29: .staticText, 43: .button,
    48: .adjustable, 51: .adjustable, 52: .adjustable, 62: .toggle, 64: .toolTip, 73: .staticText,
    83: .header, 88: .link, 103: .meter, 116: .staticText, 129: .button, 130: .toggle,
  ]

  private static let maximumSteps = 1e6

  /// The position of the value, in steps of the smallest increment.
  ///
  /// It is `nil` without an increment, or if there are more than a million steps.
  private var range: AdjustableRange? {
    guard let value, !traits.isDisjoint(with: [.adjustable, .meter]), value.increment > 0 else {
      return nil
    }
    let steps = (value.maximum - value.minimum) / value.increment
    let index = (value.current - value.minimum) / value.increment
    guard steps >= 0, steps < Self.maximumSteps, index.isFinite else { return nil }
    return AdjustableRange(
      index: Int(min(max(index.rounded(), 0), steps)),
      count: Int(steps.rounded()) + 1,
      orientation: states.contains(.vertical) ? .vertical : .horizontal
    )
  }

  private static func action(named name: String) -> ElementAction? {
    switch name.lowercased() {
    case "": nil
    case "click", "press", "activate", "toggle", "jump", "check", "select", "dodefault": .activate
    case "increment", "increase": .increment
    case "decrement", "decrease": .decrement
    default: .custom(name)
    }
  }
}
