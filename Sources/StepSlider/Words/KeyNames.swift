// SPDX-License-Identifier: Apache-2.0

/// The names of keys in one language, as they are spoken.
struct KeyNames: Sendable {
  /// The arrow keys.
  let left, right, up, down: String
  /// The keys that move by a page or to an end.
  let pageUp, pageDown, home, end: String
  /// The keys that confirm.
  let enter, space: String
  let escape, delete, backspace, tab, backTab: String
  /// The keys that are held together with others.
  let control, alt: String
  /// The key Alt with any of those that type a digit.
  let altDigit: String
  /// All keys that type a digit, or a letter.
  let digits, letters: String
  /// The keys that type other characters.
  let characters: [Character: String]
}

extension KeyNames {
  /// Selects the names of a language, or the English names if the language has none.
  init(in language: Language) {
    self = Self.westernNames[language.tag] ?? Self.otherNames[language.tag] ?? Self.english
  }

  static let english = KeyNames(
    left: "Left Arrow",
    right: "Right Arrow",
    up: "Up Arrow",
    down: "Down Arrow",
    pageUp: "Page Up",
    pageDown: "Page Down",
    home: "Home",
    end: "End",
    enter: "Enter",
    space: "Space",
    escape: "Escape",
    delete: "Delete",
    backspace: "Backspace",
    tab: "Tab",
    backTab: "Shift Tab",
    control: "Control",
    alt: "Alt",
    altDigit: "Alt with a digit",
    digits: "Digits",
    letters: "Letters",
    characters: ["?": "Question mark", "+": "Plus", "-": "Minus", "=": "Equals"]
  )
}
