// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSliderAccessibilityBus

extension ForeignObject {
  /// Whether the object is read, and doesn't only contain others.
  ///
  /// A widget that a program draws itself has no role, but takes the focus. A menu or an item without a name only contains others, unless it alone takes the focus.
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
    let isText = role == ForeignRole.label || ForeignRole.entries.contains(role)
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

  var traits: Traits {
    var traits = ForeignRole.role(role).traits
    if attributes["text-input-type"] == "search" { traits.insert(.searchField) }
    if ForeignRole.columnHeaders.contains(role), actions.contains(where: Self.isActivation) {
      traits.insert(.button)
    }
    let isOperable = !traits.isDisjoint(with: Self.usable) || states.contains(.focusable)
    if isOperable, !states.contains(.sensitive) { traits.insert(.notEnabled) }
    if states.contains(.readOnly), !traits.contains(.staticText) { traits.insert(.readOnly) }
    if !states.isDisjoint(with: [.checked, .pressed, .selected]) { traits.insert(.selected) }
    return traits
  }

  static let usable: Traits = [.adjustable, .button, .link, .toggle]
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
    let isContent = ForeignRole.entries.contains(role) || role == ForeignObject.comboBox
    guard isContent || name.isEmpty, role != ForeignRole.passwordText else { return nil }
    let lines = (text ?? "").split(whereSeparator: \.isNewline)
    let line = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let words = line.isEmpty ? attributes["placeholder-text"] ?? "" : String(line)
    return words.isEmpty ? nil : SpokenText.cleaned(words, maximumLength: Self.maximumText)
  }

  private static let maximumText = 100

  private var isMeter: Bool { ForeignRole.role(role).traits.contains(.meter) }

  /// The value as screen readers say it of a bar that the toolkit gives no words.
  private var percentage: String? {
    guard let value, value.maximum > value.minimum else { return nil }
    let share = (value.current - value.minimum) / (value.maximum - value.minimum)
    return share.isFinite ? "\((share * 100).rounded().shortText) percent" : nil
  }

  private static let maximumSteps = 1e6

  /// The position of the value, in steps of the smallest increment; of a meter without one, in
  /// hundredths.
  ///
  /// It is `nil` without an increment, or if there are more than a million steps.
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
      count: Int(steps.rounded()) + 1,
      orientation: states.contains(.vertical) ? .vertical : .horizontal
    )
  }
}
