// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// All settings of the daemon.
struct Settings {
  /// A slider, with the effects of its changes.
  struct SliderSetting {
    let slider: Slider
    /// Whether a flag sets the initial stop, so that a kept position is ignored.
    let isStartFixed: Bool
    let effects: ChangeEffects.Plan
    /// The program that reports the current setting.
    var source: StartSource?
    /// The number of the thumb that the slider is, if its label shall tell.
    var thumb: ThumbNumber?
    /// What the user should know about the stops.
    var warning: String?

    /// Returns the slider in its initial state: at the current setting, or else where it was left.
    func slider(leftAt state: SliderState?, stop: InitialStop = InitialStop()) -> Slider {
      guard !isStartFixed else { return slider }
      return (stop.position ?? state?.position(in: slider.stops)).map(slider.placed) ?? slider
    }
  }

  /// The sliders, at least one.
  let sliders: [SliderSetting]
  let speech: SpeechSettings
  let inputs: InputPlan
  let channels: ChannelOptions
  /// The path of the configuration; `nil` if there is none.
  let file: String?
}
