// SPDX-License-Identifier: Apache-2.0

/// The words for numbers and names that are typed, in one language.
struct TypingWords: Sendable {
  /// The words for a number that no stop has, with the first and the last that a stop has.
  let noStop: @Sendable (_ number: String, _ first: String, _ last: String) -> String
  /// The words for letters that begin no name.
  let noName: @Sendable (_ letters: String) -> String
  /// The word for a number without digits.
  let nothing: String
  /// The decimal point, as it is spoken between digits.
  let point: String
}

extension TypingWords {
  /// Selects the words of a language, or the English words if the language has none.
  init(in language: Language) { self = Self.all[language.tag] ?? Self.english }

  private static let english = TypingWords(
    noStop: { "No stop \($0); \($1) to \($2)." },
    noName: { "No name with \($0)." },
    nothing: "blank",
    point: "point"
  )

  /// The words of each language, by BCP 47 tag.
  static let all: [String: TypingWords] = [
    "en": english,
    "de": TypingWords(
      noStop: { "Keine Stufe \($0); \($1) bis \($2)." },
      noName: { "Kein Name mit \($0)." },
      nothing: "leer",
      point: "Komma"
    ),
    "fr": TypingWords(
      noStop: { "Pas de position \($0) ; de \($1) à \($2)." },
      noName: { "Aucun nom en \($0)." },
      nothing: "vide",
      point: "virgule"
    ),
    "es": TypingWords(
      noStop: { "No hay posición \($0); de \($1) a \($2)." },
      noName: { "Ningún nombre con \($0)." },
      nothing: "vacío",
      point: "coma"
    ),
    "it": TypingWords(
      noStop: { "Nessuna posizione \($0); da \($1) a \($2)." },
      noName: { "Nessun nome con \($0)." },
      nothing: "vuoto",
      point: "virgola"
    ),
    "pt": TypingWords(
      noStop: { "Não há posição \($0); de \($1) a \($2)." },
      noName: { "Nenhum nome com \($0)." },
      nothing: "vazio",
      point: "vírgula"
    ),
    "nl": TypingWords(
      noStop: { "Geen stap \($0); \($1) tot en met \($2)." },
      noName: { "Geen naam met \($0)." },
      nothing: "leeg",
      point: "komma"
    ),
    "sv": TypingWords(
      noStop: { "Inget steg \($0); \($1) till \($2)." },
      noName: { "Inget namn på \($0)." },
      nothing: "tomt",
      point: "komma"
    ),
    "pl": TypingWords(
      noStop: { "Brak pozycji \($0); od \($1) do \($2)." },
      noName: { "Brak nazwy na \($0)." },
      nothing: "puste",
      point: "przecinek"
    ),
    "tr": TypingWords(
      noStop: { "\($0) numaralı konum yok; \($1) ile \($2) arası." },
      noName: { "\($0) ile başlayan ad yok." },
      nothing: "boş",
      point: "virgül"
    ),
    "hi": TypingWords(
      noStop: { "स्थान \($0) नहीं है; \($1) से \($2) तक।" },
      noName: { "\($0) से शुरू होने वाला कोई नाम नहीं।" },
      nothing: "खाली",
      point: "दशमलव"
    ),
    "ar": TypingWords(
      noStop: { "لا يوجد موضع \($0)؛ من \($1) إلى \($2)." },
      noName: { "لا يوجد اسم يبدأ بحرف \($0)." },
      nothing: "فارغ",
      point: "فاصلة"
    ),
  ]
}
