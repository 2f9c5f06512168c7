// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let hindi = LanguageWords(
    slider: SliderWords(
      position: { "\($1) में से \($0)" },
      percent: { "\($0) प्रतिशत" },
      notApplied: "लागू नहीं हुआ",
      notSet: "सेट नहीं है",
      unavailable: "उपलब्ध नहीं",
      onlyStop: "एकमात्र स्थान",
      stopped: { "\($0) से रुका" },
      default: "डिफ़ॉल्ट",
      thumbs: ("से", "तक"),
      place: { "स्लाइडर \($0)" },
      missing: { "स्लाइडर \($0) नहीं है; 1 से \($1) तक" },
      noStop: { "स्थान \($0) नहीं है; \($1) से \($2) तक।" },
      noName: { "\($0) से शुरू होने वाला कोई नाम नहीं।" },
      typed: (nothing: "खाली", point: "दशमलव", colon: "कोलन")
    ),
    help: """
      increase: बढ़ाएँ, decrease: घटाएँ, pageUp: ज़्यादा बढ़ाएँ, pageDown: ज़्यादा घटाएँ, \
      number: किसी संख्या पर जाएँ, name: किसी नाम पर जाएँ, erase: आख़िरी कुंजी वापस लें, \
      restore: पहले वाले मान पर लौटें, value: मान बोलें, everything: स्लाइडर के बारे में सब कुछ, \
      keys: कुंजियाँ बोलें, next: अगला स्लाइडर, previous: पिछला स्लाइडर, first: पहला स्लाइडर, \
      last: आख़िरी स्लाइडर, nth: किसी स्लाइडर पर जाएँ, offer: कुंजियों के लिए फिर से $।, \
      hint: मदद के लिए $।, panel: अगले के लिए $।
      """,
    keys: """
      left: बायाँ तीर, right: दायाँ तीर, up: ऊपर तीर, down: नीचे तीर, pageUp: पेज अप, \
      pageDown: पेज डाउन, home: होम, end: एंड, enter: एंटर, space: स्पेस, escape: एस्केप, \
      delete: डिलीट, backspace: बैकस्पेस, tab: टैब, shift: शिफ़्ट, control: कंट्रोल, \
      alt: ऑल्ट, altDigit: ऑल्ट के साथ एक अंक, digits: अंक, letters: अक्षर, ?: प्रश्न चिह्न, \
      +: प्लस, -: माइनस, =: बराबर
      """,
    // espeak-ng 1.51 drops the decimals of a number that contains commas.
    notation: NumberNotation(decimal: ".", grouping: "", and: " और "),
    units: """
      second - सेकंड, millisecond - मिलीसेकंड, minute - मिनट, hour - घंटा|घंटे, day - दिन, \
      week - सप्ताह, month - महीना|महीने, year - वर्ष, hertz - हर्ट्ज़, kilohertz - किलोहर्ट्ज़, \
      megahertz - मेगाहर्ट्ज़, gigahertz - गिगाहर्ट्ज़, degree - डिग्री, \
      celsius - डिग्री सेल्सियस, fahrenheit - डिग्री फ़ेरनहाइट, kelvin - केल्विन, pixel - पिक्सेल, \
      point - पॉइंट, decibel - डेसिबल, millimeter - मिलीमीटर, centimeter - सेंटीमीटर, \
      meter - मीटर, kilometer - किलोमीटर, inch - इंच, foot - फ़ुट, mile - मील, gram - ग्राम, \
      kilogram - किलोग्राम, milliliter - मिलीलीटर, liter - लीटर, \
      meter-per-second - मीटर प्रति सेकंड, kilometer-per-hour - किलोमीटर प्रति घंटा, \
      mile-per-hour - मील प्रति घंटा, volt - वोल्ट, ampere - ऐम्पीयर, watt - वॉट, \
      kilowatt - किलोवॉट, lumen - लुमेन, lux - लक्स, byte - बाइट, kilobyte - किलोबाइट, \
      megabyte - मेगाबाइट, gigabyte - गिगाबाइट, slider - स्लाइडर, \
      unavailable - स्थान उपलब्ध नहीं
      """,
    shortUnits: """
      millisecond मि॰से॰, month माह, degree अंश, millimeter मि॰मी॰|मिमी, \
      centimeter सें॰मी॰, kilometer कि॰मी॰|किमी, kilogram कि॰ग्रा॰, \
      meter-per-second मी॰/से॰, kilometer-per-hour कि॰मी॰/घं॰, mile-per-hour मील/घं॰, \
      kilowatt कि॰वॉ॰
      """
  )
}
