// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev
import StepSliderTerminal

extension SliderPanel {
  /// Does what a device asks for.
  mutating func perform(_ action: EvdevAction, at time: Duration) -> SliderResponse {
    switch action {
    case .press(let press): self.press(press, at: time)
    case .command(let command, let isRepeat): perform(command, isRepeat: isRepeat, at: time)
    case .steps(let steps): turn(by: steps, at: time)
    }
  }

  /// Follows the mouse over the slider that has the focus; where that isn't known to be, only the end of
  /// a drag counts.
  mutating func point(
    _ report: PointerReport,
    in frame: DrawingFrame?,
    at time: Duration
  ) -> SliderResponse {
    guard let frame else {
      return report.action == .release ? releasePointer() : SliderResponse(slider: focus)
    }
    guard let event = frame.event(for: report) else { return SliderResponse(slider: focus) }
    return point(event, in: frame.layout, at: time)
  }

  /// Does what another program asks of a slider, whether that has the focus or not; a change is silent.
  mutating func perform(_ request: ProgramRequest, on index: Int) -> SliderResponse {
    switch request {
    case .adjust(let adjustment): adjust(adjustment, at: index)
    case .say: say(Announcement(controls[index].valueText), about: index)
    }
  }

  /// Says that the last change of a slider had no effect, as the program that should have applied it
  /// failed.
  func sayFailure(about index: Int) -> SliderResponse {
    say(controls[index].phrases.failure, about: index)
  }
}

extension KeyBindings {
  /// The keys of a slider in sliderd, where q quits.
  static func sliderd(for slider: Slider) -> KeyBindings {
    var keys = KeyBindings(for: slider)
    keys[.character("q")] = .quit
    return keys
  }
}

extension KeyCommand {
  /// Ends sliderd; bindings of devices have the same name for it.
  static let quit = KeyCommand.custom(SliderResponse.quit)
}

extension SliderResponse {
  /// What ``command`` is if the user wants to leave.
  static let quit = "quit"
}
