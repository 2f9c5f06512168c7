// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The words about a slider that couldn't be started, in one language.
struct FailureWords: Sendable {
  /// A sentence without its full stop.
  let notStarted: String
  /// A flag that is wrong, by its name without hyphens.
  let option: @Sendable (_ name: String) -> String
  /// A line of a file.
  let line: @Sendable (_ number: Int) -> String
  /// How many mistakes there are besides the one that is told.
  let moreMistakes: @Sendable (_ count: Int) -> String

  static let english = FailureWords(
    notStarted: "sliderd did not start",
    option: { "Option \($0)" },
    line: { "line \($0)" },
    moreMistakes: { $0 == 1 ? "1 more mistake" : "\($0) more mistakes" }
  )

  /// The words of each language, by BCP 47 tag.
  static let all: [String: FailureWords] = [
    "en": english,
    "de": FailureWords(
      notStarted: "sliderd wurde nicht gestartet",
      option: { "Option \($0)" },
      line: { "Zeile \($0)" },
      moreMistakes: { $0 == 1 ? "1 weiterer Fehler" : "\($0) weitere Fehler" }
    ),
    "fr": FailureWords(
      notStarted: "sliderd n’a pas démarré",
      option: { "Option \($0)" },
      line: { "ligne \($0)" },
      moreMistakes: { $0 == 1 ? "1 autre erreur" : "\($0) autres erreurs" }
    ),
    "es": FailureWords(
      notStarted: "sliderd no se ha iniciado",
      option: { "Opción \($0)" },
      line: { "línea \($0)" },
      moreMistakes: { $0 == 1 ? "1 error más" : "\($0) errores más" }
    ),
    "it": FailureWords(
      notStarted: "sliderd non è stato avviato",
      option: { "Opzione \($0)" },
      line: { "riga \($0)" },
      moreMistakes: { $0 == 1 ? "1 altro errore" : "\($0) altri errori" }
    ),
    "pt": FailureWords(
      notStarted: "O sliderd não foi iniciado",
      option: { "Opção \($0)" },
      line: { "linha \($0)" },
      moreMistakes: { $0 == 1 ? "Mais 1 erro" : "Mais \($0) erros" }
    ),
    "nl": FailureWords(
      notStarted: "sliderd is niet gestart",
      option: { "Optie \($0)" },
      line: { "regel \($0)" },
      moreMistakes: { $0 == 1 ? "Nog 1 fout" : "Nog \($0) fouten" }
    ),
    "sv": FailureWords(
      notStarted: "sliderd startade inte",
      option: { "Flaggan \($0)" },
      line: { "rad \($0)" },
      moreMistakes: { "\($0) fel till" }
    ),
    "pl": FailureWords(
      notStarted: "Nie uruchomiono sliderd",
      option: { "Opcja \($0)" },
      line: { "wiersz \($0)" },
      moreMistakes: { "Pozostałe błędy: \($0)" }
    ),
    "tr": FailureWords(
      notStarted: "sliderd başlatılamadı",
      option: { "\($0) seçeneği" },
      line: { "satır \($0)" },
      moreMistakes: { "\($0) hata daha" }
    ),
    "hi": FailureWords(
      notStarted: "sliderd शुरू नहीं हुआ",
      option: { "विकल्प \($0)" },
      line: { "पंक्ति \($0)" },
      moreMistakes: { $0 == 1 ? "1 और गलती" : "\($0) और गलतियाँ" }
    ),
    "ar": FailureWords(
      notStarted: "تعذّر بدء sliderd",
      option: { "الخيار \($0)" },
      line: { "السطر \($0)" },
      moreMistakes: { "أخطاء أخرى: \($0)" }
    ),
  ]
}

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
