// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A text with its style.
struct TextBlock: Hashable {
  let text: String
  /// The font size, in points.
  let size: Double
  var isBold = false
  /// The maximum width of a line; `nil` for a single line.
  var width: Double?

  /// The distance between the lines of a broken text, in line heights.
  static let lineSpacing = 1.3
}

/// Measures text with a text engine.
struct TextRuler {
  /// Returns the size of a text, in whole points.
  let size: (TextBlock) -> LayoutSize

  /// The measure for the names of sizes. It uses the bold font of the selected name, so nothing
  /// moves when another is selected.
  var nameMeasure: TextMeasure {
    // Drawings measure at once, on the thread that asks for them.
    nonisolated(unsafe) let size = size
    return TextMeasure { size(TextBlock(text: $0, size: $1, isBold: true)) }
  }
}
