// SPDX-License-Identifier: Apache-2.0

public import StepSlider

/// A line of text and its size.
///
/// The examples draw with a monospaced font, so they can measure text without a text engine. A
/// toolkit would measure any font.
public struct TextLine: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The font size, in points.
  public let fontSize: Double

  /// The width of a letter of DejaVu Sans Mono, in ems.
  private static let letterWidth = 0.602

  /// Creates a line of text in a font size.
  public init(_ text: String, fontSize: Double) { (self.text, self.fontSize) = (text, fontSize) }

  /// The size of the drawn text, in points.
  public var size: LayoutSize {
    LayoutSize(
      width: Double(text.count) * fontSize * Self.letterWidth,
      height: (fontSize * 1.25).rounded(.up)
    )
  }

  /// Returns text broken between words into lines of at most a width. A word that is wider than
  /// that gets a line of its own.
  public static func lines(of text: String, fontSize: Double, width: Double) -> [TextLine] {
    var lines: [TextLine] = []
    for word in text.split(separator: " ") {
      let longer = TextLine((lines.last.map { $0.text + " " } ?? "") + word, fontSize: fontSize)
      if longer.size.width <= width, !lines.isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(TextLine(String(word), fontSize: fontSize))
      }
    }
    return lines
  }
}
