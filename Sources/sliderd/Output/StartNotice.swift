// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// What a listener should know about a slider when it starts.
enum StartNotice: Hashable, Sendable {
  /// The unit isn't known, and is probably another one.
  case unknownUnit(String, similar: String)
  /// The stops have no values, so the unit isn't spoken.
  case unusedUnit
  /// An end of the range isn't a stop.
  case unreachedEnd(DecimalNumber, nearest: DecimalNumber)
  /// All stops are unavailable.
  case noChoice
  /// The position can't be saved.
  case unsavedPosition
  /// The saved position can't be read.
  case unreadablePosition

  /// Whether it is about one slider and its settings. If not, it is told once, however many sliders
  /// it is true of.
  var isOfOneSlider: Bool {
    switch self {
    case .unknownUnit, .unusedUnit, .unreachedEnd, .noChoice: true
    case .unsavedPosition, .unreadablePosition: false
    }
  }
}

/// A notice, and the slider that it is about.
struct SliderNotice: Hashable {
  let notice: StartNotice
  /// The slider's identity; `nil` if the notice is told once for all sliders.
  let slider: String?

  init(_ notice: StartNotice, of slider: String) {
    self.notice = notice
    self.slider = notice.isOfOneSlider ? slider : nil
  }
}

/// The announcements of what a listener should know at the start. They are polite, because they
/// follow the introduction.
struct StartNoticePhrases: Sendable {
  private let words: StartNoticeWords
  private let numbers: NumberStyle

  /// Creates the phrases in a language.
  init(language: Language) {
    words = StartNoticeWords.all[language.tag] ?? .english
    numbers = .localized(language)
  }

