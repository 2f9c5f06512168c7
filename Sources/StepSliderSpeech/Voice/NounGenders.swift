// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// The genders of the nouns that follow numbers in one language.
struct NounGenders: Sendable {
  private typealias Endings = [(gender: GrammaticalGender, endings: [String])]

  private var genders: [String: GrammaticalGender] = [:]
  /// The endings of nouns after 1, and after other numbers.
  private let singular, plural: Endings
  /// The gender of nouns with another ending; `nil` if it can be any.
  private let otherwise: GrammaticalGender?
  /// Whether adjectives come before their noun, as in "1 Schwedische Krone".
  private let adjectivesComeFirst: Bool
  /// Whether nouns begin with a capital letter.
  private let isCapitalized: Bool

  /// Collects the nouns of a language: units, currencies and words that people count.
  init(in language: String) {
    func split(_ endings: [GrammaticalGender: String]?) -> Endings {
      (endings ?? [:]).map { ($0, $1.split(separator: " ").map(String.init)) }
    }
    let endings = Self.endings[language]
    (singular, plural) = (split(endings?.singular), split(endings?.plural))
    otherwise = endings?.otherwise
    adjectivesComeFirst = ["de", "sv", "da"].contains(language)
    isCapitalized = language == "de"
    for (gender, nouns) in Self.tables[language] ?? [:] {
      for noun in nouns.split(separator: " ").flatMap(Self.forms) { genders[noun] = gender }
    }
    for (noun, gender) in SpokenLanguage(tag: language)?.nounGenders ?? [:] {
      genders[noun.lowercased()] = gender
    }
  }

  /// Returns the noun that a number belongs to, of the words after it; `nil` if none is known. At
  /// the start of a text or of a part of it, a noun that isn't in the tables has the gender of its
  /// ending. Elsewhere, a number may belong to the word before it: "Kanal 1 Lautstärke".
  func first(in words: [String], isOne: Bool, isAtStart: Bool)
    -> (word: String, gender: GrammaticalGender)?
  {
    for word in adjectivesComeFirst ? words[...] : words.prefix(1) {
      if let gender = genders[word.lowercased()] { return (word, gender) }
    }
    guard isAtStart, let word = noun(in: words) else { return nil }
    let noun = word.lowercased()
    let known = (isOne ? singular : plural).first { $0.endings.contains(where: noun.hasSuffix) }
    return (known?.gender ?? otherwise).map { (word, $0) }
  }

  /// Returns the noun among the words after a number; `nil` after a preposition or an adverb.
  private func noun(in words: [String]) -> String? {
    guard let first = words.first, first.count > 2, !Self.particles.contains(first.lowercased())
    else { return nil }
    return isCapitalized ? words.first { $0.first?.isUppercase == true } : first
  }

  /// Returns the forms that an entry of a table stands for.
  private static func forms(_ entry: Substring) -> [String] {
    let stems = entry.split(separator: "/").map(String.init)
    guard stems.count == 1 else { return stems.dropFirst().map { stems[0] + $0 } }
    let parts = entry.split(separator: "+").map(String.init)
    return [parts[0]] + parts.dropFirst().map { parts[0] + $0 }
  }
}

extension NounGenders {
  /// The endings that tell the gender of nouns after 1, and after other numbers, by language.
  private static let endings:
    [String: (
      singular: [GrammaticalGender: String], plural: [GrammaticalGender: String],
      otherwise: GrammaticalGender?
    )] = [
      "de": ([.feminine: "e ung heit keit schaft ion tät ik ei"], [:], .masculine),
      "fr": (
        [.feminine: "tion sion ette esse ance ée"],
        [.feminine: "tions sions ettes esses ances ées"], nil
      ),
      "es": ([.feminine: "a ión dad tud"], [.feminine: "as iones dades tudes"], .masculine),
      "it": ([.feminine: "a ione tà tù"], [.feminine: "e ioni tà tù"], .masculine),
      "pt": (
        [.feminine: "a ção são dade gem"], [.feminine: "as ções sões dades gens"], .masculine
      ),
      "sv": ([.common: "ion het ing a are"], [.common: "ioner heter ingar or are"], nil),
      "da": (
        [.neuter: "um ment gram eri tek"], [.neuter: "menter grammer erier teker"], nil
      ),
      "pl": ([.feminine: "a ść", .neuter: "o ie"], [.feminine: "cje ości"], .masculine),
    ]

