// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The words for sliderd's own keys, in one language: what a key does to the voice, and that it can
/// do no more.
struct OwnKeyWords: Sendable {
  typealias Words = (more: String, most: String)

  let slower, faster, softer, louder, lower, higher, lessTalkative, moreTalkative: Words
  let quit: String
  /// What the key does that resets the voice, and the answer to it.
  let reset, wasReset: String
  /// The answer to pasted text.
  let pasteIgnored: String
  /// Spoken when the voice is that of a screen reader.
  let isInScreenReader: String
  /// Spoken when the saved settings of the voice are ignored.
  let unreadable: String
  /// Spoken when a saved volume would have been silent.
  let tooQuiet: String

  /// Returns the words of a key for the voice; `nil` for the one that resets it.
  func words(for key: VoiceKey) -> Words? {
    switch key {
    case .slower: slower
    case .faster: faster
    case .softer: softer
    case .louder: louder
    case .lower: lower
    case .higher: higher
    case .lessTalkative: lessTalkative
    case .moreTalkative: moreTalkative
    case .reset: nil
    }
  }

  static let english = OwnKeyWords(
    slower: ("slower", "slowest"),
    faster: ("faster", "fastest"),
    softer: ("softer", "softest"),
    louder: ("louder", "loudest"),
    lower: ("lower voice", "lowest voice"),
    higher: ("higher voice", "highest voice"),
    lessTalkative: ("less talkative", "least talkative"),
    moreTalkative: ("more talkative", "most talkative"),
    quit: "quit",
    reset: "reset the voice",
    wasReset: "voice reset",
    pasteIgnored: "pasted text is ignored; type the value",
    isInScreenReader: "the voice is set in the screen reader",
    unreadable: "saved voice settings can't be read",
    tooQuiet: "saved volume was too low"
  )

