// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Hindi.
  public static let hindi = Language(
    tag: "hi",
    horizontalSlider: "क्षैतिज स्लाइडर",
    verticalSlider: "लंबवत स्लाइडर",
    position: { "\($1) में से \($0)" },
    percent: { "\($0) प्रतिशत" },
    minimum: "न्यूनतम",
    maximum: "अधिकतम",
    dimmed: "अनुपलब्ध",
    readOnly: "केवल पढ़ने के लिए",
    slider: "स्लाइडर",
    button: "बटन",
    link: "लिंक",
    heading: "शीर्षक",
    image: "छवि",
    toggle: "स्विच",
    selected: "चयनित",
    notSelected: "चयनित नहीं",
    on: "चालू",
    off: "बंद",
    notDimmed: "उपलब्ध",
    first: "शुरुआत",
    last: "अंत",
    nothing: "कुछ नहीं मिला",
    notPossible: "संभव नहीं",
    notApplied: "लागू नहीं हुआ",
    device: "डिवाइस",
    connected: { "\($0) जोड़ा गया" },
    unplugged: { "\($0) हटाया गया" },
    unreadable: { "\($0) पढ़ा नहीं जा सकता" },
    settingsUpdated: "सेटिंग अपडेट हुईं",
    settingsNotUpdated: "सेटिंग अपडेट नहीं हुईं",
    settingUnknown: "मौजूदा सेटिंग पता नहीं",
    hint: "समायोजित करने के लिए तीर कुंजियों का उपयोग करें।"
  )
}
