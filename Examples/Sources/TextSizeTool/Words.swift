// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension TextSizeTool {
  /// Gives the slider the focus, and what a screen reader says then.
  ///
  /// Escape goes back to the size of this moment.
  mutating func focus() -> String {
    slider.beginAdjusting()
    let sentences = [phrases.entry(to: slider), phrases.hint(for: slider)]
    return sentences.compactMap { $0 }.joined(separator: " ")
  }

  /// What the chosen size is called.
  var words: String { phrases.valueText(of: slider) }

  /// What a screen reader says of a change that was just made; nothing where nothing happened, and
  /// where it was said already, as at the end of a drag.
  func words(for change: Change?) -> String? {
    guard let change, change.isNews else { return nil }
    return phrases.announcement(of: change, on: slider).text
  }
}
