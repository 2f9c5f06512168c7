// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
package import StepSlider

/// The function of a key or a wheel.
package enum EvdevBinding: Hashable, Sendable {
  /// A key of the slider's own key bindings; right-to-left text swaps Left and Right.
  case key(Key)
  /// A command.
  case command(KeyCommand)
  /// One stop for each notch, down if the wheel turns back.
  case step
  /// A command for each notch, another one if the wheel turns back.
  case turn(up: KeyCommand, down: KeyCommand)

  /// Creates the binding that a word names; returns `nil` for an unknown word.
  ///
  /// `slider-3` stands for the third slider, and a single character for the key that types it.
  package init?(word: String) {
    if let binding = Self.words[word] {
      self = binding
    } else if let number = Self.sliderNumber(in: word) {
      self = .command(.focusSlider(number - 1))
    } else if word.count == 1, let character = word.first, !character.isWhitespace {
      self = .key(.character(character))
    } else {
      return nil
    }
  }

  private static func sliderNumber(in word: String) -> Int? {
    guard word.hasPrefix("slider-") else { return nil }
    return (1...99).first { word == "slider-\($0)" }
  }

  /// All words in alphabetical order. `slider-1` to `slider-99` and single characters are also
  /// valid.
  package static let allWords = words.keys.sorted()

  private static let words: [String: EvdevBinding] = [
    "increment": .command(.adjust(.increment)), "decrement": .command(.adjust(.decrement)),
    "page-up": .command(.adjust(.pageUp)), "page-down": .command(.adjust(.pageDown)),
    "minimum": .command(.adjust(.minimum)), "maximum": .command(.adjust(.maximum)),
    "say": .command(.sayValue), "say-everything": .command(.sayEverything),
    "restore": .command(.restore), "default": .command(.adjust(.default)),
    "next": .command(.focusNext), "previous": .command(.focusPrevious),
    "first": .command(.focusFirst), "last": .command(.focusLast), "quit": .command(.custom("quit")),
    "step": .step,
    "left": .key(.left), "right": .key(.right), "tab": .key(.tab),
    "say-keys": .command(.sayKeys),
    "rate": turn("faster", "slower"), "volume": turn("louder", "softer"),
    "pitch": turn("higher", "lower"), "verbosity": turn("more-talkative", "less-talkative"),
  ]
  .merging(voiceCommands.map { ($0, .command(.custom($0))) }) { first, _ in first }

  /// The names of the commands that change sliderd's voice.
  private static let voiceCommands = [
    "slower", "faster", "softer", "louder", "lower", "higher", "less-talkative", "more-talkative",
    "reset-voice",
  ]

  private static func turn(_ up: String, _ down: String) -> EvdevBinding {
    .turn(up: .custom(up), down: .custom(down))
  }

  /// Whether only a wheel or knob can have the function.
  var isOfWheel: Bool {
    switch self {
    case .step, .turn: true
    case .key, .command: false
    }
  }

  /// Returns the word most similar to a misspelled one; `nil` if none is similar.
  static func suggestion(for word: String) -> String? {
    let near = allWords.map { (word: $0, distance: editDistance($0, word.lowercased())) }
      .min { $0.distance < $1.distance }
    return near.flatMap { $0.distance * 2 < word.count ? $0.word : nil }
  }
}
