// SPDX-License-Identifier: Apache-2.0

public import StepSlider

/// A line of text and its size.
///
/// The examples draw with letters that are all equally wide, so that text can be measured without a
/// text engine; a toolkit would measure any.
public struct TextLine: Hashable, Sendable {
  /// The text.
  public let text: String
  /// The size of its letters, in points.
  public let fontSize: Double

  /// How wide a letter is, in ems, as DejaVu Sans Mono has it.
  private static let letterWidth = 0.602

  /// A line of text in letters of a size.
  public init(_ text: String, fontSize: Double) { (self.text, self.fontSize) = (text, fontSize) }

  /// How much room it takes.
  public var size: LayoutSize {
    LayoutSize(
      width: Double(text.count) * fontSize * Self.letterWidth,
      height: (fontSize * 1.25).rounded(.up)
    )
  }

  /// Text cut between words into lines that are no wider than there is room, but for a word that is
  /// wider alone.
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
