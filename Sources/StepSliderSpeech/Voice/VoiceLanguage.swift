// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// What espeak-ng's voice of a language needs to read texts right: a row for each language.
struct VoiceLanguage: Sendable {
  /// The words for a minus sign and for infinity.
  let signs: (minus: String, infinity: String)
  /// Words that the voice would misread, each with the spelling for it: `Home=håm`.
  var respellings = ""
  var ordinals: Ordinals?
  /// The numbers that agree with nouns. They follow the spell-out rules of the Unicode CLDR, which
  /// lack the Spanish thousands and the Arabic numbers from 3.
  var numbers: NumberGrammar?
  /// Nouns in lower case: first the currencies as the Unicode CLDR calls them, and then words that
  /// people count. `euro+s` stands for "euro" and "euros", `lir/a/e` for "lira" and "lire". Polish
  /// and Arabic lack masculine nouns, because the voice reads the numbers before them right.
  var nouns: [GrammaticalGender: String] = [:]
  /// The endings that tell the gender of nouns after 1, and after other numbers.
  var endings: [GrammaticalGender: (singular: String, plural: String)] = [:]
  /// The gender of nouns with another ending; `nil` if it can be any.
  var usualGender: GrammaticalGender?
  /// Whether adjectives come before their noun, as in "1 Schwedische Krone".
  var adjectivesComeFirst = false
  /// Whether nouns begin with a capital letter.
  var capitalizesNouns = false

  static let byTag = [
    "en": english, "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese,
    "nl": dutch, "sv": swedish, "da": danish, "pl": polish, "tr": turkish, "hi": hindi,
    "ar": arabic,
  ]
}

extension VoiceLanguage {
  static let english = VoiceLanguage(signs: ("minus", "infinity"))

