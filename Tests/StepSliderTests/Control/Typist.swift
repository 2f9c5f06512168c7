// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A control with a clock.
struct Typist {
  var control: SliderControl
  private(set) var time = Duration.zero

  init(_ slider: Slider) { control = SliderControl(slider) }

  /// Presses the keys and returns the responses. At a pause, the loop of a program settles the number.
  mutating func type(_ keys: String) -> [SliderResponse] {
    keys.map { key in
      time += key == " " ? .seconds(2) : .milliseconds(100)
      return key == " " ? control.advance(to: time) : control.press(Self.key(key), at: time)
    }
  }

  private static func key(_ character: Character) -> SliderKey {
    switch character {
    case "<": .backspace
    case "^": .escape
    case "|": .enter
    case "_": .space
    case ">": .right
    default: .character(character)
    }
  }
}
