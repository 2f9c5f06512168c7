// SPDX-License-Identifier: Apache-2.0

/// Text made safe to speak and to draw: no control characters, and no more than can be listened to.
public enum SpokenText {
  /// The most Unicode scalars that are kept of one label, name, hint or unit.
  public static let maximumLength = 200

  /// The text as ``cleaned(_:)`` gives it; `nil` if nothing of it can be spoken.
  public static func spoken(_ text: String) -> String? {
    let text = cleaned(text)
    return text.unicodeScalars.allSatisfy(isJoiner) ? nil : text
  }

  /// The text in one line, cleaned and cut to ``maximumLength``.
  public static func cleaned(_ text: String) -> String {
    cleaned(text, maximumLength: maximumLength)
  }

  /// The text in one line, without control and formatting characters, cut to a length.
  ///
  /// White space of any kind and length becomes one space. Characters that stand for bytes which
  /// were no text (U+FFFD) are left out. Text that is cut ends in "…".
  ///
  /// - Complexity: O(1) for text of any length: what is cut off isn't read, but for a bounded run
  ///   of characters that are left out.
  public static func cleaned(_ text: String, maximumLength: Int) -> String {
    var result = String.UnicodeScalarView()
    var length = 0
    var isSpaceOwed = false
    for scalar in text.unicodeScalars.prefix(maximumLength * 20) {
      if scalar.properties.isWhitespace {
        isSpaceOwed = !result.isEmpty
      } else if isSpeakable(scalar) {
        let addition = isSpaceOwed ? [" ", scalar] : [scalar]
        guard length + addition.count <= maximumLength else { return String(result) + "…" }
        result += addition
        length += addition.count
        isSpaceOwed = false
      }
    }
    return String(result)
  }

  private static func isSpeakable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned: false
    // Joiners shape letters and emoji; the other invisible marks only confuse a voice or a terminal.
    case .format: isJoiner(scalar)
    default: scalar != "\u{FFFD}"
    }
  }

  private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{200C}" || scalar == "\u{200D}"
  }
}
