// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A form in a terminal: a list with a chosen row, a switch and a button.
struct TerminalForm {
  private static let drinks = ["Tea", "Coffee", "Cocoa"]
  private var drink = "Tea"
  private var hasMilk = false
  private(set) var isOrdered = false
  private var focus = "Tea"

  /// What was ordered.
  var order: String { hasMilk ? "\(drink) with milk" : drink }

  /// Handles a key. Returns what the form can't show: that a key met an end of the list.
  mutating func press(_ key: SliderKey) -> [AccessibilityNotification] {
    switch key {
    case .up where focus == drink: return move(by: -1)
    case .down where focus == drink: return move(by: 1)
    case .tab: go(by: 1)
    case .tab.with(.shift): go(by: -1)
    case .enter, .space: perform(.activate, on: ElementID(focus))
    default: break
    }
    return []
  }

  private mutating func move(by distance: Int) -> [AccessibilityNotification] {
    let row = (Self.drinks.firstIndex(of: drink) ?? 0) + distance
    guard Self.drinks.indices.contains(row) else {
      return [
        .announcement(
          Announcement("\(drink), \(distance < 0 ? "first" : "last")", priority: .assertive)
        )
      ]
    }
    perform(.focus, on: ElementID(Self.drinks[row]))
    return []
  }

  private mutating func go(by distance: Int) {
    let parts = [drink, "Milk", "Order"]
    let index = (parts.firstIndex(of: focus) ?? 0) + distance
    focus = parts[(index + parts.count) % parts.count]
  }
}

extension TerminalForm: Accessible {
  var accessibilityFocus: ElementID? { ElementID(focus) }

  /// The elements of the form. A row of the terminal counts as 24 points, enough for a pointer.
  var accessibilityTree: AccessibilityContainer {
    let rows = Self.drinks.enumerated().map { row, name in
      element(name, name == drink ? [.button, .selected] : .button, row: row)
    }
    return AccessibilityContainer(
      id: "form",
      label: "Order a drink",
      children: [
        .container(AccessibilityContainer(id: "drinks", label: "Drinks", elements: rows)),
        .element(element("Milk", hasMilk ? [.toggle, .selected] : .toggle, row: 3)),
        .element(element("Order", .button, row: 4)),
      ]
    )
  }

  private func element(_ name: String, _ traits: AccessibilityTraits, row: Int)
    -> AccessibilityElement
  {
    let frame = LayoutRect(x: 0, y: Double(24 * (1 + row)), width: 160, height: 24)
    return AccessibilityElement(id: ElementID(name), label: name, traits: traits, frame: frame)
  }

  /// Moves the focus to an element, and activates it on request. Keys take the same path.
  @discardableResult
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    guard action == .activate || action == .focus else { return .refused }
    focus = id.description
    switch focus {
    case "Milk": if action == .activate { hasMilk.toggle() }
    case "Order": isOrdered = action == .activate
    default: drink = focus
    }
    return .done()
  }
}
