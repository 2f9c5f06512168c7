// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// What sliderd says of itself in one language. Announcements are polite where no key requested them.
struct ProgramPhrases: Sendable {
  private let language: Language
  private let words: ProgramWords

  /// Creates the phrases in a language.
  init(language: Language) {
    (self.language, words) = (language, ProgramWords.words(in: language))
  }

  /// Announces that a knob or keyboard was plugged in. One without a name is called a device.
  func connected(_ device: String?) -> Announcement {
    polite(words.connected(name(of: device)))
  }

  /// Announces that a knob or keyboard was unplugged.
  func unplugged(_ device: String?) -> Announcement {
    polite(words.unplugged(name(of: device)))
  }

  /// Announces that a knob or keyboard is connected but can't be read.
  func unreadable(_ device: String?) -> Announcement {
    polite(words.unreadable(name(of: device)))
  }

  /// Announces that a changed configuration is in use.
  var settingsUpdated: Announcement { polite(words.settingsUpdated) }

  /// Announces that a changed configuration can't be used and the old one stays.
  var settingsNotUpdated: Announcement { polite(words.settingsNotUpdated) }

  /// Announces that a slider may not show the current setting, because no program could report it.
  var settingUnknown: Announcement { polite(words.settingUnknown) }

  private func name(of device: String?) -> String {
    device.flatMap(SpokenText.spoken) ?? words.device
  }

  private func polite(_ words: String) -> Announcement { Announcement(words, priority: .polite) }
}

// What is said about a slider that couldn't be started, or about another command that failed: the
// first mistake, and how many more.
//
// Messages about mistakes are in English. In another language, an English voice says them between
// the words that tell what happened.
extension ProgramPhrases {
  /// Returns the announcements, in order. A single one if all of it is in one language.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - isAtStart: Whether a slider couldn't be started.
  /// - Returns: The announcements.
  func announcements(of failure: Failure, atStart isAtStart: Bool = true) -> [Announcement] {
    let mistake = failure.mistakes[0]
    let beginning = [isAtStart ? words.notStarted : nil, mistake.subject.map(words)]
      .compactMap(\.self).joined(separator: ". ")
    let count = failure.mistakes.count - 1
    let parts = [
      (text: beginning.isEmpty ? "" : "\(beginning):", language: language.tag),
      (text: mistake.message.asSentence, language: Language.english.tag),
      (text: count > 0 ? "\(words.moreMistakes(count))." : "", language: language.tag),
    ].filter { !$0.text.isEmpty }
    guard language.tag != Language.english.tag else {
      return [Announcement(parts.map(\.text).joined(separator: " "), priority: .polite)]
    }
    return parts.map { text, tag in
      // The voice's own language needs no tag, which could select another voice.
      Announcement(text, priority: .polite, language: tag == language.tag ? nil : tag)
    }
  }

  private func words(for subject: Failure.Mistake.Subject) -> String {
    switch subject {
    case .flags(let flags):
      flags.map { words.option(String($0.drop { $0 == "-" })) }.joined(separator: ", ")
    case .key(let key, let file, let line, _):
      [file.split(separator: "/").last.map(String.init), words.line(line), key.asWords]
        .compactMap(\.self).joined(separator: ", ")
    }
  }
}

extension String {
  /// The path of a key as it is spoken, such as "slider 2, names"; `nil` for an empty one.
  fileprivate var asWords: String? {
    guard !isEmpty else { return nil }
    return replacing("]", with: "").replacing("[", with: " ").replacing(".", with: ", ")
  }

  /// The first line as a sentence. Further lines are for reading.
  fileprivate var asSentence: String {
    let line = prefix { $0 != "\n" }
    guard let last = line.last, !".?!".contains(last) else { return String(line) }
    return last == ":" ? "\(line.dropLast())." : "\(line)."
  }
}

extension SliderResponse {
  /// The ``command`` that ends the program.
  static let quit = "quit"
}

// sliderd's own keys.
extension ProgramPhrases {
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
  var voiceUnreadable: Announcement { Announcement(words.voiceUnreadable, priority: .polite) }

  /// Announces that a saved volume is ignored, because it would be silent.
  var tooQuiet: Announcement { Announcement(words.tooQuiet, priority: .polite) }
}

// What a listener should know at the start.
extension ProgramPhrases {
  /// Announces a notice, in a sentence.
  func announcement(of notice: StartNotice) -> Announcement {
    let numbers = NumberStyle.localized(language)
    let text =
      switch notice {
      case .unknownUnit(let name, let similar):
        words.unknownUnit(SpokenText.cleaned(name), similar)
      case .unusedUnit: words.unusedUnit
      case .unreachedEnd(let end, let stop):
        words.unreachedEnd(numbers.number(end), numbers.number(stop))
      case .noChoice: words.noChoice
      case .unsavedPosition: words.unsavedPosition
      case .unreadablePosition: words.unreadablePosition
      }
    return Announcement(text, priority: .polite)
  }
}

extension DeviceEvent {
  /// Returns the announcement of the event.
  func words(_ phrases: ProgramPhrases) -> Announcement {
    switch state {
    case .connected: phrases.connected(name)
    case .unplugged: phrases.unplugged(name)
    case .unreadable: phrases.unreadable(name)
    }
  }
}
