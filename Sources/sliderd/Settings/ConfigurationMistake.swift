// SPDX-License-Identifier: GPL-3.0-or-later

/// A mistake in a configuration file, with its location.
struct ConfigurationMistake: Error, Equatable {
  let location: SourceLocation
  /// The path of the key, such as `slider[2].names`. Sliders and list items count from 1. Empty
  /// for the file as a whole.
  let key: String
  let message: String

  /// Returns the mistake in the format that editors understand: file, line, column, key and
  /// message.
  func description(in file: String) -> String {
    let key = key.isEmpty ? "" : "\(key): "
    return "\(file):\(location.line):\(location.column): \(key)\(message)"
  }
}