  static let german = VoiceLanguage(
    signs: ("minus", "unendlich"),
    ordinals: (
      [:], [".": nil],
      ["m": "er", "f": "e", "n": "es"].mapValues { list(germanOrdinals, ending: $0) }
    ),
    numbers: NumberGrammar(
      forms: [.masculine: forms("1 ein"), .neuter: forms("1 ein"), .feminine: forms("1 eine")]
    ),
    nouns: [
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
    endings: [.feminine: ("e ung heit keit schaft ion tät ik ei", "")],
    usualGender: .masculine,
    adjectivesComeFirst: true,
    capitalizesNouns: true
  )

  private static let germanOrdinals = """
    erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt \
    fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst
    """

  static let french = VoiceLanguage(
    signs: ("moins", "l'infini"),
    ordinals: (["re": "ère", "e": "ème", "eme": "ème", "d": "ème", "de": "ème"], [:], [:]),
    numbers: NumberGrammar(
      grouping: spaces,
      decimalWord: "virgule",
      hundreds: words(
        """
        1 cent, 2 deux cent, 3 trois cent, 4 quatre cent, 5 cinq cent, 6 six cent, 7 sept cent, \
        8 huit cent, 9 neuf cent
        """
      ),
      millionsOf: ("de", "d'"),
      forms: [
        .feminine: forms(
          """
          1 une, 21 vingt-et-une, 31 trente-et-une, 41 quarante-et-une, 51 cinquante-et-une, \
          61 soixante-et-une, 81 quatre-vingt-une
          """
        )
      ]
    ),
    nouns: [
      .masculine: """
      afghani+s baht+s balboa+s boliviano+s bolivar+s cedi+s colón+s córdoba+s dinar+s dirham+s \
      dollar+s dong+s dram+s escudo+s euro+s florin+s forint+s franc+s guarani+s kip+s kwacha+s \
      kwanza+s lari+s lek+s lempira+s leu lei lev leva manat+s mark+s naira+s peso+s quetzal+s \
      rand+s réal réals rial+s ringgit+s riyal+s rouble+s shekel+s shilling+s sol+s som+s taka+s \
      tenge+s tugrik+s won+s yen+s yuan+s zloty+s pas sou+s
      """,
      .feminine: """
      couronne+s gourde+s hryvnia+s livre+s roupie+s rufiyaa+s fois tasse+s page+s ligne+s étape+s \
      personne+s pièce+s piste+s étoile+s tranche+s bouteille+s cuillère+s goutte+s couche+s \
      image+s note+s part+s marche+s place+s carte+s vie+s voiture+s nuit+s partie+s chanson+s \
      saison+s lampe+s voix couleur+s heure unité+s
      """,
    ],
    endings: [.feminine: ("tion sion ette esse ance ée", "tions sions ettes esses ances ées")]
  )

  static let spanish = VoiceLanguage(
    signs: ("menos", "infinito"),
    ordinals: (
      [".ª": "ª", ".º": "º"], [".er": "", "er": ""], ["": ["primer", "segundo", "tercer"]]
    ),
    numbers: NumberGrammar(
      decimalWord: "coma",
      hundreds: [1: "ciento"],
      thousand: "mil",
      millionsOf: ("de", "de"),
      forms: [
        .masculine: forms("1 un, 21 veintiún", tens: spanishTens, [1: " y un"]),
        .feminine: forms(
          "1 una, 21 veintiuna",
          tens: spanishTens,
          [1: " y una"],
          hundreds: """
            2 doscientas, 3 trescientas, 4 cuatrocientas, 5 quinientas, 6 seiscientas, \
            7 setecientas, 8 ochocientas, 9 novecientas
            """
        ),
      ]
    ),
    nouns: [
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
    endings: [.feminine: ("a ión dad tud", "as iones dades tudes")],
    usualGender: .masculine
  )

  private static let spanishTens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa"

  static let italian = VoiceLanguage(
    signs: ("meno", "infinito"),
    numbers: NumberGrammar(
      decimalWord: "virgola",
      millionsOf: ("di", "di"),
      elides: true,
      forms: [
        .masculine: forms("1 un", tens: italianTens, [1: "un"]) { _ in false },
        .feminine: forms("1 una", tens: italianTens, [1: "una"]) { $0 == 1 },
      ]
    ),
    nouns: [
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
    endings: [.feminine: ("a ione tà tù", "e ioni tà tù")],
    usualGender: .masculine
  )

  private static let italianTens = "vent trent quarant cinquant sessant settant ottant novant"

  static let portuguese = VoiceLanguage(
    signs: ("menos", "infinito"),
    respellings: "Home=Oume",
    ordinals: ([".ª": "ª", ".º": "º"], [:], [:]),
    numbers: NumberGrammar(
      decimalWord: "vírgula",
      and: " e ",
      hundreds: [1: "cento"],
      thousand: "mil",
      millionsOf: ("de", "de"),
      forms: [
        .feminine: forms(
          "1 uma, 2 duas",
          tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
          [1: " e uma", 2: " e duas"],
          hundreds: """
            2 duzentas, 3 trezentas, 4 quatrocentas, 5 quinhentas, 6 seiscentas, 7 setecentas, \
            8 oitocentas, 9 novecentas
            """
        )
      ]
    ),
    nouns: [
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
    endings: [.feminine: ("a ção são dade gem", "as ções sões dades gens")],
    usualGender: .masculine
  )

  static let dutch = VoiceLanguage(
    signs: ("min", "oneindig"),
    respellings: "byte=bait kilobyte=kilobajt megabyte=megabajt gigabyte=gigabajt",
    ordinals: ([:], ["e": "", "de": "", "ste": ""], ["": list(dutchOrdinals)])
  )

  private static let dutchOrdinals = """
    eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende \
    veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste
    """

  static let swedish = VoiceLanguage(
    signs: ("minus", "oändligheten"),
    respellings: "Home=håm Delete=dilit",
    numbers: NumberGrammar(
      grouping: spaces,
      decimalWord: "komma",
      readsDecimalsSingly: true,
      misreadsDecimalSign: true,
      forms: [
        .common: forms(
          "1 en",
          tens: "tjugo trettio fyrtio femtio sextio sjuttio åttio nittio",
          [1: "en"]
        )
      ]
    ),
    nouns: [
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
    endings: [.common: ("ion het ing a are", "ioner heter ingar or are")],
    adjectivesComeFirst: true
  )

  /// The voice reads ordinals, but "2." in one gender only.
  static let danish = VoiceLanguage(
    signs: ("minus", "uendelig"),
    respellings: "Page=pejdsj Escape=eskejp Delete=dilit mile=majl miles=majls",
    ordinals: ([:], [".": nil], ["n": list("første andet")]),
    numbers: NumberGrammar(and: " og ", forms: [.neuter: forms("1 et")]),
    nouns: [
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
    endings: [.neuter: ("um ment gram eri tek", "menter grammer erier teker")],
    adjectivesComeFirst: true
  )

  static let polish = VoiceLanguage(
    signs: ("minus", "nieskończoność"),
    respellings: "Delete=dilit",
    ordinals: (
      [:], [".": nil],
      [
        "m": list("pierwszy drugi trzeci") + list(polishOrdinals, ending: "y"),
        "f": list("pierwsza druga trzecia") + list(polishOrdinals, ending: "a"),
        "n": list("pierwsze drugie trzecie") + list(polishOrdinals, ending: "e"),
      ]
    ),
    numbers: NumberGrammar(
      grouping: spaces,
      forms: [
        .feminine: forms(
          "1 jedna, 2 dwie",
          tens: """
            dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt \
            osiemdziesiąt dziewięćdziesiąt
            """,
          [2: " dwie"]
        ) { $0 != 1 },
        .neuter: forms("1 jedno") { _ in false },
      ]
    ),
    nouns: [
      .feminine: """
      cordob/a/y dobr/a/y hrywn/a/y kina koron koron/a/y kwach/a/y kwanz/a/y lempir/a/y lir/a/y \
      mark/a/i nair/a/y nakf/a/y pataca pul/a/e rupi/a/e taka tala stron/a/y lini/a/e osob/a/y \
      filiżank/a/i szklank/a/i łyżk/a/i łyżeczk/a/i kropl/a/e butelk/a/i gwiazd/a/y gwiazdk/a/i \
      piosenk/a/i częś/ć/ci warstw/a/y kartk/a/i książk/a/i noc noce rzecz rzeczy
      """,
      .neuter: "euro escudo boliviano peso+s",
    ],
    endings: [.feminine: ("a ść", "cje ości"), .neuter: ("o ie", "")],
    usualGender: .masculine
  )

  /// Those from the fourth on.
  private static let polishOrdinals =
    "czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast"

  static let turkish = VoiceLanguage(
    signs: ("eksi", "sonsuz"),
    respellings: "Page=Peyc Down=Dawn Escape=Eskeyp Delete=Dilit Shift=Şift"
  )

  static let hindi = VoiceLanguage(
    signs: ("माइनस", "अनंत"),
    respellings: "बढ़ाएँ=बढ़ाएं घटाएँ=घटाएं जाएँ=जाएं मिटाएँ=मिटाएं",
    ordinals: (
      [:], ["ला": "ा", "रा": "ा", "था": "ा", "ली": "ी", "री": "ी", "थी": "ी"],
      ["ा": list("पहला दूसरा तीसरा चौथा"), "ी": list("पहली दूसरी तीसरी चौथी")]
    )
  )

  /// Arabic is written without its short vowels. espeak-ng 1.51 adds them to the words that it knows;
  /// of the others it speaks little but the consonants, which nobody understands. The voice wants a
  /// doubled consonant's sign before its vowel. It speaks a final "ة" as "t" after a word with
  /// signs, so such words end in a vowel.
  static let arabic = VoiceLanguage(
    signs: ("ناقص", "لا نهاية"),
    respellings: """
      مسافة=مَسافَ للخلف=لِلخَلف ألت=أَلت حذف=حَذف الإعدادات=الإِعدادات إعدادات=إِعدادات \
      يتم=يَتِمّ تمت=تَمَّت تتعذر=تَتَعَذَّر تعذر=تَعَذَّر يطبق=يُطَبَّق معين=مُعَيَّن \
      المواضع=المَواضِع المتاحة=المُتاحَ بالمئة=بِلمِئَ دقيقتان=دَقِيقَتان دقائق=دَقائِق \
      ثوان=ثَوانٍ واحدة=واحِدَ أخطاء=أَخطاء يوجد=يُوجَد يبدأ=يَبْدَأ بحرف=بِحَرف نطق=نُطق \
      للمفاتيح=لِلمَفاتيح للمساعدة=لِلمُساعَدَ لأعلى=لِأَعلى لأسفل=لِأَسفَل الأرقام=الأَرقام \
      الحروف=الحُروف يساوي=يُساوي أخفض=أَخفَض الأخفض=الأَخفَض تفاصيل=تَفاصيل التفاصيل=التَفاصيل \
      يضبط=يُضبَط المحفوظة=المَحفوظَ لكس=لُكس لتر=لِتر كلفن=كِلفِن بكسل=بِكسِل ميل=مِيل \
      أميال=أَميال لومن=لُومِن للانتقال=لِلانتِقال منزلقان=مُنزَلِقان منزلقات=مُنزَلِقات \
      سنوات=سَنَوات أسابيع=أَسابيع أيام=أَيّام درجات=دَرَجات مئوية=مِئَوية سنتيمتر=سَنتيمِتر \
      أمتار=أَمتار نقاط=نِقاط هرتز=هِرتز غرامات=غِرامات
      """,
    numbers: NumberGrammar(
      decimalSign: ".",
      grouping: [","],
      and: " وَ",
      forms: [.feminine: (arabicWords, arabicWords, [:])]
    ),
    nouns: [
      .feminine: "أوقية روبية روفيه كرونة ليرة مرة مرات صفح/ة/ات خطو/ة/ات لغة لغات"
    ]
  )

  /// The words have the vowel signs that the voice needs.
  private static let arabicWords: [Int: String] = {
    let ones = ["ثَلاث", "أَربَع", "خَمس", "سِتّ", "سَبع", "ثَماني", "تِسع"]
    let tens = [
      "عِشرُون", "ثَلاثُون", "أَربَعُون", "خَمسُون", "سِتُّون", "سَبعُون", "ثَمانُون", "تِسعُون",
    ]
    var words = [1: "واحِدَ", 2: "اِثنَتان", 10: "عَشر", 11: "إِحدى عَشْرَةَ", 12: "اِثنَتا عَشْرَةَ"]
    for (number, one) in zip(3..., ones) {
      (words[number], words[10 + number]) = (one, one + " عَشْرَةَ")
    }
    for (ten, word) in zip(2..., tens) {
      for (number, one) in zip(1..., ["إِحدى", "اِثنَتان"] + ones) {
        words[ten * 10 + number] = "\(one) وَ\(word)"
      }
    }
    return words
  }()

  /// Currencies with one name in German, Italian, Swedish and Danish.
  private static let international = """
    afghani ariary baht balboa birr boliviano bolívar cedi colón córdoba dalasi dirham dong dram \
    escudo+s euro kina kip kwacha kwanza kyat lari lek leu lilangeni loti manat metical nakfa \
    ngultrum ouguiya paʻanga peso+s pula quetzal rand real rial riel ringgit riyal sol som somoni \
    sum taka tala tenge vatu won yen yuan
    """

  /// The signs of languages that separate groups of digits with spaces.
  private static let spaces: [Unicode.Scalar] = [" ", "\u{A0}", "\u{202F}"]

  /// Returns the forms of a table such as "1 una, 21 veintiuna", with the tens up to 90 and the
  /// endings of the numbers after them; some of these forms also follow hundreds or thousands.
  private static func forms(
    _ table: String,
    tens: String = "",
    _ endings: [Int: String] = [:],
    hundreds: String = "",
    following isFollowing: (Int) -> Bool = { _ in true }
  ) -> NumberGrammar.Forms {
    var alone = words(table)
    let tens = tens.split(separator: " ")
    for (ten, word) in zip((10 - tens.count)..., tens) {
      for (one, ending) in endings { alone[ten * 10 + one] = word + ending }
    }
    return (alone, alone.filter { isFollowing($0.key) }, words(hundreds))
  }

  private static func words(_ table: String) -> [Int: String] {
    table.split(separator: ",").reduce(into: [:]) { words, entry in
      let parts = entry.split(separator: " ", maxSplits: 1)
      words[Int(parts[0]) ?? 0] = String(parts[1])
    }
  }

  private static func list(_ words: String, ending: String = "") -> [String] {
    words.split(separator: " ").map { $0 + ending }
  }
}
