// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
package import StepSlider

/// What a key or a wheel does.
package enum EvdevBinding: Hashable, Sendable {
  /// What the slider's own key table says of a key; right-to-left text swaps Left and Right.
  case key(Key)
  /// A command.
  case command(KeyCommand)
  /// One stop a notch, down where the wheel turns back.
  case step

  /// The binding that a word names; `nil` for a word that names none.
  ///
  /// A single character is the key that types it.
  package init?(word: String) {
    if let binding = Self.words[word] {
      self = binding
    } else if word.count == 1, let character = word.first, !character.isWhitespace {
      self = .key(.character(character))
    } else {
      return nil
    }
  }

  /// All words, in alphabetical order; single characters can be given besides.
  package static let allWords = words.keys.sorted()

  private static let words: [String: EvdevBinding] = [
    "increment": .command(.adjust(.increment)), "decrement": .command(.adjust(.decrement)),
    "page-up": .command(.adjust(.pageUp)), "page-down": .command(.adjust(.pageDown)),
    "minimum": .command(.adjust(.minimum)), "maximum": .command(.adjust(.maximum)),
    "say": .command(.sayValue), "say-everything": .command(.sayEverything),
    "restore": .command(.restore), "next": .command(.focusNext),
    "previous": .command(.focusPrevious), "quit": .command(.custom("quit")), "step": .step,
    "left": .key(.left), "right": .key(.right), "tab": .key(.tab),
  ]

  /// The word most like a misspelt one; `nil` if none is like it.
  static func suggestion(for word: String) -> String? {
    let near = allWords.map { (word: $0, distance: editDistance($0, word.lowercased())) }
      .min { $0.distance < $1.distance }
    return near.flatMap { $0.distance * 2 < word.count ? $0.word : nil }
  }
}
