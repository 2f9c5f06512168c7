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
  /// were no text (U+FFFD) are left out. Text that is cut ends in "…". No more than 20 scalars are
  /// read for each that may be kept, white space and what is left out among them; the text is cut
  /// there, and is empty where nothing was kept until then. A length below 0 is 0, which keeps
  /// nothing.
  ///
  /// - Complexity: O(1) for text of any length, O(m) for a maximum length of m.
  public static func cleaned(_ text: String, maximumLength: Int) -> String {
    let maximumLength = max(0, maximumLength)
    let (product, overflowed) = maximumLength.multipliedReportingOverflow(by: 20)
    let scalars = text.unicodeScalars
    let read = scalars.prefix(overflowed ? .max : product)
    let (result, isWhole) = kept(of: read, maximumLength: maximumLength)
    let isCut = !isWhole || (read.endIndex < scalars.endIndex && !result.isEmpty)
    return String(result) + (isCut ? "…" : "")
  }

  /// What is kept of some scalars, and whether that is all of them that can be spoken.
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
        let addition = isSpaceOwed ? [" ", scalar] : [scalar]
        guard length + addition.count <= maximumLength else { return (result, false) }
        result += addition
        length += addition.count
        isSpaceOwed = false
      }
    }
    return (result, true)
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
