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

  /// Returns the summary of the preset and the problems that keep it from working here, without
  /// duplicates.
  func appraisal() -> (summary: String, mistakes: [String]) {
    do {
      let file = try file()
      return (file.summary, file.checked().mistakes.map(\.message).eachOnce)
    } catch {
      return ("", [error.message])
    }
  }
}
