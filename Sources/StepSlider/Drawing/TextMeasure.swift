// SPDX-License-Identifier: Apache-2.0

/// A function that measures text, such as that of a text engine.
public struct TextMeasure: Sendable {
  private let measure: @Sendable (String, Double) -> LayoutSize

  /// Creates a measure from a function that returns the size of a line of text at a font size, in
  /// points. It is called only while a drawing is created.
  public init(_ measure: @escaping @Sendable (_ text: String, _ fontSize: Double) -> LayoutSize) {
    self.measure = measure
  }

  /// The widths of DejaVu Sans, for programs without a text engine and for SVG.
  ///
  /// Of the fonts that ``SliderDrawing/svg(theme:)`` asks for, DejaVu Sans has the widest letters,
  /// so the text fits in whichever of them a viewer has. Latin letters and signs have their exact
  /// widths. Other characters count as wide as the widest usual ones of their script.
  package static var estimated: TextMeasure {
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
    if (0x20..<0x180).contains(value) { return Double(letterWidths[Int(value) - 0x20]) / 1000 }
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

/// The advance widths of DejaVu Sans for U+0020 to U+017F, in thousandths of an em, from the font's
/// tables `cmap` and `hmtx`, version 2.37.
private let letterWidths: [UInt16] = [
  318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337,
  636, 636, 636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531,
  1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787,
  603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500,
  500, 613, 635, 550, 635, 615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612,
  635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636, 337, 636, 838, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  318, 401, 636, 636, 636, 636, 337, 500, 500, 1000, 471, 612, 838, 361, 1000, 500,
  500, 838, 401, 401, 500, 636, 636, 318, 500, 401, 471, 612, 969, 969, 969, 531,
  684, 684, 684, 684, 684, 684, 974, 698, 632, 632, 632, 632, 295, 295, 295, 295,
  775, 748, 787, 787, 787, 787, 787, 838, 787, 732, 732, 732, 732, 611, 605, 630,
  613, 613, 613, 613, 613, 613, 982, 550, 615, 615, 615, 615, 278, 278, 278, 278,
  612, 634, 612, 612, 612, 612, 612, 838, 612, 634, 634, 634, 634, 592, 635, 592,
  684, 613, 684, 613, 684, 613, 698, 550, 698, 550, 698, 550, 698, 550, 770, 635,
  775, 635, 632, 615, 632, 615, 632, 615, 632, 615, 632, 615, 775, 635, 775, 635,
  775, 635, 775, 635, 752, 634, 916, 695, 295, 278, 295, 278, 295, 278, 295, 278,
  295, 278, 590, 556, 295, 278, 656, 579, 579, 557, 278, 557, 278, 557, 375, 557,
  342, 562, 284, 748, 634, 748, 634, 748, 634, 813, 748, 634, 787, 612, 787, 612,
  787, 612, 1070, 1023, 695, 411, 695, 411, 695, 411, 635, 521, 635, 521, 635, 521,
  635, 521, 611, 392, 611, 392, 611, 392, 732, 634, 732, 634, 732, 634, 732, 634,
  732, 634, 732, 634, 989, 818, 611, 592, 611, 685, 525, 685, 525, 685, 525, 352,
]
