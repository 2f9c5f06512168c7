// SPDX-License-Identifier: Apache-2.0

/// The words for a panel of several sliders, in one language.
struct PanelWords: Sendable {
  /// The word for sliders after a number of two or more, in the forms that `PluralForm` takes.
  let sliders: [String]
  /// Two sliders, in a language with a word for that.
  var twoSliders: String?
  /// A slider's position in its panel, such as "slider 2 of 5", from "2 of 5".
  let slider: @Sendable (_ position: String) -> String
  /// How to get to the next slider with a key.
  let hint: @Sendable (_ tab: String) -> String
  /// The answer to a number that no slider has, with the number of sliders.
  let missing: @Sendable (_ number: String, _ count: String) -> String
}

extension PanelWords {
  /// Selects the words of a language, or the English words if the language has none.
  init(in language: Language) { self = Self.all[language.tag] ?? Self.english }

  private static let english = PanelWords(
    sliders: ["sliders"],
    slider: { "slider \($0)" },
    hint: { "\($0) for the next." },
    missing: { "no slider \($0); 1 to \($1)" }
  )

  /// The words of each language, by BCP 47 tag.
  static let all: [String: PanelWords] = [
    "en": english,
    "de": PanelWords(
      sliders: ["Schieberegler"],
      slider: { "Schieberegler \($0)" },
      hint: { "Mit \($0) zum nächsten." },
      missing: { "kein Schieberegler \($0); 1 bis \($1)" }
    ),
    "fr": PanelWords(
      sliders: ["curseurs"],
      slider: { "curseur \($0)" },
      hint: { "\($0) pour passer au suivant." },
      missing: { "pas de curseur \($0) ; de 1 à \($1)" }
    ),
    "es": PanelWords(
      sliders: ["deslizadores"],
      slider: { "deslizador \($0)" },
      hint: { "\($0) para ir al siguiente." },
      missing: { "no hay deslizador \($0); del 1 al \($1)" }
    ),
    "it": PanelWords(
      sliders: ["cursori"],
      slider: { "cursore \($0)" },
      hint: { "\($0) per passare al successivo." },
      missing: { "nessun cursore \($0); da 1 a \($1)" }
    ),
    "pt": PanelWords(
      sliders: ["deslizadores"],
      slider: { "deslizador \($0)" },
      hint: { "\($0) para ir ao próximo." },
      missing: { "não há deslizador \($0); de 1 a \($1)" }
    ),
    "nl": PanelWords(
      sliders: ["schuifregelaars"],
      slider: { "schuifregelaar \($0)" },
      hint: { "\($0) voor de volgende." },
      missing: { "geen schuifregelaar \($0); 1 tot en met \($1)" }
    ),
    "sv": PanelWords(
      sliders: ["skjutreglage"],
      slider: { "skjutreglage \($0)" },
      hint: { "\($0) för nästa." },
      missing: { "inget skjutreglage \($0); 1 till \($1)" }
    ),
    "pl": PanelWords(
      sliders: ["suwak", "suwaki", "suwaków"],
      slider: { "suwak \($0)" },
      hint: { "\($0): następny." },
      missing: { "nie ma suwaka \($0); od 1 do \($1)" }
    ),
    "tr": PanelWords(
      sliders: ["kaydırıcı"],
      slider: { "kaydırıcı, \($0)" },
      hint: { "Sonraki için \($0)." },
      missing: { "\($0) numaralı kaydırıcı yok; 1 ile \($1) arası" }
    ),
    "hi": PanelWords(
      sliders: ["स्लाइडर"],
      slider: { "स्लाइडर \($0)" },
      hint: { "अगले के लिए \($0)।" },
      missing: { "स्लाइडर \($0) नहीं है; 1 से \($1) तक" }
    ),
    "ar": PanelWords(
      sliders: ["منزلق", "منزلقان", "منزلقات", "منزلقًا", "منزلق"],
      twoSliders: "منزلقان",
      slider: { "المنزلق \($0)" },
      hint: { "مفتاح \($0) للانتقال إلى التالي." },
      missing: { "لا يوجد منزلق \($0)؛ من 1 إلى \($1)" }
    ),
  ]
}