  /// Words of three letters and more that follow a number, and aren't nouns.
  private static let particles: Set<String> = [
    "por", "para", "con", "sin", "del", "las", "los", "más", "menos", "entre", "hasta", "desde",
    "sobre", "per", "con", "dei", "del", "tra", "fra", "più", "meno", "com", "sem", "dos", "das",
    "mais", "até", "från", "till", "och", "eller", "dla", "lub", "mit", "von", "und",
    // "Two" and "three", in a list of numbers.
    "due", "tre",
  ]

  /// Nouns in lower case, by language and gender: first the currencies as the Unicode CLDR calls
  /// them, and then words that people count. `euro+s` stands for "euro" and "euros", `lir/a/e` for
  /// "lira" and "lire". French lacks masculine nouns, and Polish and Arabic too, because the voice
  /// reads the numbers before them right.
  static let tables: [String: [GrammaticalGender: String]] = [
    "de": [
      .masculine: """
      \(international) balboas bolivianos bolívares colon córdobas denar denari dinar+en dobra+s \
      dollar emalangeni florin forint franc+s franken guaraní+es lempira meticais naira pfund \
      quetzales rials rubel rufiyaa rupiah schekel schilling tögrög złoty prozent name buchstabe \
      kunde junge gedanke ende auge gebäude interesse
      """,
      .feminine: """
      gourde+s hrywen hrywnja krone+n lira mark pataca rupie+n nacht bank zahl art form zeit hand \
      stadt wahl kraft
      """,
    ],
    "fr": [
      .feminine: """
      couronne+s gourde+s hryvnia+s livre+s roupie+s rufiyaa+s fois tasse+s page+s ligne+s étape+s \
      personne+s pièce+s piste+s étoile+s tranche+s bouteille+s cuillère+s goutte+s couche+s \
      image+s note+s part+s marche+s place+s carte+s vie+s voiture+s nuit+s partie+s chanson+s \
      saison+s lampe+s voix couleur+s heure unité+s
      """
    ],
    "es": [
      .masculine: """
      afgani+s ariari+s balboa+s bat+s bir+es boliviano+s bolívar+es cedi+s chelines chelín \
      colones colón córdoba+s dalasi+s dinar+es dong+s dram+s dírham+s dólar+es escudo+s esloti+s \
      euro+s florines florín forinto+s franco+s guaraní+es gultrum+s gurde+s kiat+s kip+s kuacha+s \
      kuanza+s lari+s lek+s leu+s lilangeni+s loti+s manat+s marco+s metical+es nakfa+s nuevo+s \
      paanga+s peso+s quetzal+es rand+s real+es rial+es riel+es ringit+s rublo+s sol+es som+s \
      somoni+s sum+s taka+s tala+s tengue+s tugrik+s uguiya+s vatu+s won+s yen+es yuan+es día+s \
      mapa+s programa+s tema+s problema+s sistema+s idioma+s planeta+s clima+s diagrama+s
      """,
      .feminine: """
      corona+s dobra+s grivna+s kina+s lempira+s libra+s lira+s naira+s pataca+s pula+s rufiya+s \
      rupia+s vez veces luz luces voz voces imagen imágenes clase+s noche+s fuente+s parte+s \
      serie+s base+s clave+s llave+s nube+s red+es señal+es mano+s foto+s
      """,
    ],
    "it": [
      .masculine: """
      \(international) boliviani bolívares dinar/a/i dinaro dollar/o/i fiorin/o/i franc/o/hi \
      guaraní kwanzas lei lekë maloti marc/o/hi nuov/o/i renmimbi rubl/o/i scellin/o/i tugrik \
      zloty emalangeni problema tema programma sistema clima pianeta schema diagramma
      """,
      .feminine: """
      coron/a/e dobra gourde grivni/a/e lempir/a/e lir/a/e nair/a/e pataca+s rufiyaa rupi/a/e \
      sterlin/a/e part/e/i luc/e/i voc/e/i nott/e/i chiav/e/i class/e/i immagin/e/i man/o/i foto
      """,
    ],
    "pt": [
      .masculine: """
      afegane+s ariary+s baht+s balboa+s birr+s boliviano+s bolívar+es cedi+s colon+s colón+s \
      córdoba+s dalasi+s dinar+es dirham+s dong+s dram+s dólar+es escudo+s euro+s flori/m/ns \
      franco+s guarani+s iene+s kina+s kip+s kwacha+s kwanza+s lari+s lek+s leu+s lilangeni+s \
      loti+s manat+s marco+s metica/l/is nakfa+s ngultru/m/ns novo+s ouguiya+s paʻanga+s peso+s \
      pula+s quetza/l/is quiate+s rand+s rea/l/is rial+es riel+es ringgit+s riyal+es rublo+s som \
      somoni+s sons taka+s tala+s tenge+s tugrik+s vatu+s won+s xeli/m/ns yuan+s zloty+s dia+s \
      mapa+s programa+s tema+s problema+s sistema+s idioma+s planeta+s clima+s grama+s
      """,
      .feminine: """
      coroa+s dobra+s gourde+s hryvnia+s lempira+s libra+s lira+s naira+s pataca+s rufiyaa rupia+s \
      vez+es luz+es voz+es noite+s parte+s chave+s fonte+s rede+s base+s mão+s cor+es série+s
      """,
    ],
    "sv": [
      .common: """
      \(international) bolivianos córdobas denar+er dinar+er dirhamer dobra dollar fijidollar \
      florin+er forint+er franc gourde+r guarani guyanadollar hongkongdollar hryvnia kinor koruna \
      kron/a/or lei leke lempira lira lotier naira pataca ringgiter rubel rufiy/aa/er rupie+r \
      salomondollar shekel shilling somer trinidaddollar taiwandollar mark tögrög zloty procent \
      kopp koppar gång+er person+er bit bitar nivå+er låt låtar sked skedar dropp/e/ar bild+er \
      natt nätter plats+er färg+er ton+er takt+er bok böcker kanal+er rad+er sid/a/or dag dagar
      """,
      .neuter: "pund falklandspund",
    ],
    "da": [
      .common: """
      \(international) bolivar+er colon cordoba denar+er dinar+er dobra dollar florin+er forint+er \
      franc gourde grynia guarani koruna+er krone+r lei lempira lira mark naira pataca realer \
      rialer rubel rubler rufiyaa rupee+s rupiah schweizerfranc shekel shilling soles tugrik zloty \
      procent mil kop kopper gang+e person+er bit sang+e skefuld+e dråbe+r nat nætter plads+er \
      farve+r tone+r takt+er bog bøger kanal+er række+r side+r
      """,
      .neuter: """
      pund trin glas stykke+r point billede+r num/mer/re ord spor niveau+er blad+e bord+e sæt par \
      hold hus+e værelse+r rum æg barn børn menneske+r ark felt+er tegn skridt lag tal slag afsnit \
      kapit/el/ler element+er vindue+r tema+er system+er problem+er link+s
      """,
    ],
    "pl": [
      .feminine: """
      cordob/a/y dobr/a/y hrywn/a/y kina koron koron/a/y kwach/a/y kwanz/a/y lempir/a/y lir/a/y \
      mark/a/i nair/a/y nakf/a/y pataca pul/a/e rupi/a/e taka tala stron/a/y lini/a/e osob/a/y \
      filiżank/a/i szklank/a/i łyżk/a/i łyżeczk/a/i kropl/a/e butelk/a/i gwiazd/a/y gwiazdk/a/i \
      piosenk/a/i częś/ć/ci warstw/a/y kartk/a/i książk/a/i noc noce rzecz rzeczy
      """,
      .neuter: "euro escudo boliviano peso+s",
    ],
    "ar": [
      .feminine: "أوقية روبية روفيه كرونة ليرة مرة مرات صفح/ة/ات خطو/ة/ات لغة لغات"
    ],
  ]

  /// Currencies with one name in German, Italian, Swedish and Danish.
  private static let international = """
    afghani ariary baht balboa birr boliviano bolívar cedi colón córdoba dalasi dirham dong dram \
    escudo+s euro kina kip kwacha kwanza kyat lari lek leu lilangeni loti manat metical nakfa \
    ngultrum ouguiya paʻanga peso+s pula quetzal rand real rial riel ringgit riyal sol som somoni \
    sum taka tala tenge vatu won yen yuan
    """
}
