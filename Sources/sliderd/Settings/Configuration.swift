// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev

/// The content of a configuration file.
struct Configuration: Equatable {
  /// The name of all sliders together.
  var label: String?
  var speech = SpeechRequest()
  var inputs: [InputDevice] = []
  var sliders: [ConfiguredSlider] = []
}

/// A knob or keyboard, with its bindings.
struct InputDevice: Equatable {
  /// The path of its event file.
  let device: String
  /// Whether other programs are kept from its keys.
  let isGrabbed: Bool
  /// The bindings of its keys and wheels; `nil` for the default ones.
  let bindings: EvdevBindings?
  /// The name to announce when it is connected or unplugged; `nil` for the device's own name.
  let label: String?
  /// The location of the path and its key in the file, for messages about the device.
  let location: SourceLocation
  let key: String
}
