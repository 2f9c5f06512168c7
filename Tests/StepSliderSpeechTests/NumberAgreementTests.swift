// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderNumbers
import Testing
import _FoundationICU

@testable import StepSliderSpeech

/// Numbers before nouns as the voice gets them (TGSpeechBox#90).
@Suite struct NumberAgreementTests {
  @Test(arguments: [
    ("de", "1 Stunde|1 Grad|21 Stunden|101 Minuten|-1 Grad|1,5 Stunden|1.001 Tage"),
    ("fr", "1 heure|1 degré|21 heures|81 heures|101 heures|21 000 heures|1,5 heure|0,5 heure"),
    ("es", "1 hora|21 horas|1 minuto|21 minutos|31 horas|101 horas|200 horas|1,5 horas|1,05 horas"),
    (
      "it",
      "1 ora|1 settimana|21 ore|1 minuto|21 minuti|101 ore|1,5 ore|1 zloty|1 secondo|1 sterlina"
    ),
    ("pt", "1 hora|2 horas|22 horas|1 minuto|2 minutos|101 horas|225 horas|2,5 horas|1 semana"),
    ("nl", "1 uur|2 uur|1 minuut|1,5 uur"),
    ("sv", "1 timme|1 grad|1 dygn|21 timmar|101 minuter|1,25 timmar|1 procent|21 000 timmar"),
    (
      "da",
      "1 time|1 minut|1 år|21 år|101 minutter|-1 sekund|1,5 år|1 engelsk mil i timen|1 procent"
    ),
    ("pl", "1 godzina|2 godziny|22 godziny|21 godzin|102 godziny|1 minuta|2 minuty|1,5 godziny"),
    ("tr", "1 saat|2 saat"),
    ("hi", "1 घंटा|2 घंटे"),
    ("ar", "3 ساعات|3 أيام|11 ساعة|23 ساعة|103 ساعات|1 درجة مئوية"),
    ("en", "1 hour|-1 hour|1.5 hours"),
  ])
  func `numbers agree with the unit`(language: String, texts: String) {
    let spoken = [
      "de":
        "eine Stunde|ein Grad|21 Stunden|100 eine Minuten|minus ein Grad|1,5 Stunden|1000 ein Tage",
      "fr": "une heure|1 degré|vingt-et-une heures|quatre-vingt-une heures|cent une heures|"
        + "21 000 heures|une virgule 5 heure|0 virgule 5 heure",
      "es": "una hora|veintiuna horas|un minuto|veintiún minutos|treinta y una horas|"
        + "ciento una horas|doscientas horas|una coma 5 horas|una coma 0 5 horas",
      "it": "un'ora|una settimana|ventuna ore|un minuto|ventun minuti|100 una ore|"
        + "una virgola 5 ore|uno zloty|un secondo|una sterlina",
      "pt": "uma hora|duas horas|vinte e duas horas|1 minuto|2 minutos|cento e uma horas|"
        + "duzentas e 25 horas|duas vírgula 5 horas|uma semana",
      "nl": texts,
      "sv": "en timme|en grad|1 dygn|tjugoen timmar|100 en minuter|en komma 2 5 timmar|en procent|"
        + "21 000 timmar",
      "da":
        "1 time|et minut|et år|21 år|100 og et minutter|minus et sekund|1,5 år|"
        + "1 engelsk mil i timen|1 procent",
      "pl": "jedna godzina|dwie godziny|dwadzieścia dwie godziny|21 godzin|100 dwie godziny|"
        + "jedna minuta|dwie minuty|1,5 godziny",
      "tr": texts,
      "hi": texts,
      "ar": "ثَلاث ساعات|3 أَيّام|إِحدى عَشْرَةَ ساعة|ثَلاث وَعِشرُون ساعة|100 وَثَلاث ساعات|واحِدَ درجة مِئَوية",
      "en": "1 hour|minus 1 hour|1.5 hours",
    ]
    #expect(spelt(texts, in: language) == spoken[language])
  }

