// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// The text in quotation marks, on one line.
  var inQuotes: String { "\"" + unicodeScalars.map(\.escaped).joined() + "\"" }

  /// The text as it is where a line can end with it, otherwise in quotation marks.
  var inQuotesIfNeeded: String {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return inQuotes }
    let isPlain =
      first != "\"" && !first.properties.isWhitespace && !last.properties.isWhitespace
      && !unicodeScalars.contains(where: \.isControl)
    return isPlain ? self : inQuotes
  }

  /// The text as one word of a command.
  var asArgument: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      !scalar.properties.isWhitespace && !scalar.isControl
        && !"\"'\\".unicodeScalars.contains(scalar)
    }
    return isPlain && !isEmpty ? self : inQuotes
  }
}

extension Unicode.Scalar {
  /// Whether the character would break a line, or can't be seen in it.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The character as it stands in quotation marks.
  fileprivate var escaped: String {
    switch self {
    case "\"", "\\": "\\\(self)"
    case "\n": "\\n"
    case "\t": "\\t"
    default: isControl ? escapedNumber : String(self)
    }
  }

  /// The character by its number, such as `\u{1b}`.
  var escapedNumber: String { "\\u{\(String(value, radix: 16))}" }
}
