// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// All that the daemon needs to know.
struct Settings {
  /// A slider, and what its changes do.
  struct SliderSetting {
    let slider: Slider
    /// Whether a flag says where it starts, so that no kept position counts.
    let isStartFixed: Bool
    let effects: ChangeEffects.Plan
    /// What tells where the setting stands.
    var source: StartSource?

    /// The slider at its start: where its setting stands, else where it was left some time before.
    func slider(leftAt state: SliderState?, stop: InitialStop = InitialStop()) -> Slider {
      guard !isStartFixed else { return slider }
      let index = stop.index ?? state?.index(in: slider.stops)
      return index.map(slider.placed(at:)) ?? slider
    }
  }

  /// The sliders, at least one.
  let sliders: [SliderSetting]
  let speech: SpeechSettings
  let inputs: InputPlan
  let channels: ChannelOptions
  /// The configuration that was read, by its path; `nil` if there is none.
  let file: String?
}
