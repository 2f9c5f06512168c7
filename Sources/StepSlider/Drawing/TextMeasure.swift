// SPDX-License-Identifier: Apache-2.0

/// A function that measures text, such as that of a text engine.
public struct TextMeasure {
  private let measure: (String, Double) -> LayoutSize

  /// Creates a measure from a function.
  ///
  /// - Parameter measure: Returns the size of a line of text at a font size, in points. It is
  ///   called only while a drawing is created.
  public init(_ measure: @escaping (_ text: String, _ fontSize: Double) -> LayoutSize) {
    self.measure = measure
  }

  /// An estimate, for programs without a text engine.
  ///
  /// Each character counts as wide as the widest of its class in DejaVu Sans, which is wider than
  /// most system fonts. The text therefore has too much room rather than too little.
  public static var estimated: TextMeasure {
    TextMeasure { text, fontSize in
      LayoutSize(
        width: fontSize * text.reduce(0) { $0 + $1.estimatedWidth },
        height: fontSize * 7 / 6
      )
    }
  }

  /// Returns the size of a text, rounded up to whole points.
  func size(of text: String, fontSize: Double) -> LayoutSize {
    let size = measure(text, fontSize)
    return LayoutSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Returns the text, cut to end in "…" if it is too wide.
  func cut(_ text: String, toWidth room: Double, fontSize: Double) -> String {
    guard measure(text, fontSize).width > room else { return text }
    let characters = Array(text)
    let kept = characters.indices.partitioningIndex { last in
      measure(String(characters[...last]) + "…", fontSize).width > room
    }
    var words = characters[..<kept]
    while words.last?.isWhitespace == true { words.removeLast() }
    return String(words) + "…"
  }
}

extension Character {
  /// The approximate width of the character, in ems.
  fileprivate var estimatedWidth: Double {
    switch self {
    case "i", "j", "l", "I", "|", ".", ",", ":", ";", "'", "!": 0.35
    case "f", "r", "t", "(", ")", "[", "]", "/", "-", " ": 0.42
    case "m", "w", "M", "W", "@", "%", "…", "—": 1
    case "a"..."z", "0"..."9": 0.64
    case "A"..."Z": 0.79
    default: unicodeScalars.first?.estimatedWidth ?? 0
    }
  }
}

extension Unicode.Scalar {
  /// The approximate width of a character that begins with this scalar, in ems.
  fileprivate var estimatedWidth: Double {
    if properties.isEmojiPresentation { return 1.4 }
    if properties.canonicalCombiningClass != .notReordered { return 0 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFE6,
      0x20000...0x3FFFD:
      return 1.05
    default: return properties.isUppercase ? 0.85 : 0.75
    }
  }
}