  /// The words of each language, by BCP 47 tag.
  static let all: [String: OwnKeyWords] = [
    "en": english,
    "de": OwnKeyWords(
      slower: ("langsamer", "am langsamsten"),
      faster: ("schneller", "am schnellsten"),
      softer: ("leiser", "am leisesten"),
      louder: ("lauter", "am lautesten"),
      lower: ("tiefere Stimme", "tiefste Stimme"),
      higher: ("höhere Stimme", "höchste Stimme"),
      lessTalkative: ("kürzer", "am kürzesten"),
      moreTalkative: ("ausführlicher", "am ausführlichsten"),
      quit: "beenden",
      reset: "Stimme zurücksetzen",
      wasReset: "Stimme zurückgesetzt",
      pasteIgnored: "eingefügter Text wird ignoriert; bitte den Wert tippen",
      isInScreenReader: "die Stimme wird im Screenreader eingestellt",
      unreadable: "gespeicherte Stimmeinstellungen nicht lesbar",
      tooQuiet: "gespeicherte Lautstärke war zu niedrig"
    ),
    "fr": OwnKeyWords(
      slower: ("plus lent", "le plus lent"),
      faster: ("plus rapide", "le plus rapide"),
      softer: ("moins fort", "le moins fort"),
      louder: ("plus fort", "le plus fort"),
      lower: ("voix plus grave", "voix la plus grave"),
      higher: ("voix plus aiguë", "voix la plus aiguë"),
      lessTalkative: ("moins de détails", "minimum de détails"),
      moreTalkative: ("plus de détails", "maximum de détails"),
      quit: "quitter",
      reset: "rétablir la voix",
      wasReset: "voix rétablie",
      pasteIgnored: "le texte collé est ignoré ; tapez la valeur",
      isInScreenReader: "la voix se règle dans le lecteur d'écran",
      unreadable: "réglages de voix enregistrés illisibles",
      tooQuiet: "le volume enregistré était trop faible"
    ),
    "es": OwnKeyWords(
      slower: ("más lento", "lo más lento"),
      faster: ("más rápido", "lo más rápido"),
      softer: ("más suave", "lo más suave"),
      louder: ("más fuerte", "lo más fuerte"),
      lower: ("voz más grave", "la voz más grave"),
      higher: ("voz más aguda", "la voz más aguda"),
      lessTalkative: ("menos detalles", "mínimo de detalles"),
      moreTalkative: ("más detalles", "máximo de detalles"),
      quit: "salir",
      reset: "restablecer la voz",
      wasReset: "voz restablecida",
      pasteIgnored: "el texto pegado se ignora; escriba el valor",
      isInScreenReader: "la voz se ajusta en el lector de pantalla",
      unreadable: "no se pueden leer los ajustes de voz guardados",
      tooQuiet: "el volumen guardado era demasiado bajo"
    ),
    "it": OwnKeyWords(
      slower: ("più lento", "il più lento"),
      faster: ("più veloce", "il più veloce"),
      softer: ("più piano", "il più piano"),
      louder: ("più forte", "il più forte"),
      lower: ("voce più grave", "la voce più grave"),
      higher: ("voce più acuta", "la voce più acuta"),
      lessTalkative: ("meno dettagli", "dettagli al minimo"),
      moreTalkative: ("più dettagli", "dettagli al massimo"),
      quit: "esci",
      reset: "ripristina la voce",
      wasReset: "voce ripristinata",
      pasteIgnored: "il testo incollato viene ignorato; digita il valore",
      isInScreenReader: "la voce si imposta nello screen reader",
      unreadable: "impostazioni della voce salvate non leggibili",
      tooQuiet: "il volume salvato era troppo basso"
    ),
    "pt": OwnKeyWords(
      slower: ("mais devagar", "o mais devagar"),
      faster: ("mais rápido", "o mais rápido"),
      softer: ("mais baixo", "o mais baixo"),
      louder: ("mais alto", "o mais alto"),
      lower: ("voz mais grave", "a voz mais grave"),
      higher: ("voz mais aguda", "a voz mais aguda"),
      lessTalkative: ("menos detalhes", "mínimo de detalhes"),
      moreTalkative: ("mais detalhes", "máximo de detalhes"),
      quit: "sair",
      reset: "redefinir a voz",
      wasReset: "voz redefinida",
      pasteIgnored: "o texto colado é ignorado; digite o valor",
      isInScreenReader: "a voz é ajustada no leitor de tela",
      unreadable: "as configurações de voz salvas não podem ser lidas",
      tooQuiet: "o volume salvo era muito baixo"
    ),
    "nl": OwnKeyWords(
      slower: ("langzamer", "langzaamst"),
      faster: ("sneller", "snelst"),
      softer: ("zachter", "zachtst"),
      louder: ("harder", "hardst"),
      lower: ("lagere stem", "laagste stem"),
      higher: ("hogere stem", "hoogste stem"),
      lessTalkative: ("beknopter", "meest beknopt"),
      moreTalkative: ("uitgebreider", "meest uitgebreid"),
      quit: "afsluiten",
      reset: "stem herstellen",
      wasReset: "stem hersteld",
      pasteIgnored: "geplakte tekst wordt genegeerd; typ de waarde",
      isInScreenReader: "de stem wordt in de schermlezer ingesteld",
      unreadable: "opgeslagen steminstellingen niet leesbaar",
      tooQuiet: "opgeslagen volume was te laag"
    ),
    "sv": OwnKeyWords(
      slower: ("långsammare", "långsammast"),
      faster: ("snabbare", "snabbast"),
      softer: ("svagare", "svagast"),
      louder: ("starkare", "starkast"),
      lower: ("mörkare röst", "mörkaste rösten"),
      higher: ("ljusare röst", "ljusaste rösten"),
      lessTalkative: ("mindre utförligt", "minst utförligt"),
      moreTalkative: ("mer utförligt", "mest utförligt"),
      quit: "avsluta",
      reset: "återställ rösten",
      wasReset: "rösten återställd",
      pasteIgnored: "inklistrad text ignoreras; skriv värdet",
      isInScreenReader: "rösten ställs in i skärmläsaren",
      unreadable: "sparade röstinställningar kan inte läsas",
      tooQuiet: "den sparade volymen var för låg"
    ),
    "pl": OwnKeyWords(
      slower: ("wolniej", "najwolniej"),
      faster: ("szybciej", "najszybciej"),
      softer: ("ciszej", "najciszej"),
      louder: ("głośniej", "najgłośniej"),
      lower: ("niższy głos", "najniższy głos"),
      higher: ("wyższy głos", "najwyższy głos"),
      lessTalkative: ("mniej szczegółów", "najmniej szczegółów"),
      moreTalkative: ("więcej szczegółów", "najwięcej szczegółów"),
      quit: "zakończ",
      reset: "przywróć głos",
      wasReset: "głos przywrócony",
      pasteIgnored: "wklejony tekst jest pomijany; wpisz wartość",
      isInScreenReader: "głos ustawia się w czytniku ekranu",
      unreadable: "zapisanych ustawień głosu nie da się odczytać",
      tooQuiet: "zapisana głośność była za niska"
    ),
    "tr": OwnKeyWords(
      slower: ("daha yavaş", "en yavaş"),
      faster: ("daha hızlı", "en hızlı"),
      softer: ("daha kısık", "en kısık"),
      louder: ("daha yüksek", "en yüksek"),
      lower: ("daha kalın ses", "en kalın ses"),
      higher: ("daha ince ses", "en ince ses"),
      lessTalkative: ("daha az ayrıntı", "en az ayrıntı"),
      moreTalkative: ("daha çok ayrıntı", "en çok ayrıntı"),
      quit: "çık",
      reset: "sesi sıfırla",
      wasReset: "ses sıfırlandı",
      pasteIgnored: "yapıştırılan metin yok sayılır; değeri yazın",
      isInScreenReader: "ses, ekran okuyucuda ayarlanır",
      unreadable: "kayıtlı ses ayarları okunamıyor",
      tooQuiet: "kayıtlı ses düzeyi çok düşüktü"
    ),
    "hi": OwnKeyWords(
      slower: ("गति कम", "गति सबसे कम"),
      faster: ("गति ज़्यादा", "गति सबसे ज़्यादा"),
      softer: ("आवाज़ कम", "आवाज़ सबसे कम"),
      louder: ("आवाज़ ज़्यादा", "आवाज़ सबसे ज़्यादा"),
      lower: ("स्वर नीचा", "स्वर सबसे नीचा"),
      higher: ("स्वर ऊँचा", "स्वर सबसे ऊँचा"),
      lessTalkative: ("कम विवरण", "सबसे कम विवरण"),
      moreTalkative: ("ज़्यादा विवरण", "सबसे ज़्यादा विवरण"),
      quit: "बंद करें",
      reset: "आवाज़ रीसेट करें",
      wasReset: "आवाज़ रीसेट हुई",
      pasteIgnored: "चिपकाया गया टेक्स्ट अनदेखा किया जाता है; मान टाइप करें",
      isInScreenReader: "आवाज़ स्क्रीन रीडर में सेट की जाती है",
      unreadable: "सहेजी गई आवाज़ सेटिंग पढ़ी नहीं जा सकतीं",
      tooQuiet: "सहेजा गया वॉल्यूम बहुत कम था"
    ),
    "ar": OwnKeyWords(
      slower: ("أبطأ", "الأبطأ"),
      faster: ("أسرع", "الأسرع"),
      softer: ("أخفض صوتًا", "الأخفض صوتًا"),
      louder: ("أعلى صوتًا", "الأعلى صوتًا"),
      lower: ("طبقة صوت أدنى", "أدنى طبقة صوت"),
      higher: ("طبقة صوت أعلى", "أعلى طبقة صوت"),
      lessTalkative: ("تفاصيل أقل", "أقل التفاصيل"),
      moreTalkative: ("تفاصيل أكثر", "أكثر التفاصيل"),
      quit: "إنهاء",
      reset: "إعادة ضبط الصوت",
      wasReset: "تمت إعادة ضبط الصوت",
      pasteIgnored: "يُتجاهل النص الملصق؛ اكتب القيمة",
      isInScreenReader: "يُضبط الصوت في قارئ الشاشة",
      unreadable: "تتعذر قراءة إعدادات الصوت المحفوظة",
      tooQuiet: "كان مستوى الصوت المحفوظ منخفضًا جدًا"
    ),
  ]
}

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
