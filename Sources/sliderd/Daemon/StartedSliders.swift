// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Sliders as they start: what the settings say, the positions that were kept, and what programs tell.
struct StartedSliders {
  let stops: [InitialStop]
  private let settings: [Settings.SliderSetting]
  private let readings: [StateKeepers.Reading]

  /// All three are of the same sliders, in the same order.
  init(
    _ settings: [Settings.SliderSetting],
    _ readings: [StateKeepers.Reading],
    _ stops: [InitialStop]
  ) {
    (self.settings, self.readings, self.stops) = (settings, readings, stops)
  }

  /// The sliders, each where it starts.
  func controls(phrases: SliderPhrases) -> [SliderControl] {
    settings.indices.map { index in
      let slider = settings[index].slider(leftAt: readings[index].state, stop: stops[index])
      return SliderControl(slider, phrases: phrases, keys: .sliderd(for: slider))
    }
  }

  /// What is to be done for each.
  var effects: [PanelEffects.Part] { zip(settings, readings).map { ($0.effects, $1.keeper) } }

  /// What the user should know of the files that keep positions.
  var messages: [String] { readings.messages }
}
