// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text, escaped for an element or a quoted attribute of XML (XML 1.0, sections 2.2 and 2.4).
  package var escapedForXML: String {
    guard !unicodeScalars.allSatisfy({ $0.isPlain }) else { return self }
    return unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case "\0"..<" ", "\u{FFFE}"..."\u{FFFF}": "\u{FFFD}"
      // Marks of direction count in a picture, and must not control a terminal.
      case _ where SpokenText.controls(scalar): "&#\(scalar.value);"
      default: String(scalar)
      }
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether the character needs no escaping.
  fileprivate var isPlain: Bool {
    switch self {
    case "&", "<", ">", "\"", "\0"..<" ", "\u{FFFE}"..."\u{FFFF}": false
    default: value < 0x7F || !SpokenText.controls(self)
    }
  }
}
