// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A ready-made configuration, used by its name.
struct Preset: Equatable {
  /// The extension of preset files.
  static let ending = ".toml"

  let name: String
  let path: String

  /// Reads the preset's file.
  func file() throws(Failure) -> ConfigurationFile {
    try ConfigurationFile(path: path, isPreset: true)
  }

  /// Returns what its file shows about the preset.
  func appraisal() -> PresetAppraisal {
    do {
      let file = try file()
      let reading = file.checked()
      return PresetAppraisal(
        preset: self,
        summary: file.summary,
        problems: reading.mistakes.map(\.message).eachOnce,
        sliders: reading.configuration.sliders.map(Settings.SliderSetting.init)
      )
    } catch {
      return PresetAppraisal(preset: self, summary: "", problems: [error.message], sliders: [])
    }
  }
}

/// What a preset does, and whether it works here.
struct PresetAppraisal {
  let preset: Preset
  let summary: String
  /// The problems that keep it from working, without duplicates.
  var problems: [String]
  /// Its sliders, whose programs can be asked for the current setting.
  let sliders: [Settings.SliderSetting]
}

extension Settings.SliderSetting {
  /// Creates what is needed to ask for the current setting.
  fileprivate init(_ configured: ConfiguredSlider) {
    self.init(
      slider: configured.slider,
      isStartFixed: false,
      effects: ChangeEffects.Plan(),
      source: configured.source
    )
  }
}
