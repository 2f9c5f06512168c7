// SPDX-License-Identifier: GPL-3.0-or-later

/// What is wrong in a configuration file, and where.
struct ConfigurationMistake: Error, Equatable {
  let location: SourceLocation
  /// The way to the key, such as `slider[2].names`; sliders and list items count from 1. Empty for
  /// the file as a whole.
  let key: String
  let message: String

  /// The mistake as editors and people find it: file, line, column, key, and what is wrong.
  func description(in file: String) -> String {
    let key = key.isEmpty ? "" : "\(key): "
    return "\(file):\(location.line):\(location.column): \(key)\(message)"
  }
}
