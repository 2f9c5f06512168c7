// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What is said about a slider that couldn't be started, or about another command that failed: the
/// first mistake, and how many more.
///
/// Messages about mistakes are in English. In another language, an English voice says them between
/// the words that tell what happened.
struct FailurePhrases {
  private let language: Language
  private let words: FailureWords

  /// Creates the phrases in a language.
  init(language: Language) {
    self.language = language
    words = FailureWords.all[language.tag] ?? .english
  }

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
