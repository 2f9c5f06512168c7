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

  /// The preset in a line: its name, what it does, and whether it works here.
  func line() -> String {
    do {
      let file = try file()
      return [name, file.summary, Self.state(of: file)].joined(separator: "\t")
    } catch {
      return "\(name)\t\t\(error.message)"
    }
  }

  /// That all is there, or what is wrong, each thing once.
  private static func state(of file: ConfigurationFile) -> String {
    var messages: [String] = []
    for mistake in file.checked().mistakes where !messages.contains(mistake.message) {
      messages.append(mistake.message)
    }
    return messages.isEmpty ? "ready" : messages.joined(separator: "; ")
  }
}
