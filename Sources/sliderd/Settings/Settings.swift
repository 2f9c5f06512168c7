// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderEvdev
import StepSliderSpeech

/// Where a listener's preferences for the voice are kept, and those that flags set for this run.
struct PreferencesPlan {
  /// The path of the file; `nil` if nothing is kept.
  let path: StatePath?
  let fixed: VoicePreferences

  /// Plans to keep preferences in the usual file, or nowhere.
  init(flags: Layer, environment: [String: String]) {
    // No slider's identity has a full stop.
    let usual = StatePath.usual(for: "voice.txt", environment: environment)
    path = flags[.noState] == true ? nil : usual
    fixed = Layers(flags).preferences
  }
}

/// All settings of the daemon.
struct Settings {
  /// A slider, with the effects of its changes.
  struct SliderSetting {
    var slider: Slider
    /// Whether a flag sets the initial stop, so that a kept position is ignored.
    let isStartFixed: Bool
    /// Whether a start between two stops is kept; if not, the slider starts at the nearest stop. A
    /// current setting beyond the stops is always kept.
    var keepsStart = false
    let effects: ChangeEffects.Plan
    /// Whether the slider controls the voice and starts at its setting, as preferences and flags have it.
    var startsAtVoice = false
    /// The program that reports the current setting.
    var source: StartSource?
    /// The thumb's number, for its label; `nil` if it has its own.
    var thumb: ThumbNumber?
    /// What the user should know about the stops and the unit.
    var warnings: [StartWarning] = []

    /// Returns the setting of a slider that starts at what a voice is set to, if it does.
    func placed(at voice: VoiceSettings) -> SliderSetting {
      guard startsAtVoice, let control = effects.speech else { return self }
      var copy = self
      copy.slider = slider.placed(at: .stop(control.index(in: slider.stops, of: voice)))
      return copy
    }

    /// Returns the slider in its initial state: at the current setting, or else where it was left.
    func slider(leftAt state: SliderState?, start: ReportedStart = ReportedStart()) -> Slider {
      let kept = isTooQuiet(leftAt: state) ? nil : state.map(position)
      guard !isStartFixed, let known = start.position ?? kept else { return slider }
      let placed = slider.placed(at: known)
      guard case .value(let value) = placed.position, !keepsStart, slider.stops.surround(value)
      else { return placed }
      return placed.placed(at: .stop(placed.index))
    }

    /// Returns whether the voice would be silent if the slider started where it was left.
    func isTooQuiet(leftAt state: SliderState?) -> Bool {
      guard let state, !isStartFixed else { return false }
      return effects.speech?.silences(slider.placed(at: position(of: state))) ?? false
    }

    /// Returns where a slider was left: at a value between two stops only if that is kept.
    private func position(of state: SliderState) -> ThumbPosition {
      if keepsStart, state.name == nil, let value = state.value, slider.stops.surround(value) {
        return .value(value)
      }
      return state.position(in: slider.stops)
    }
  }

  /// The sliders, at least one.
  let sliders: [SliderSetting]
  /// The name of all sliders together.
  let label: String?
  let speech: SpeechSettings
  let preferences: PreferencesPlan
  let inputs: InputPlan
  /// The flags for input and output.
  let channels: Layers
  /// The path of the configuration; `nil` if there is none.
  let file: String?

  /// The channels of sliderd's own sound: two if it plays cues of a horizontal track.
  var audioChannels: AudioChannels {
    let growths = sliders.map { Growth(of: $0.slider.presentation) }
    let isPanned = speech.cues != .off && growths.contains { $0.orientation == .horizontal }
    return isPanned ? .stereo : .mono
  }
}

/// The content of a configuration file.
struct Configuration {
  /// The name of all sliders together.
  var label: String?
  var speech = Layers([])
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
