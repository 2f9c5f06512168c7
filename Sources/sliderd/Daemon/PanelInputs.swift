// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev

extension SliderPanel {
  /// Carries out a device's action.
  mutating func perform(_ action: EvdevAction, at time: Duration) -> SliderResponse {
    switch action {
    case .press(let press): self.press(press, at: time)
    case .command(let command, let isRepeat): perform(command, isRepeat: isRepeat, at: time)
    case .steps(let steps): turn(by: steps, at: time)
    case .release: SliderResponse(slider: focus)
    }
  }

  /// Carries out another program's request, with or without the focus: a silent change, or without one
  /// the value.
  mutating func perform(_ adjustment: Adjustment?, on index: Int) -> SliderResponse {
    guard let adjustment else { return say(controls[index].current, about: index) }
    return adjust(adjustment, at: index)
  }

  /// Changes each slider's control. As one change of the panel, it takes time in proportion to the
  /// number of sliders, however much follows each change.
  mutating func changeEach(_ change: (inout SliderControl) -> Void) {
    for index in controls.indices { change(&self[index]) }
  }
}

extension EvdevAction {
  /// Whether a key that is held down requests the action.
  var isRepeat: Bool {
    switch self {
    case .press(let press): press.isRepeat
    case .command(_, let isRepeat): isRepeat
    case .steps, .release: false
    }
  }

  /// The number of a knob's notches that request the action. A key that is bound to a step up
  /// or down counts as one, because many knobs send keys.
  var notches: Int {
    switch self {
    case .steps(let steps): Int(clamping: steps.magnitude)
    case .command(.adjust(.increment), isRepeat: false): 1
    case .command(.adjust(.decrement), isRepeat: false): 1
    case .press, .command, .release: 0
    }
  }
}

extension KeyBindings {
  /// Returns the key bindings of a slider in sliderd, where q quits and function keys set the voice.
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
