// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

extension String {
  /// Returns a suggestion in place of this word: the most similar word, or else all words.
  func advice(from words: [String]) -> String {
    if let nearest = nearest(of: words) { return "did you mean \(nearest)?" }
    return "expected \(words.count > 1 ? "one of " : "")" + words.joined(separator: ", ")
  }
}
