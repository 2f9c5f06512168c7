// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension Keystroke: CustomStringConvertible {
  /// The names of the keys that type no character.
  static let names = SliderKey.names + ["ctrl-c", "ctrl-d", "ctrl-z"]

  /// The keys that a word stands for; `nil` if it is none.
  static func all(in word: String) -> [Keystroke]? {
    switch word {
    case "ctrl-c": [.ctrlC]
    case "ctrl-d": [.ctrlD]
    case "ctrl-z": [.ctrlZ]
    default: SliderKey(word: word).map { [.key($0)] } ?? digits(in: word)
    }
  }

  package var description: String {
    switch self {
    case .key(let key): key.word
    case .ctrlC: "ctrl-c"
    case .ctrlD: "ctrl-d"
    case .ctrlZ: "ctrl-z"
    }
  }

  private static func digits(in word: String) -> [Keystroke]? {
    let areDigits = word.allSatisfy { ("0"..."9").contains($0) }
    return areDigits && !word.isEmpty ? word.map { .key(.character($0)) } : nil
  }
}

extension SliderKey {
  /// The key in a script.
  var word: String {
    guard case .character(let character) = symbol else { return description }
    return (modifiers == .alt ? "alt-" : "") + Self.word(of: character)
  }

  /// Creates the key from its word in a script.
  init?(word: String) {
    if word.hasPrefix("\\u{") {
      var words = Words(word)
      guard let text = try? words.argument(), let character = text.first, text.count == 1
      else { return nil }
      self = .character(character)
    } else {
      self.init(bindable: word)
    }
  }

  private static func word(of character: Character) -> String {
    let canBeSeen = character.unicodeScalars.allSatisfy {
      !$0.properties.isWhitespace && !$0.isControl
    }
    return canBeSeen
      ? String(character) : character.unicodeScalars.map(\.escapedNumber).joined()
  }
}
