// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Sliders in their initial state, from the settings, the kept positions and the answers of
/// programs.
struct StartedSliders {
  let starts: [ReportedStart]
  private let settings: [Settings.SliderSetting]
  private let readings: [StateKeepers.Reading]

  /// Creates the sliders; all three arguments describe them in the same order.
  init(
    _ settings: [Settings.SliderSetting],
    _ readings: [StateKeepers.Reading],
    _ starts: [ReportedStart]
  ) {
    (self.settings, self.readings, self.starts) = (settings, readings, starts)
  }

  /// Returns the sliders at their starts.
  func controls(of voice: OwnVoice, hasKeyboard: Bool) -> [SliderControl] {
    let phrases = voice.phrases
    return settings.indices.map { index in
      let setting = settings[index].placed(at: voice.sound)
      let slider = setting.slider(leftAt: readings[index].state, start: starts[index])
        .labelled(as: setting.thumb, in: phrases)
      var control = SliderControl(slider, phrases: phrases, keys: .sliderd(for: slider))
      control.hasKeyboard = hasKeyboard
      return control
    }
  }

  /// Whether a kept volume of the voice is ignored, because it would be silent.
  var isTooQuiet: Bool {
    settings.indices.contains { index in
      starts[index].position == nil && settings[index].isTooQuiet(leftAt: readings[index].state)
    }
  }

  /// The effects of each slider.
  var effects: [PanelEffects.Part] { zip(settings, readings).map { ($0.effects, $1.keeper) } }

  /// The messages for the user about stops and about files that keep positions.
  var messages: [String] {
    settings.flatMap(\.warnings).eachOnce.map(\.message) + readings.messages
  }

  /// The same for listeners, with the indices of the sliders. What is told once for all sliders is told
  /// of the first.
  var notices: [(notice: SliderNotice, index: Int)] {
    var told: Set<SliderNotice> = []
    return zip(settings, readings).enumerated().flatMap { index, part in
      let (setting, reading) = part
      let notices = setting.warnings.map(\.notice) + [reading.notice].compactMap(\.self)
      return notices.map { SliderNotice($0, of: setting.slider.presentation.id) }
        .filter { told.insert($0).inserted }.map { ($0, index) }
    }
  }
}
