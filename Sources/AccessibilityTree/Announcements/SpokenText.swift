// SPDX-License-Identifier: Apache-2.0

/// Cleans text for speaking and drawing, and limits it to what a listener can follow.
package enum SpokenText {
  /// The maximum number of Unicode scalars kept of a label, name, hint or unit.
  package static let maximumLength = 200

  /// Returns the cleaned text; `nil` if none of it can be spoken.
  package static func spoken(_ text: String) -> String? {
    let text = cleaned(text)
    return text.unicodeScalars.allSatisfy(isJoiner) ? nil : text
  }

  /// Returns the text on one line, cleaned and cut to ``maximumLength``.
  package static func cleaned(_ text: String) -> String {
    cleaned(text, maximumLength: maximumLength)
  }

  /// Returns the text on one line, cut to a length, without control and formatting characters, and without
  /// replacement characters (U+FFFD), which stand for invalid bytes. Each run of white space becomes one
  /// space. Text that is cut ends in "…", which is added to the maximum length.
  /// At most 20 scalars are read for each one that may be kept. Longer text is cut there; the result is empty
  /// if nothing was kept by then. A negative maximum length counts as 0 and keeps nothing.
  ///
  /// - Complexity: O(m) for a maximum length of m, regardless of the length of the text.
  package static func cleaned(_ text: String, maximumLength: Int) -> String {
    if isClean(text, maximumLength: maximumLength) { return text }
    let maximumLength = max(0, maximumLength)
    let (product, overflowed) = maximumLength.multipliedReportingOverflow(by: 20)
    let scalars = text.unicodeScalars
    let read = scalars.prefix(overflowed ? .max : product)
    let (result, isWhole) = kept(of: read, maximumLength: maximumLength)
    let isCut = !isWhole || (read.endIndex < scalars.endIndex && !result.isEmpty)
    return String(result) + (isCut ? "…" : "")
  }

  /// Returns a text as it may be printed: lines and tabs stay, other control and formatting
  /// characters go. So what other programs send can't control a terminal.
  package static func printed(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 || $0 == 0x09 || $0 == 0x0A }) { return text }
    return String(text.unicodeScalars.filter { $0 == "\n" || $0 == "\t" || !controls($0) })
  }

  /// Returns a path as it may be printed within a line.
  package static func printed(path: String) -> String {
    String(path.unicodeScalars.filter { !controls($0) })
  }

  /// Returns whether a character changes how others are shown, and isn't shown itself.
  package static func controls(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: true
    // Marks of direction, embedding and the like. Emoji need joiners and tags.
    case .format: !isJoiner(scalar) && !("\u{E0020}"..."\u{E007F}" ~= scalar)
    default: false
    }
  }

  /// Returns whether short ASCII text, as most is, stays as it is.
  private static func isClean(_ text: String, maximumLength: Int) -> Bool {
    guard text.utf8.count <= maximumLength else { return false }
    let space = UInt8(ascii: " ")
    var last = space
    for byte in text.utf8 {
      guard space...UInt8(ascii: "~") ~= byte, byte != space || last != space else { return false }
      last = byte
    }
    return last != space
  }

  /// Returns what is kept of some scalars, and whether that is all that can be spoken.
  private static func kept(
    of scalars: Substring.UnicodeScalarView,
    maximumLength: Int
  ) -> (String.UnicodeScalarView, isWhole: Bool) {
    var result = String.UnicodeScalarView()
    var length = 0
    var isSpaceOwed = false
    for scalar in scalars {
      if scalar.properties.isWhitespace {
        isSpaceOwed = !result.isEmpty
      } else if isSpeakable(scalar) {
        length += isSpaceOwed ? 2 : 1
        guard length <= maximumLength else { return (result, false) }
        if isSpaceOwed { result.append(" ") }
        result.append(scalar)
        isSpaceOwed = false
      }
    }
    return (result, true)
  }

  private static func isSpeakable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: false
    // Joiners shape letters and emoji. Other invisible marks confuse voices and terminals.
    case .format: isJoiner(scalar)
    default: scalar != "\u{FFFD}"
    }
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }
}