  /// Announces a notice, in a sentence.
  func announcement(of notice: StartNotice) -> Announcement {
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

/// The words for what a listener should know at the start, in one language.
struct StartNoticeWords: Sendable {
  /// A unit that isn't known, and the one that is probably meant.
  let unknownUnit: @Sendable (_ name: String, _ similar: String) -> String
  /// A unit that isn't spoken.
  let unusedUnit: String
  /// An end that isn't a stop, and the nearest stop.
  let unreachedEnd: @Sendable (_ end: String, _ stop: String) -> String
  let noChoice: String
  let unsavedPosition: String
  let unreadablePosition: String

  static let english = StartNoticeWords(
    unknownUnit: { "unknown unit \($0); did you mean \($1)?" },
    unusedUnit: "the unit is not used",
    unreachedEnd: { "\($0) can't be reached; the nearest stop is \($1)" },
    noChoice: "no stop can be chosen",
    unsavedPosition: "the position will not be saved",
    unreadablePosition: "the saved position can't be read"
  )

  /// The words of each language, by BCP 47 tag.
  static let all: [String: StartNoticeWords] = [
    "en": english,
    "de": StartNoticeWords(
      unknownUnit: { "unbekannte Einheit \($0); meinten Sie \($1)?" },
      unusedUnit: "die Einheit wird nicht verwendet",
      unreachedEnd: { "\($0) ist nicht erreichbar; die nächste Stufe ist \($1)" },
      noChoice: "keine Stufe ist wählbar",
      unsavedPosition: "die Position wird nicht gespeichert",
      unreadablePosition: "die gespeicherte Position ist nicht lesbar"
    ),
    "fr": StartNoticeWords(
      unknownUnit: { "unité inconnue \($0) ; vouliez-vous dire \($1) ?" },
      unusedUnit: "l'unité n'est pas utilisée",
      unreachedEnd: { "\($0) ne peut pas être atteint ; la position la plus proche est \($1)" },
      noChoice: "aucune position ne peut être choisie",
      unsavedPosition: "la position ne sera pas enregistrée",
      unreadablePosition: "la position enregistrée est illisible"
    ),
    "es": StartNoticeWords(
      unknownUnit: { "unidad desconocida \($0); ¿quería decir \($1)?" },
      unusedUnit: "la unidad no se usa",
      unreachedEnd: { "no se puede llegar a \($0); la posición más cercana es \($1)" },
      noChoice: "no se puede elegir ninguna posición",
      unsavedPosition: "la posición no se guardará",
      unreadablePosition: "no se puede leer la posición guardada"
    ),
    "it": StartNoticeWords(
      unknownUnit: { "unità sconosciuta \($0); intendevi \($1)?" },
      unusedUnit: "l'unità non viene usata",
      unreachedEnd: { "\($0) non è raggiungibile; la posizione più vicina è \($1)" },
      noChoice: "nessuna posizione può essere scelta",
      unsavedPosition: "la posizione non verrà salvata",
      unreadablePosition: "la posizione salvata non è leggibile"
    ),
    "pt": StartNoticeWords(
      unknownUnit: { "unidade desconhecida \($0); você quis dizer \($1)?" },
      unusedUnit: "a unidade não é usada",
      unreachedEnd: { "não é possível chegar a \($0); a posição mais próxima é \($1)" },
      noChoice: "nenhuma posição pode ser escolhida",
      unsavedPosition: "a posição não será salva",
      unreadablePosition: "a posição salva não pode ser lida"
    ),
    "nl": StartNoticeWords(
      unknownUnit: { "onbekende eenheid \($0); bedoelde u \($1)?" },
      unusedUnit: "de eenheid wordt niet gebruikt",
      unreachedEnd: { "\($0) is niet bereikbaar; de dichtstbijzijnde stap is \($1)" },
      noChoice: "geen enkele stap kan worden gekozen",
      unsavedPosition: "de positie wordt niet opgeslagen",
      unreadablePosition: "de opgeslagen positie is niet leesbaar"
    ),
    "sv": StartNoticeWords(
      unknownUnit: { "okänd enhet \($0); menade du \($1)?" },
      unusedUnit: "enheten används inte",
      unreachedEnd: { "\($0) kan inte nås; närmaste steg är \($1)" },
      noChoice: "inget steg kan väljas",
      unsavedPosition: "läget sparas inte",
      unreadablePosition: "det sparade läget kan inte läsas"
    ),
    "pl": StartNoticeWords(
      unknownUnit: { "nieznana jednostka \($0); czy chodziło o \($1)?" },
      unusedUnit: "jednostka nie jest używana",
      unreachedEnd: { "wartość \($0) jest nieosiągalna; najbliższa pozycja to \($1)" },
      noChoice: "nie można wybrać żadnej pozycji",
      unsavedPosition: "pozycja nie zostanie zapisana",
      unreadablePosition: "nie można odczytać zapisanej pozycji"
    ),
    "tr": StartNoticeWords(
      unknownUnit: { "bilinmeyen birim \($0); \($1) mi demek istediniz?" },
      unusedUnit: "birim kullanılmıyor",
      unreachedEnd: { "\($0) değerine ulaşılamıyor; en yakın konum \($1)" },
      noChoice: "hiçbir konum seçilemiyor",
      unsavedPosition: "konum kaydedilmeyecek",
      unreadablePosition: "kaydedilen konum okunamıyor"
    ),
    "hi": StartNoticeWords(
      unknownUnit: { "अज्ञात इकाई \($0); क्या आपका मतलब \($1) था?" },
      unusedUnit: "इकाई का उपयोग नहीं होता",
      unreachedEnd: { "\($0) तक नहीं पहुँचा जा सकता; निकटतम स्थान \($1) है" },
      noChoice: "कोई स्थान नहीं चुना जा सकता",
      unsavedPosition: "स्थान सहेजा नहीं जाएगा",
      unreadablePosition: "सहेजा गया स्थान पढ़ा नहीं जा सकता"
    ),
    "ar": StartNoticeWords(
      unknownUnit: { "وحدة غير معروفة \($0)؛ هل تقصد \($1)؟" },
      unusedUnit: "الوحدة غير مستخدمة",
      unreachedEnd: { "لا يمكن الوصول إلى \($0)؛ أقرب موضع هو \($1)" },
      noChoice: "لا يمكن اختيار أي موضع",
      unsavedPosition: "لن يتم حفظ الموضع",
      unreadablePosition: "تتعذر قراءة الموضع المحفوظ"
    ),
  ]
}
