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

  /// The widths of DejaVu Sans, for programs without a text engine and for SVG.
  ///
  /// Of the fonts that ``SliderDrawing/svg(theme:)`` asks for, DejaVu Sans has the widest letters,
  /// so the text fits in whichever of them a viewer has. Latin letters and signs have their exact
  /// widths. Other characters count as wide as the widest usual ones of their script.
  public static var estimated: TextMeasure {
    TextMeasure { text, fontSize in
      LayoutSize(width: fontSize * text.estimatedWidth, height: fontSize * 7 / 6)
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

extension String {
  /// The approximate width of the text, in ems.
  fileprivate var estimatedWidth: Double {
    let isSimple = unicodeScalars.allSatisfy { $0.value < 0x180 }
    return isSimple
      ? unicodeScalars.reduce(0) { $0 + $1.estimatedWidth }
      : reduce(0) { $0 + ($1.unicodeScalars.first?.estimatedWidth ?? 0) }
  }
}

extension Unicode.Scalar {
  /// The approximate width of a character that begins with this scalar, in ems.
  fileprivate var estimatedWidth: Double {
    if let width = LetterWidths.width(of: self) { return width }
    if properties.isEmojiPresentation { return 1.4 }
    if properties.canonicalCombiningClass != .notReordered { return 0 }
    switch value {
    case 0x2212: return 0.838
    case 0x2009, 0x202F: return 0.2
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFE6,
      0x20000...0x3FFFD:
      return 1.05
    default: return properties.isUppercase ? 0.85 : 0.75
    }
  }
}
