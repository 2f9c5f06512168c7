// SPDX-License-Identifier: Apache-2.0

/// The words for sliders in one language. `Language` has the words for elements.
struct SliderWords: Sendable {
  /// A position among the stops, such as "3 of 5". Both numbers are already formatted.
  let position: @Sendable (_ position: String, _ count: String) -> String
  /// A percentage, such as "40 percent".
  let percent: @Sendable (_ number: String) -> String
  /// The words after a change that had no effect.
  let notApplied: String
  /// The value of a slider that isn't set.
  let notSet: String
  /// Words for a stop that can't be chosen, or for a list of them.
  let unavailable: @Sendable (_ stops: String) -> String
  /// Words for a number of stops that can't be chosen. A form without plurals fits all numbers.
  let unavailableCount: @Sendable (_ count: String) -> String
  /// The words for a stop that is the only one.
  let onlyStop: String
  /// The words for an end that another thumb is, with its label.
  let stopped: @Sendable (_ thumb: String) -> String
  /// The word for the stop that a slider returns to.
  let `default`: String
  /// The words for the lower and the upper of two thumbs.
  let thumbs: (lower: String, upper: String)
}

extension SliderWords {
  /// Selects the words of a language, or the English words if the language has none.
  init(in language: Language) {
    self = Self.all[language.tag] ?? Self.english
  }

  private static let english = SliderWords(
    position: { "\($0) of \($1)" },
    percent: { "\($0) percent" },
    notApplied: "not applied",
    notSet: "not set",
    unavailable: { "\($0) unavailable" },
    unavailableCount: { "unavailable stops: \($0)" },
    onlyStop: "only stop",
    stopped: { "stopped by \($0)" },
    default: "default",
    thumbs: ("from", "to")
  )

  /// The words of each language, by BCP 47 tag.
  static let all: [String: SliderWords] = [
    "en": english,
    "de": SliderWords(
      position: { "\($0) von \($1)" },
      percent: { "\($0) Prozent" },
      notApplied: "nicht übernommen",
      notSet: "nicht festgelegt",
      unavailable: { "\($0) nicht verfügbar" },
      unavailableCount: { "nicht verfügbare Stufen: \($0)" },
      onlyStop: "einzige Stufe",
      stopped: { "begrenzt durch \($0)" },
      default: "Standard",
      thumbs: ("von", "bis")
    ),
    "fr": SliderWords(
      position: { "\($0) sur \($1)" },
      percent: { "\($0) pour cent" },
      notApplied: "non appliqué",
      notSet: "non défini",
      unavailable: { "\($0) indisponible" },
      unavailableCount: { "positions indisponibles : \($0)" },
      onlyStop: "seule position",
      stopped: { "arrêté par \($0)" },
      default: "par défaut",
      thumbs: ("de", "à")
    ),
    "es": SliderWords(
      position: { "\($0) de \($1)" },
      percent: { "\($0) por ciento" },
      notApplied: "no aplicado",
      notSet: "sin definir",
      unavailable: { "\($0) no disponible" },
      unavailableCount: { "posiciones no disponibles: \($0)" },
      onlyStop: "única posición",
      stopped: { "limitado por \($0)" },
      default: "predeterminado",
      thumbs: ("desde", "hasta")
    ),
    "it": SliderWords(
      position: { "\($0) di \($1)" },
      percent: { "\($0) per cento" },
      notApplied: "non applicato",
      notSet: "non impostato",
      unavailable: { "\($0) non disponibile" },
      unavailableCount: { "posizioni non disponibili: \($0)" },
      onlyStop: "unica posizione",
      stopped: { "fermato da \($0)" },
      default: "predefinito",
      thumbs: ("da", "a")
    ),
    "pt": SliderWords(
      position: { "\($0) de \($1)" },
      percent: { "\($0) por cento" },
      notApplied: "não aplicado",
      notSet: "não definido",
      unavailable: { "\($0) indisponível" },
      unavailableCount: { "posições indisponíveis: \($0)" },
      onlyStop: "única posição",
      stopped: { "limitado por \($0)" },
      default: "padrão",
      thumbs: ("de", "até")
    ),
    "nl": SliderWords(
      position: { "\($0) van \($1)" },
      percent: { "\($0) procent" },
      notApplied: "niet toegepast",
      notSet: "niet ingesteld",
      unavailable: { "\($0) niet beschikbaar" },
      unavailableCount: { "niet-beschikbare stappen: \($0)" },
      onlyStop: "enige stap",
      stopped: { "tegengehouden door \($0)" },
      default: "standaard",
      thumbs: ("van", "tot")
    ),
    "sv": SliderWords(
      position: { "\($0) av \($1)" },
      percent: { "\($0) procent" },
      notApplied: "inte tillämpat",
      notSet: "inte angivet",
      unavailable: { "\($0) inte tillgängligt" },
      unavailableCount: { "otillgängliga steg: \($0)" },
      onlyStop: "enda steget",
      stopped: { "stoppas av \($0)" },
      default: "standard",
      thumbs: ("från", "till")
    ),
    "pl": SliderWords(
      position: { "\($0) z \($1)" },
      percent: { "\($0) procent" },
      notApplied: "nie zastosowano",
      notSet: "nie ustawiono",
      unavailable: { "\($0): niedostępne" },
      unavailableCount: { "niedostępne pozycje: \($0)" },
      onlyStop: "jedyna pozycja",
      stopped: { "zatrzymuje \($0)" },
      default: "domyślnie",
      thumbs: ("od", "do")
    ),
    "tr": SliderWords(
      position: { "\($1) üzerinden \($0)" },
      percent: { "yüzde \($0)" },
      notApplied: "uygulanmadı",
      notSet: "ayarlanmadı",
      unavailable: { "\($0) kullanılamıyor" },
      unavailableCount: { "kullanılamayan konumlar: \($0)" },
      onlyStop: "tek konum",
      stopped: { "\($0) tarafından durduruldu" },
      default: "varsayılan",
      thumbs: ("başlangıç", "bitiş")
    ),
    "hi": SliderWords(
      position: { "\($1) में से \($0)" },
      percent: { "\($0) प्रतिशत" },
      notApplied: "लागू नहीं हुआ",
      notSet: "सेट नहीं है",
      unavailable: { "\($0) उपलब्ध नहीं" },
      unavailableCount: { "अनुपलब्ध स्थान: \($0)" },
      onlyStop: "एकमात्र स्थान",
      stopped: { "\($0) से रुका" },
      default: "डिफ़ॉल्ट",
      thumbs: ("से", "तक")
    ),
    "ar": SliderWords(
      position: { "\($0) من \($1)" },
      percent: { "\($0) بالمِئة" },
      notApplied: "لم يُطبَّق",
      notSet: "غير مُعيَّن",
      unavailable: { "\($0) غير متاح" },
      unavailableCount: { "المواضع غير المتاحة: \($0)" },
      onlyStop: "الموضع الوحيد",
      stopped: { "أوقفه \($0)" },
      default: "الافتراضي",
      thumbs: ("من", "إلى")
    ),
  ]
}
