// SPDX-License-Identifier: GPL-3.0-or-later

/// Spells words in the way that makes the voice say them.
///
/// Arabic is written without its short vowels. espeak-ng 1.51 adds them to the words that it knows;
/// of the others it speaks little but the consonants, which nobody understands. In other languages
/// it misreads some foreign words and endings. The text itself keeps its usual spelling, because it
/// is also shown, and other voices read it well.
struct Respelling: Sendable {
  private let words: [String: String]?

  /// Selects the words of a language.
  init(in language: String) { words = Self.words[language] }

  /// Returns a text in which the words that the voice would misread have another spelling.
  func pronounced(in text: String) -> String {
    guard let words else { return text }
    var (result, word) = ("", "")
    for character in text {
      if character.isLetter {
        word.append(character)
      } else {
        result += words[Self.plain(word)] ?? word
        result.append(character)
        word = ""
      }
    }
    return result + (words[Self.plain(word)] ?? word)
  }

  /// The word without vowel signs.
  private static func plain(_ word: String) -> String {
    String(String.UnicodeScalarView(word.unicodeScalars.filter { !vowelSigns.contains($0) }))
  }

  private static let vowelSigns: ClosedRange<Unicode.Scalar> = "\u{64B}"..."\u{652}"

  /// The spellings by the language of the voice. The voice wants a doubled consonant's sign before
  /// its vowel. It speaks a final "ة" as "t" after a word with signs, so such words end in a vowel.
  private static let words = [
    "ar": [
      "مسافة": "مَسافَ",
      "للخلف": "لِلخَلف",
      "ألت": "أَلت",
      "حذف": "حَذف",
      "الإعدادات": "الإِعدادات",
      "إعدادات": "إِعدادات",
      "يتم": "يَتِمّ",
      "تمت": "تَمَّت",
      "تتعذر": "تَتَعَذَّر",
      "تعذر": "تَعَذَّر",
      "يطبق": "يُطَبَّق",
      "معين": "مُعَيَّن",
      "المواضع": "المَواضِع",
      "المتاحة": "المُتاحَ",
      "بالمئة": "بِلمِئَ",
      "دقيقتان": "دَقِيقَتان",
      "دقائق": "دَقائِق",
      "ثوان": "ثَوانٍ",
      "واحدة": "واحِدَ",
      "أخطاء": "أَخطاء",
      "يوجد": "يُوجَد",
      "يبدأ": "يَبْدَأ",
      "بحرف": "بِحَرف",
      "نطق": "نُطق",
      "للمفاتيح": "لِلمَفاتيح",
      "للمساعدة": "لِلمُساعَدَ",
      "لأعلى": "لِأَعلى",
      "لأسفل": "لِأَسفَل",
      "الأرقام": "الأَرقام",
      "الحروف": "الحُروف",
      "يساوي": "يُساوي",
      "أخفض": "أَخفَض",
      "الأخفض": "الأَخفَض",
      "تفاصيل": "تَفاصيل",
      "التفاصيل": "التَفاصيل",
      "يضبط": "يُضبَط",
      "المحفوظة": "المَحفوظَ",
      "لكس": "لُكس",
      "لتر": "لِتر",
      "كلفن": "كِلفِن",
      "بكسل": "بِكسِل",
      "ميل": "مِيل",
      "أميال": "أَميال",
      "لومن": "لُومِن",
      "للانتقال": "لِلانتِقال",
      "منزلقان": "مُنزَلِقان",
      "منزلقات": "مُنزَلِقات",
      "سنوات": "سَنَوات",
      "أسابيع": "أَسابيع",
      "أيام": "أَيّام",
      "درجات": "دَرَجات",
      "مئوية": "مِئَوية",
      "سنتيمتر": "سَنتيمِتر",
      "أمتار": "أَمتار",
      "نقاط": "نِقاط",
      "هرتز": "هِرتز",
      "غرامات": "غِرامات",
    ],
    "pl": ["Delete": "dilit"],
    "pt": ["Home": "Oume"],
    "sv": ["Home": "håm", "Delete": "dilit"],
    "hi": ["बढ़ाएँ": "बढ़ाएं", "घटाएँ": "घटाएं", "जाएँ": "जाएं", "मिटाएँ": "मिटाएं"],
    "nl": [
      "byte": "bait",
      "kilobyte": "kilobajt",
      "megabyte": "megabajt",
      "gigabyte": "gigabajt",
    ],
    "tr": [
      "Page": "Peyc",
      "Down": "Dawn",
      "Escape": "Eskeyp",
      "Delete": "Dilit",
      "Shift": "Şift",
    ],
  ]
}
