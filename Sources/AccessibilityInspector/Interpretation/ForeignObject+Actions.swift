// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSliderAccessibilityBus

extension ForeignObject {
  /// Returns what a screen reader can do with the object.
  ///
  /// Besides its own actions, a client can set a value, select what can be selected through its
  /// container, and move the focus.
  func elementActions(in toolkit: Toolkit) -> [ElementAction] {
    let traits = traits
    var all: [ElementAction] = []
    if value != nil, traits.contains(.adjustable) { all = [.increment, .decrement] }
    let own = actions.filter { !(toolkit.listsActionsOfOthers && $0.contains(".")) }
    all += own.compactMap { action(named: $0, traits) }
    if states.contains(.selectable), !traits.isDisjoint(with: Self.usable) { all.append(.activate) }
    if states.contains(.focusable) { all.append(.focus) }
    var known: Set<ElementAction> = []
    return all.filter { known.insert($0).inserted }
  }

  /// Returns an action of the object.
  ///
  /// An entry, item or cell has no trait for being pressed, so that becomes a custom action.
  private func action(named name: String, _ traits: Traits) -> ElementAction? {
    let action = Self.action(named: name)
    let isSaid = action == .activate && traits.isDisjoint(with: Self.usable)
    let isPressed = [.staticText, .image].contains { traits.contains($0) }
    return isSaid && !isPressed ? .custom(name) : action
  }

  static func isActivation(_ name: String) -> Bool { action(named: name) == .activate }

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
