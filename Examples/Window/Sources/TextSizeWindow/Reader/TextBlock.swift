// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// Text as it is to be set.
struct TextBlock: Hashable {
  let text: String
  /// The size of its letters, in points.
  let size: Double
  var isBold = false
  /// Where lines break; `nil` for one line.
  var width: Double?

  /// How far a line of a broken text is from the next, in line heights.
  static let lineSpacing = 1.3
}

/// Measures text: what a text engine is asked.
struct TextRuler {
  /// How much room a text takes, in whole points.
  let size: (TextBlock) -> LayoutSize

  /// What measures the names of sizes: as bold as the chosen one's is, so that nothing moves when
  /// another is chosen.
  var nameMeasure: TextMeasure {
    TextMeasure { size(TextBlock(text: $0, size: $1, isBold: true)) }
  }
}
