// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// The genders of the nouns that follow numbers in one language.
struct NounGenders: Sendable {
  /// The endings that tell the gender of nouns after 1, and after other numbers, and the gender of
  /// nouns with another ending; `nil` if it can be any.
  private typealias Endings = (
    singular: [GrammaticalGender: [String]], plural: [GrammaticalGender: [String]],
    otherwise: GrammaticalGender?
  )

  private var genders: [String: GrammaticalGender] = [:]
  private let endings: Endings?
  /// Whether adjectives come before their noun, as in "1 Schwedische Krone".
  private let adjectivesComeFirst: Bool
  /// Whether nouns begin with a capital letter.
  private let isCapitalized: Bool

  /// Collects the nouns of a language: units, currencies and words that people count.
  init(in language: String) {
    endings = Self.endings(in: language)
    adjectivesComeFirst = ["de", "sv"].contains(language)
    isCapitalized = language == "de"
    for (gender, nouns) in Self.tables[language] ?? [:] {
      for noun in nouns.split(separator: " ") { genders[String(noun)] = gender }
    }
    guard let language = Language(tag: language) else { return }
    for (noun, gender) in language.nounGenders { genders[noun.lowercased()] = gender }
  }

  /// Returns the noun that a number belongs to, of the words after it; `nil` if none is known.
  ///
  /// At the start of a text or of a part of it, a noun that isn't in the tables has the gender of its
  /// ending. Elsewhere, a number may belong to the word before it: "Kanal 1 Lautstärke".
  func first(in words: [String], isOne: Bool, isAtStart: Bool)
    -> (word: String, gender: GrammaticalGender)?
  {
    for word in adjectivesComeFirst ? words[...] : words.prefix(1) {
      if let gender = genders[word.lowercased()] { return (word, gender) }
    }
    guard isAtStart, let endings, let word = noun(in: words) else { return nil }
    let (noun, table) = (word.lowercased(), isOne ? endings.singular : endings.plural)
    let gender = table.first { $1.contains(where: noun.hasSuffix) }?.key ?? endings.otherwise
    return gender.map { (word, $0) }
  }

  /// Returns the noun among the words after a number; `nil` after a preposition or an adverb.
  private func noun(in words: [String]) -> String? {
    guard let first = words.first, first.count > 2, !Self.particles.contains(first.lowercased())
    else { return nil }
    return isCapitalized ? words.first { $0.first?.isUppercase == true } : first
  }

  private static func endings(in language: String) -> Endings? {
    func feminine(_ singular: [String], _ plural: [String]) -> Endings {
      ([.feminine: singular], [.feminine: plural], .masculine)
    }
    return switch language {
    case "de":
      feminine(["e", "ung", "heit", "keit", "schaft", "ion", "tät", "ik", "ei"], [])
    case "fr":
      (
        [.feminine: ["tion", "sion", "ette", "esse", "ance", "ée"]],
        [.feminine: ["tions", "sions", "ettes", "esses", "ances", "ées"]], nil
      )
    case "es": feminine(["a", "ión", "dad", "tud"], ["as", "iones", "dades", "tudes"])
    case "it": feminine(["a", "ione", "tà", "tù"], ["e", "ioni", "tà", "tù"])
    case "pt":
      feminine(["a", "ção", "são", "dade", "gem"], ["as", "ções", "sões", "dades", "gens"])
    case "sv":
      (
        [.common: ["ion", "het", "ing", "a", "are"]],
        [.common: ["ioner", "heter", "ingar", "or", "are"]], nil
      )
    case "pl":
      (
        [.feminine: ["a", "ść"], .neuter: ["o", "ie"]], [.feminine: ["cje", "ości"]], .masculine
      )
    default: nil
    }
  }

  /// Words of three letters and more that follow a number, and aren't nouns.
  private static let particles: Set<String> = [
    "por", "para", "con", "sin", "del", "las", "los", "más", "menos", "entre", "hasta", "desde",
    "sobre", "per", "con", "dei", "del", "tra", "fra", "più", "meno", "com", "sem", "dos", "das",
    "mais", "até", "från", "till", "och", "eller", "dla", "lub", "mit", "von", "und",
    // "Two" and "three", in a list of numbers.
    "due", "tre",
  ]
}

