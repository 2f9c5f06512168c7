// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// The text as indented lines after a line of a script; a text that lines can't show stands in
  /// quotation marks behind it.
  var asBlock: String {
    guard canBeBlock else { return " " + inQuotes }
    let lines = dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.isEmpty ? "\n" : "\n    \($0)" }.joined()
  }

  /// Whether the text consists of lines, none of which ends with a space, the first and the last
  /// of which aren't empty, and the first of which isn't indented.
  private var canBeBlock: Bool {
    guard hasSuffix("\n"), !hasSuffix("\n\n"), let first = unicodeScalars.first,
      !first.properties.isWhitespace,
      unicodeScalars.allSatisfy({ $0 == "\n" || !$0.isControl })
    else { return false }
    return unicodeScalars.split(separator: "\n").allSatisfy { line in
      line.last?.properties.isWhitespace != true
    }
  }
}
