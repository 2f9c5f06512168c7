// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A configuration that is there to be used by its name.
struct Preset: Equatable {
  /// How the names of their files end.
  static let ending = ".toml"

  let name: String
  let path: String

  /// What stands in it.
  func file() throws(Failure) -> ConfigurationFile {
    try ConfigurationFile(path: path, isPreset: true)
  }

  /// What the preset does, and what keeps it from working here, each thing once.
  func appraisal() -> (summary: String, mistakes: [String]) {
    do {
      let file = try file()
      return (file.summary, file.checked().mistakes.map(\.message).eachOnce)
    } catch {
      return ("", [error.message])
    }
  }
}