  @Test func `decimals without a unit are spelled where the voice misreads their sign`() {
    #expect(
      spelt("2,5|−0,25|1 000,5|nivå 1,5 av 3|12:30", in: "sv")
        == "2 komma 5|minus 0 komma 2 5|1000 komma 5|nivå 1 komma 5 av 3|12:30"
    )
    #expect(spelt("2,5", in: "de") == "2,5")
  }

  @Test(arguments: [
    (
      "fr", "1 000 000 euros|2 000 000 heures|1 000 000 pixels|1 000 000 pour cent",
      "1000000 d'euros|2000000 d'heures|1000000 de pixels|1 000 000 pour cent"
    ),
    (
      "es", "1.000.000 euros|1.500.000 euros|1.000.000 horas|1.000.000 por ciento|1.000.000 de 2",
      "1000000 de euros|1.500.000 euros|1000000 de horas|1.000.000 por ciento|1.000.000 de 2"
    ),
    ("it", "1.000.000 euro|1.000.000 su 2", "1000000 di euro|1.000.000 su 2"),
    ("pt", "1.000.000 euros|2.000.000 horas", "1000000 de euros|2000000 de horas"),
    ("de", "1.000.000 Euro", "1.000.000 Euro"),
  ])
  func `whole millions have a word before their noun`(
    language: String,
    texts: String,
    spoken: String
  ) {
    #expect(spelt(texts, in: language) == spoken)
  }

  @Test(arguments: [
    (
      "es", "21.000 horas|21.000 minutos|1.001 horas|121.321 horas|1.000.001 horas|1.000 horas",
      "veintiuna mil horas|veintiún mil minutos|1000 una horas|"
        + "ciento veintiuna mil trescientas veintiuna horas|1000000 una horas|1.000 horas"
    ),
    (
      "pt", "21.000 horas|2.000 horas|1.001 horas|200.002 horas|1.000 horas",
      "vinte e uma mil horas|duas mil horas|1000 e uma horas|duzentas mil e duas horas|1.000 horas"
    ),
    ("fr", "1 001 heures|21\u{202F}001 heures", "1000 une heures|21000 une heures"),
    ("pl", "1 002 godziny|12\u{A0}002 godziny", "1000 dwie godziny|12000 dwie godziny"),
    ("sv", "1 001 timmar", "1000 en timmar"),
    ("da", "1.001 år|12.101 år|1.000 år", "1000 og et år|12000 100 og et år|1.000 år"),
  ])
  func `groups of digits belong to the number`(language: String, texts: String, spoken: String) {
    #expect(spelt(texts, in: language) == spoken)
  }

  @Test(arguments: [
    (
      "de", "1 Euro|1 Britisches Pfund|1 Schwedische Krone|1 US-Dollar|1 Türkische Lira",
      "ein Euro|ein Britisches Pfund|eine Schwedische Krone|ein US-Dollar|eine Türkische Lira"
    ),
    (
      "es", "1 euro|21 euros|1 libra esterlina|200 coronas suecas|mínimo 1 euro",
      "un euro|veintiún euros|una libra esterlina|doscientas coronas suecas|mínimo un euro"
    ),
    ("it", "1 euro|1 lira turca|1 sterlina", "un euro|una lira turca|una sterlina"),
    ("pt", "2 libras esterlinas|2 euros", "duas libras esterlinas|2 euros"),
    ("fr", "1 livre sterling|1 euro", "une livre sterling|1 euro"),
    ("sv", "1 svensk krona|1 brittiskt pund|1 euro", "en svensk krona|1 brittiskt pund|en euro"),
    ("da", "1 dansk krone|1 britisk pund|1 euro", "1 dansk krone|et britisk pund|1 euro"),
    (
      "pl", "1 korona szwedzka|2 korony|1 euro|2 euro|1 złoty",
      "jedna korona szwedzka|dwie korony|jedno euro|2 euro|1 złoty"
    ),
    ("nl", "1 euro", "1 euro"),
    ("ar", "3 كرونة", "ثَلاث كرونة"),
  ])
  func `money has a gender, too`(language: String, texts: String, spoken: String) {
    #expect(spelt(texts, in: language) == spoken)
  }

  @Test(arguments: [
    (
      "es", "1 taza|21 tazas|1 vaso|1 porción|2 vueltas|1 mapa",
      "una taza|veintiuna tazas|un vaso|una porción|2 vueltas|un mapa"
    ),
    (
      "it", "1 tazza|21 tazze|1 bicchiere|1 scatola|1 specchio|1 arancia",
      "una tazza|ventuna tazze|un bicchiere|una scatola|uno specchio|un'arancia"
    ),
    (
      "pt", "1 xícara|2 xícaras|2 copos|2 posições|2 dias",
      "uma xícara|duas xícaras|2 copos|duas posições|2 dias"
    ),
    (
      "de", "1 Tasse|1 Becher|1 Portion|1 große Tasse|1 Uhr",
      "eine Tasse|ein Becher|eine Portion|eine große Tasse|ein Uhr"
    ),
    ("fr", "1 tasse|1 verre|1 portion", "une tasse|1 verre|une portion"),
    ("sv", "1 kopp|1 portion|1 glas", "en kopp|en portion|1 glas"),
    (
      "da", "1 kop|1 glas|1 dokument|1 portion|1 gang hvert minut",
      "1 kop|et glas|et dokument|1 portion|1 gang hvert minut"
    ),
    (
      "pl", "1 filiżanka|2 filiżanki|1 piętro|1 krok",
      "jedna filiżanka|dwie filiżanki|jedno piętro|1 krok"
    ),
  ])
  func `words of the user have the gender of their ending`(
    language: String,
    texts: String,
    spoken: String
  ) {
    #expect(spelt(texts, in: language) == spoken)
  }

  @Test(arguments: [
    ("es", "1 de 5"), ("es", "1 de 21 horas?"), ("es", "1 por ciento"), ("es", "1, hora"),
    ("es", "canal 1 derecho"), ("es", "1ª hora"), ("es", "v1 hora"), ("es", "10:21 horas"),
    ("es", "2.1.1 horas"), ("es", "1"), ("es", ""), ("es", "1-21 horas"), ("de", "1 von 5"),
    ("de", "Kanal 1 Lautstärke"), ("fr", "1 sur 5"), ("it", "1 di 5"),
    ("pt", "2 de 5"), ("sv", "1 av 5"), ("da", "1 af 5"), ("pl", "2 z 5"), ("ar", "3 من 5"),
    ("es", "1234567890123456789012 horas"), ("es", "1 "), ("es", "1. "), ("es", "1,"),
  ])
  func `other numbers stay as they are`(language: String, text: String) {
    let unit = text.hasSuffix("?") ? "1 de veintiuna horas?" : text
    #expect(VoiceSpelling(in: language).text(for: text) == unit)
  }

  @Test(arguments: [
    (
      "de",
      "1. Stunde|2. Gang|3. Jahr|Regler, 1. Gang, Minimum|5. Mit Pfeiltasten|5. Standard: 3|25. Tag",
      "erste Stunde|zweiter Gang|drittes Jahr|Regler, erster Gang, Minimum|5. Mit Pfeiltasten|5. Standard: 3|25. Tag"
    ),
    (
      "fr", "1er étage|1re fois|2e heure|21e jour|1 euro",
      "1er étage|1ère fois|2ème heure|21ème jour|1 euro"
    ),
    ("es", "1.ª hora|3.º|1.er piso|3er piso|1.5", "1ª hora|3º|primer piso|tercer piso|1.5"),
    ("pt", "1.ª hora|2.º andar", "1ª hora|2º andar"),
    (
      "da", "1. gang|2. gang|2. år|2. trin|3. år|5. Brug piletasterne",
      "1. gang|2. gang|andet år|andet trin|3. år|5. Brug piletasterne"
    ),
    ("nl", "1e uur|2de minuut|1ste|12 euro", "eerste uur|tweede minuut|eerste|12 euro"),
    ("pl", "1. godzina|2. bieg|3. piętro", "pierwsza godzina|drugi bieg|trzecie piętro"),
    ("hi", "1ला घंटा|2री", "पहला घंटा|दूसरी"),
    ("sv", "1:a timmen", "1:a timmen"), ("it", "1ª ora", "1ª ora"), ("en", "1st hour", "1st hour"),
  ])
  func `ordinals of the user are read as such`(language: String, texts: String, spoken: String) {
    #expect(spelt(texts, in: language) == spoken)
  }

  @Test func `every number in a text agrees`() {
    let spelling = VoiceSpelling(in: "es-419")
    let text = "Alarma, 1 hora y 1 minuto, mínimo -21 horas (1 hora)."
    #expect(
      spelling.text(for: text)
        == "Alarma, una hora y un minuto, mínimo menos veintiuna horas (una hora)."
    )
  }

  @Test(arguments: [
    ("de", "masculine", "Tag"), ("de", "feminine", "Stunde"), ("de", "neuter", "Grad"),
    ("fr", "masculine", "degré"), ("fr", "feminine", "seconde"), ("es", "masculine", "minuto"),
    ("es", "feminine", "hora"), ("it", "masculine", "minuto"), ("it", "feminine", "settimana"),
    ("pt", "masculine", "minuto"), ("pt", "feminine", "hora"), ("sv", "reale", "minut"),
    ("sv", "neuter", "dygn"), ("da", "neuter", "år"), ("pl", "masculine", "metr"),
    ("pl", "feminine", "minuta"),
    ("pl", "neuter", "euro"),
  ])
  func `numbers to 130 are those of the spell-out rules`(
    language: String,
    gender: String,
    noun: String
  ) throws {
    let agreeing = try #require(SpellOut("%spellout-cardinal-\(gender)", in: language))
    let counting = try #require(SpellOut("%spellout-numbering", in: language))
    let spelling = VoiceSpelling(in: language)
    for number in 0...130 {
      let text = spelling.text(for: "\(number) \(noun)")
      let words = text.split(separator: " ").dropLast().map { word in
        Int(word).map(counting.words) ?? String(word)
      }
      let expected = agreeing.words(for: number).filter(\.isLetter)
      #expect(words.joined().filter(\.isLetter) == expected, "\(text)")
    }
  }

  @Test(arguments: ["de", "fr", "es", "it", "pt", "sv", "da", "pl", "ar"])
  func `every unit has a gender`(tag: String) throws {
    let language = try #require(SpokenLanguage(tag: tag))
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let genders = NounGenders(in: tag)
    let units = MeasureUnit.all.map(ValueUnit.measure) + [.seconds]
    for unit in units + (["fr", "pl", "ar"].contains(tag) ? [] : Self.currencies) {
      for value in [1, 2, 5, 21, 1.5] as [DecimalNumber] {
        let slider = Slider(try Stops(values: [value]), unit: unit)
        let words = Announcement(phrases.valueText(of: slider), priority: .assertive).text
          .split { !$0.isLetter && $0 != "’" && $0 != "ʻ" }.map(String.init)
        let noun = genders.first(in: words, isOne: value == 1, isAtStart: false)
        #expect(noun != nil, "\(words)")
      }
    }
  }

  /// All currencies but those that Foundation has no names for.
  private static let currencies: [ValueUnit] =
    """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD \
    CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS \
    GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW \
    KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR \
    MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR \
    SDG SEK SGD SHP SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX \
    USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW
    """.split(separator: " ").compactMap { CurrencyUnit(String($0)) }.map(ValueUnit.currency)

  private func spelt(_ texts: String, in language: String) -> String {
    let spelling = VoiceSpelling(in: language)
    return texts.split(separator: "|").map { spelling.text(for: String($0)) }.joined(separator: "|")
  }
}

/// The spell-out rules of Foundation's ICU.
private final class SpellOut {
  private let formatter: UnsafeMutablePointer<UNumberFormat?>

  init?(_ rules: String, in language: String) {
    var status = U_ZERO_ERROR
    guard let formatter = swift_unum_open(UNUM_SPELLOUT, nil, 0, language, nil, &status) else {
      return nil
    }
    self.formatter = formatter
    let name = Array(rules.utf16)
    swift_unum_setTextAttribute(formatter, UNUM_DEFAULT_RULESET, name, Int32(name.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
  }

  deinit { swift_unum_close(formatter) }

  func words(for number: Int) -> String {
    var status = U_ZERO_ERROR
    var text = [UInt16](repeating: 0, count: 256)
    let length = swift_unum_formatInt64(
      formatter,
      Int64(number),
      &text,
      Int32(text.count),
      nil,
      &status
    )
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }
}
