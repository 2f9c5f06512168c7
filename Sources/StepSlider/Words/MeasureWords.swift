// SPDX-License-Identifier: Apache-2.0

/// The words for units that locale data lack, or call by a name that nobody uses for a setting, such
/// as "DTP-Punkte" for the size of text.
enum MeasureWords {
  /// Returns the forms of a unit's name, as `PluralForm` takes them; `nil` if locale data have good
  /// words.
  static func forms(of measure: Measure, in language: Language) -> [String]? {
    words[measure]?[language.tag]
  }

  private static let words: [Measure: [String: [String]]] = [
    .decibel: [
      "en": ["decibel", "decibels"], "de": ["Dezibel"], "fr": ["décibel", "décibels"],
      "es": ["decibelio", "decibelios"], "it": ["decibel"], "pt": ["decibel", "decibéis"],
      "nl": ["decibel"], "sv": ["decibel"], "pl": ["decybel", "decybele", "decybeli", "decybela"],
      "tr": ["desibel"], "hi": ["डेसिबल"], "ar": ["ديسيبل"],
    ],
    .point: [
      "de": ["Punkt"], "fr": ["point", "points"], "it": ["punto", "punti"],
      "pt": ["ponto", "pontos"],
    ],
    .degree: ["nl": ["graad", "graden"], "hi": ["डिग्री"]],
    .meterPerSecond: ["tr": ["metre bölü saniye"]],
    .kilometerPerHour: ["tr": ["kilometre bölü saat"]],
    .milePerHour: ["tr": ["mil bölü saat"]],
  ]
}
