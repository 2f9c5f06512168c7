// SPDX-License-Identifier: GPL-3.0-or-later

/// A mistake in a configuration file, with its location.
struct ConfigurationMistake: Error, Hashable {
  let location: SourceLocation
  /// The path of the key, such as `slider[2].names`. Sliders and list items count from 1. Empty
  /// for the file as a whole.
  let key: String
  let message: String

  /// Returns the mistake in the format that editors understand: file, line, column, key and
  /// message.
  func description(in file: String) -> String { mistake(in: file).line }

  /// Returns the mistake as a part of a failure.
  func mistake(in file: String) -> Failure.Mistake {
    let subject = Failure.Mistake.Subject.key(
      key,
      file: file,
      line: location.line,
      column: location.column
    )
    return Failure.Mistake(in: subject, message: message)
  }
}
