// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// Hindi.
  static let hindi = ProgramWords(
    device: "डिवाइस",
    connected: { "\($0) जोड़ा गया" },
    unplugged: { "\($0) हटाया गया" },
    unreadable: { "\($0) पढ़ा नहीं जा सकता" },
    settingsUpdated: "सेटिंग अपडेट हुईं",
    settingsNotUpdated: "सेटिंग अपडेट नहीं हुईं",
    settingUnknown: "मौजूदा सेटिंग पता नहीं",
    notStarted: "sliderd शुरू नहीं हुआ",
    option: { "विकल्प \($0)" },
    line: { "पंक्ति \($0)" },
    moreMistakes: { $0 == 1 ? "1 और गलती" : "\($0) और गलतियाँ" },
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
    voiceUnreadable: "सहेजी गई आवाज़ सेटिंग पढ़ी नहीं जा सकतीं",
    tooQuiet: "सहेजा गया वॉल्यूम बहुत कम था",
    unknownUnit: { "अज्ञात इकाई \($0); क्या आपका मतलब \($1) था?" },
    unusedUnit: "इकाई का उपयोग नहीं होता",
    unreachedEnd: { "\($0) तक नहीं पहुँचा जा सकता; निकटतम स्थान \($1) है" },
    noChoice: "कोई स्थान नहीं चुना जा सकता",
    unsavedPosition: "स्थान सहेजा नहीं जाएगा",
    unreadablePosition: "सहेजा गया स्थान पढ़ा नहीं जा सकता"
  )
}
