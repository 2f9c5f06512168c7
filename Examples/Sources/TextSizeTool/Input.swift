// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A line of input: a key's name, or what a pointer does and where, such as `press 80 86`.
enum Input: Equatable {
  case key(Key)
  case pointer(PointerEvent)

  /// Reads a line; `nil` if it is neither.
  init?(_ line: String) {
    let words = line.split(separator: " ").map { String($0) }
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard let verb = words.first, numbers.count == words.count - 1 else { return nil }
    let point = numbers.count == 2 ? LayoutPoint(x: numbers[0], y: numbers[1]) : nil
    switch (verb, point, numbers.count) {
    case ("press", let point?, _): self = .pointer(.press(at: point))
    case ("move", let point?, _): self = .pointer(.move(to: point, speed: .full))
    case ("release", _, 0): self = .pointer(.release)
    case ("cancel", _, 0): self = .pointer(.cancel)
    case ("wheel", _, 1): self = .pointer(.wheel(numbers[0]))
    case (_, _, 0):
      guard let key = Self.keys[verb] ?? Self.character(verb) else { return nil }
      self = .key(key)
    default: return nil
    }
  }

  private static let keys: [String: Key] = [
    "left": .left, "right": .right, "up": .up, "down": .down, "page-up": .pageUp,
    "page-down": .pageDown, "home": .home, "end": .end, "space": .space, "enter": .enter,
    "escape": .escape,
  ]

  private static func character(_ name: String) -> Key? {
    name.count == 1 ? name.first.map { .character($0) } : nil
  }
}
