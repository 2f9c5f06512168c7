// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

extension String {
  /// What could have been meant by this word: the one that is near, or else all there are.
  func advice(from words: [String]) -> String {
    if let nearest = nearest(of: words) { return "did you mean \(nearest)?" }
    return "there are " + words.joined(separator: ", ")
  }

  /// Says that this is none of a few words.
  func isNot(oneOf words: [String]) -> String {
    isNot("one of \(words.joined(separator: ", "))")
      + (nearest(of: words).map { "; did you mean \($0)?" } ?? "")
  }
}
