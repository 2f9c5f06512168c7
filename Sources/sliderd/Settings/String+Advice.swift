// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

extension String {
  /// Returns a suggestion in place of this word: the most similar word, or else all words. Where these
  /// are too many to listen to, it is another sentence, which says where they are listed.
  func advice(from words: [String], orElse listing: String) -> String {
    if let nearest = nearest(of: words) { return "did you mean \(nearest)?" }
    guard words.count <= 6 else { return listing }
    return "expected \(words.count > 1 ? "one of " : "")" + words.joined(separator: ", ")
  }
}
