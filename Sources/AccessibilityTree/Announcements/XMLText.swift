// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The text, escaped for an element or a quoted attribute of XML (XML 1.0, sections 2.2 and 2.4).
  package var escapedForXML: String {
    guard unicodeScalars.contains(where: { $0.escaped != nil }) else { return self }
    return unicodeScalars.map { $0.escaped ?? String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// What stands for the character; `nil` if it needs no escaping.
  fileprivate var escaped: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\t", "\n", "\r": "&#\(value);"
    case "\0"..<" ", "\u{FFFE}"..."\u{FFFF}": "\u{FFFD}"
    // Marks of direction count in a picture, and must not control a terminal.
    case _ where value >= 0x7F && SpokenText.controls(self): "&#\(value);"
    default: nil
    }
  }
}
