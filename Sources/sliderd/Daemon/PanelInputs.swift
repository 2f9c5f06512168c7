// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev

extension SliderPanel {
  mutating func perform(_ action: EvdevAction, at time: Duration) -> SliderResponse {
    switch action {
    case .press(let press): self.press(press, at: time)
    case .command(let command, let isRepeat): perform(command, isRepeat: isRepeat, at: time)
    case .steps(let steps): turn(by: steps, at: time)
    case .release: SliderResponse(slider: focus)
    }
  }

  /// Carries out another program's request: a silent change, or without one the value.
  mutating func perform(_ adjustment: Adjustment?, on index: Int) -> SliderResponse {
    guard let adjustment else { return say(controls[index].current, about: index) }
    return adjust(adjustment, at: index)
  }

  /// Changes each slider's control, as one change of the panel.
  mutating func changeEach(_ change: (inout SliderControl) -> Void) {
    for index in controls.indices { change(&self[index]) }
  }
}

extension EvdevAction {
  var isRepeat: Bool {
    switch self {
    case .press(let press): press.isRepeat
    case .command(_, let isRepeat): isRepeat
    case .steps, .release: false
    }
  }

  /// The number of a knob's notches. A key for a step counts as one, because many knobs send keys.
  var notches: Int {
    switch self {
    case .steps(let steps): Int(clamping: steps.magnitude)
    case .command(.adjust(.increment), false), .command(.adjust(.decrement), false): 1
    case .press, .command, .release: 0
    }
  }
}

extension KeyBindings {
  /// The key bindings in sliderd, where q quits and function keys set the voice.
  static func sliderd(for slider: Slider) -> KeyBindings {
    var keys = KeyBindings(for: slider)
    keys[.character("q")] = .quit
    for key in VoiceKey.allCases { keys[key.key] = .custom(key.rawValue) }
    return keys
  }
}

extension KeyCommand {
  /// Ends sliderd. Device bindings use the same name.
  static let quit = KeyCommand.custom(SliderResponse.quit)
}
