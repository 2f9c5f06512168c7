// SPDX-License-Identifier: Apache-2.0

/// The words for sliders in one language. `Language` has the words for elements.
struct SliderWords: Sendable {
  /// A position among the stops, such as "3 of 5". Both numbers are already formatted.
  let position: @Sendable (_ position: String, _ count: String) -> String
  /// A percentage, such as "40 percent".
  let percent: @Sendable (_ number: String) -> String
  /// The words after a change that had no effect.
  let notApplied: String
}

extension SliderWords {
  /// Selects the words of a language, or the English words if the language has none.
  init(in language: Language) {
    self = Self.all[language.tag] ?? Self.english
  }

  private static let english = SliderWords(
    position: { "\($0) of \($1)" },
    percent: { "\($0) percent" },
    notApplied: "not applied"
  )

  /// The words of each language, by BCP 47 tag.
  static let all: [String: SliderWords] = [
    "en": english,
    "de": SliderWords(
      position: { "\($0) von \($1)" },
      percent: { "\($0) Prozent" },
      notApplied: "nicht übernommen"
    ),
    "fr": SliderWords(
      position: { "\($0) sur \($1)" },
      percent: { "\($0) pour cent" },
      notApplied: "non appliqué"
    ),
    "es": SliderWords(
      position: { "\($0) de \($1)" },
      percent: { "\($0) por ciento" },
      notApplied: "no aplicado"
    ),
    "it": SliderWords(
      position: { "\($0) di \($1)" },
      percent: { "\($0) per cento" },
      notApplied: "non applicato"
    ),
    "pt": SliderWords(
      position: { "\($0) de \($1)" },
      percent: { "\($0) por cento" },
      notApplied: "não aplicado"
    ),
    "nl": SliderWords(
      position: { "\($0) van \($1)" },
      percent: { "\($0) procent" },
      notApplied: "niet toegepast"
    ),
    "sv": SliderWords(
      position: { "\($0) av \($1)" },
      percent: { "\($0) procent" },
      notApplied: "inte tillämpat"
    ),
    "pl": SliderWords(
      position: { "\($0) z \($1)" },
      percent: { "\($0) procent" },
      notApplied: "nie zastosowano"
    ),
    "tr": SliderWords(
      position: { "\($1) üzerinden \($0)" },
      percent: { "yüzde \($0)" },
      notApplied: "uygulanmadı"
    ),
    "hi": SliderWords(
      position: { "\($1) में से \($0)" },
      percent: { "\($0) प्रतिशत" },
      notApplied: "लागू नहीं हुआ"
    ),
    "ar": SliderWords(
      position: { "\($0) من \($1)" },
      percent: { "\($0) بالمِئة" },
      notApplied: "لم يُطبَّق"
    ),
  ]
}
