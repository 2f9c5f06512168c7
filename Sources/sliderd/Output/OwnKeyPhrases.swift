// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

extension SliderResponse {
  /// The ``command`` that ends the program.
  static let quit = "quit"
}

/// The phrases for sliderd's own keys in one language.
struct OwnKeyPhrases: Sendable {
  private let words: OwnKeyWords

  /// Creates the phrases in a language.
  init(language: Language) { words = OwnKeyWords.all[language.tag] ?? .english }

  /// Returns what sliderd's own commands do, by their names, for the list of keys. Where the voice
  /// isn't sliderd's own, the keys that would change its sound have no words.
  func commands(settingSound: Bool) -> [String: String] {
    var commands = [SliderResponse.quit: words.quit]
    for key in VoiceKey.allCases {
      let words = words.words(for: key)?.more ?? words.reset
      commands[key.rawValue] = key.changesSound && !settingSound ? "" : words
    }
    return commands
  }

  /// Returns the answer to a key for the voice: "slower, 160", or "slowest, 80" at the end.
  func answer(to key: VoiceKey, value: String? = nil, isAtEnd: Bool = false) -> Announcement {
    guard let words = words.words(for: key) else { return Announcement(self.words.wasReset) }
    let word = isAtEnd ? words.most : words.more
    return Announcement([word, value].compactMap(\.self).joined(separator: ", "))
  }

  /// The answer to pasted text, which is never spoken or printed itself.
  var pasteIgnored: Announcement { Announcement(words.pasteIgnored) }

  /// The answer to a key for the voice while a screen reader speaks.
  var isInScreenReader: Announcement { Announcement(words.isInScreenReader) }

  /// Announces that the saved settings of the voice are ignored.
  var unreadable: Announcement { Announcement(words.unreadable, priority: .polite) }

  /// Announces that a saved volume is ignored, because it would be silent.
  var tooQuiet: Announcement { Announcement(words.tooQuiet, priority: .polite) }
}
