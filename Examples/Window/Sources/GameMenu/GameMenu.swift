// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// The menu of a game: two buttons, a switch and a choice between levels.
struct GameMenu {
  static let size = LayoutSize(width: 400, height: 300)
  private static let items = ["Play", "Music", "Difficulty", "Quit"]
  private static let levels = ["Easy", "Normal", "Hard"]
  var placeOnScreen = LayoutPoint.zero
  private var (focus, isMusicOn, level) = ("Play", true, 1)
  private(set) var isOver = false

  /// Handles a key. An arrow key at either end of the menu leads to the other end.
  mutating func press(_ key: SliderKey) -> ActionOutcome {
    let index = Self.items.firstIndex(of: focus) ?? 0
    switch key {
    case .up: return perform(.focus, on: ElementID(Self.items[(index + 3) % 4]))
    case .down: return perform(.focus, on: ElementID(Self.items[(index + 1) % 4]))
    case .left: return perform(.decrement, on: ElementID(focus))
    case .right: return perform(.increment, on: ElementID(focus))
    case .enter, .space: return perform(.activate, on: ElementID(focus))
    case .escape: return perform(.activate, on: "Quit")
    default: return .refused
    }
  }
}

extension GameMenu: Accessible {
  var accessibilityFocus: ElementID? { ElementID(focus) }

  var accessibilityTree: AccessibilityContainer {
    let choice = AdjustableRange(index: level, stopCount: Self.levels.count)
    let elements = Self.items.enumerated().map { row, name in
      let frame = LayoutRect(x: 20, y: 12 + 72 * Double(row), width: 360, height: 60)
      var element = AccessibilityElement(id: ElementID(name), label: name, frame: frame)
      switch name {
      case "Music": element.traits = isMusicOn ? [.toggle, .selected] : .toggle
      case "Difficulty":
        (element.traits, element.value, element.range) = (.adjustable, Self.levels[level], choice)
      default: element.traits = .button
      }
      return element
    }
    let place = LayoutTransform.identity.moved(by: placeOnScreen)
    return AccessibilityContainer(id: "menu", label: "Menu", transform: place, elements: elements)
  }

  /// Performs a request of a screen reader. Keys take the same path.
  mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome {
    switch (action, id) {
    case (.focus, _): focus = id.description
    case (.activate, "Play"):
      return .done(notifying: [.announcement(Announcement("Level 1", priority: .assertive))])
    case (.activate, "Music"): isMusicOn.toggle()
    case (.activate, "Quit"): isOver = true
    case (.increment, "Difficulty") where level < 2: level += 1
    case (.decrement, "Difficulty") where level > 0: level -= 1
    case (.increment, "Difficulty"), (.decrement, "Difficulty"):
      // Nothing changes, so a screen reader has to be told why.
      let words = "\(Self.levels[level]), \(level == 0 ? "minimum" : "maximum")"
      return .done(notifying: [.announcement(Announcement(words, priority: .assertive))])
    default: return .refused
    }
    return .done()
  }
}