extension NounGenders {
  /// Nouns in lower case, by language and gender: first the currencies as the Unicode CLDR calls
  /// them, and then words that people count. French lacks masculine nouns, and Polish and Arabic
  /// too, because the voice reads the numbers before them right.
  static let tables: [String: [GrammaticalGender: String]] = [
    "de": [
      .masculine: """
      afghani ariary baht balboa balboas birr boliviano bolivianos bolívar bolívares cedi colon \
      colón córdoba córdobas dalasi denar denari dinar dinaren dirham dobra dobras dollar dong \
      dram emalangeni escudo escudos euro florin forint franc francs franken guaraní guaraníes \
      kina kip kwacha kwanza kyat lari lek lempira leu lilangeni loti manat meticais metical \
      naira nakfa ngultrum ouguiya paʻanga peso pesos pfund pula quetzal quetzales rand real \
      rial rials riel ringgit riyal rubel rufiyaa rupiah schekel schilling sol som somoni sum \
      taka tala tenge tögrög vatu won yen yuan złoty prozent name buchstabe kunde junge gedanke \
      ende auge gebäude interesse
      """,
      .feminine: """
      gourde gourdes hrywen hrywnja krone kronen lira mark pataca rupie rupien nacht bank \
      zahl art form zeit hand stadt wahl kraft
      """,
    ],
    "fr": [
      .feminine: """
      couronne couronnes gourde gourdes hryvnia hryvnias livre livres roupie roupies rufiyaa \
      rufiyaas fois tasse tasses page pages ligne lignes étape étapes personne personnes pièce \
      pièces piste pistes étoile étoiles tranche tranches bouteille bouteilles cuillère \
      cuillères goutte gouttes couche couches image images note notes part parts marche marches \
      place places carte cartes vie vies voiture voitures nuit nuits partie parties chanson \
      chansons saison saisons lampe lampes voix couleur couleurs heure unité unités
      """
    ],
    "es": [
      .masculine: """
      afgani afganis ariari ariaris balboa balboas bat bats bir bires boliviano bolivianos \
      bolívar bolívares cedi cedis chelines chelín colones colón córdoba córdobas dalasi \
      dalasis dinar dinares dong dongs dram drams dírham dírhams dólar dólares escudo escudos \
      esloti eslotis euro euros florines florín forinto forintos franco francos guaraní \
      guaraníes gultrum gultrums gurde gurdes kiat kiats kip kips kuacha kuachas kuanza kuanzas \
      lari laris lek leks leu leus lilangeni lilangenis loti lotis manat manats marco marcos \
      metical meticales nakfa nakfas nuevo nuevos paanga paangas peso pesos quetzal quetzales \
      rand rands real reales rial riales riel rieles ringit ringits rublo rublos sol soles som \
      somoni somonis soms sum sums taka takas tala talas tengue tengues tugrik tugriks uguiya \
      uguiyas vatu vatus won wons yen yenes yuan yuanes día días mapa mapas programa programas \
      tema temas problema problemas sistema sistemas idioma idiomas planeta planetas clima \
      climas diagrama diagramas
      """,
      .feminine: """
      corona coronas dobra dobras grivna grivnas kina kinas lempira lempiras libra libras lira \
      liras naira nairas pataca patacas pula pulas rufiya rufiyas rupia rupias vez veces luz \
      luces voz voces imagen imágenes clase clases noche noches fuente fuentes parte partes \
      serie series base bases clave claves llave llaves nube nubes red redes señal señales mano \
      manos foto fotos
      """,
    ],
    "it": [
      .masculine: """
      afghani ariary baht balboa birr boliviani boliviano bolívar bolívares cedi colón córdoba \
      dalasi dinara dinari dinaro dirham dollari dollaro dong dram escudo escudos euro fiorini \
      fiorino franchi franco guaraní kina kip kwacha kwanza kwanzas kyat lari lei lek lekë leu \
      lilangeni loti maloti manat marchi marco metical nakfa ngultrum nuovi nuovo ouguiya \
      paʻanga peso pesos pula quetzal rand real renmimbi rial riel ringgit riyal rubli rublo \
      scellini scellino sol som somoni sum taka tala tenge tugrik vatu won yen yuan zloty emalangeni \
      problema \
      tema programma sistema clima pianeta schema diagramma
      """,
      .feminine: """
      corona corone dobra gourde grivnia grivnie lempira lempire lira lire naira naire pataca \
      patacas rufiyaa rupia rupie sterlina sterline parte parti luce luci voce voci notte notti \
      chiave chiavi classe classi immagine immagini mano mani foto
      """,
    ],
    "pt": [
      .masculine: """
      afegane afeganes ariary ariarys baht bahts balboa balboas birr birrs boliviano bolivianos \
      bolívar bolívares cedi cedis colon colons colón colóns córdoba córdobas dalasi dalasis \
      dinar dinares dirham dirhams dong dongs dram drams dólar dólares escudo escudos euro \
      euros florim florins franco francos guarani guaranis iene ienes kina kinas kip kips \
      kwacha kwachas kwanza kwanzas lari laris lek leks leu leus lilangeni lilangenis loti \
      lotis manat manats marco marcos meticais metical nakfa nakfas ngultrum ngultruns novo \
      novos ouguiya ouguiyas paʻanga paʻangas peso pesos pula pulas quetzais quetzal quiate \
      quiates rand rands reais real rial riales riel rieles ringgit ringgits riyal riyales \
      rublo rublos som somoni somonis sons taka takas tala talas tenge tenges tugrik tugriks \
      vatu vatus won wons xelim xelins yuan yuans zloty zlotys dia dias mapa mapas programa \
      programas tema temas problema problemas sistema sistemas idioma idiomas planeta planetas \
      clima climas grama gramas
      """,
      .feminine: """
      coroa coroas dobra dobras gourde gourdes hryvnia hryvnias lempira lempiras libra libras \
      lira liras naira nairas pataca patacas rufiyaa rupia rupias vez vezes luz luzes voz vozes \
      noite noites parte partes chave chaves fonte fontes rede redes base bases mão mãos cor \
      cores série séries
      """,
    ],
    "sv": [
      .common: """
      afghani ariary baht balboa birr boliviano bolivianos bolívar cedi colón córdoba córdobas \
      dalasi denar denarer dinar dinarer dirham dirhamer dobra dollar dong dram escudo escudos \
      euro fijidollar florin floriner forint forinter franc gourde gourder guarani guyanadollar \
      hongkongdollar hryvnia kina kinor kip koruna krona kronor kwacha kwanza kyat lari lei lek \
      leke lempira leu lilangeni lira loti lotier manat metical naira nakfa ngultrum ouguiya \
      pataca paʻanga peso pesos pula quetzal rand real rial riel ringgit ringgiter riyal rubel \
      rufiyaa rufiyer rupie rupier salomondollar shekel shilling sol som somer somoni sum taka \
      tala tenge trinidaddollar taiwandollar mark tögrög vatu won yen yuan zloty \
      procent kopp koppar gång gånger \
      person personer bit bitar nivå nivåer låt låtar sked skedar droppe droppar bild bilder \
      natt nätter plats platser färg färger ton toner takt takter bok böcker kanal kanaler rad \
      rader sida sidor dag dagar
      """,
      .neuter: """
      pund falklandspund
      """,
    ],
    "pl": [
      .feminine: """
      cordoba cordoby dobra dobry hrywna hrywny kina koron korona korony kwacha kwachy kwanza \
      kwanzy lempira lempiry lira liry marka marki naira nairy nakfa nakfy pataca pula pule \
      rupia rupie taka tala strona strony linia linie osoba osoby filiżanka filiżanki szklanka \
      szklanki łyżka łyżki łyżeczka łyżeczki kropla krople butelka butelki gwiazda gwiazdy \
      gwiazdka gwiazdki piosenka piosenki część części warstwa warstwy kartka kartki książka \
      książki noc noce rzecz rzeczy
      """,
      .neuter: """
      euro escudo boliviano peso pesos
      """,
    ],
    "ar": [
      .feminine: """
      أوقية روبية روفيه كرونة ليرة مرة مرات صفحة صفحات خطوة خطوات لغة لغات
      """
    ],
  ]
}
