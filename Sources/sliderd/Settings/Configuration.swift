// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev

/// What a configuration file asks for.
struct Configuration: Equatable {
  var speech = SpeechRequest()
  var inputs: [InputDevice] = []
  var sliders: [ConfiguredSlider] = []
}

/// A knob or keyboard, and what its keys do.
struct InputDevice: Equatable {
  /// The path of its event file.
  let device: String
  /// Whether nobody else is to get its keys.
  let isGrabbed: Bool
  /// What its keys and wheels do; `nil` for what they usually do.
  let bindings: EvdevBindings?
  /// What it is called when it comes and goes; `nil` for what it calls itself.
  let label: String?
  /// Where the path stands, with the way to its key, for what is wrong with the device.
  let location: SourceLocation
  let key: String
}
