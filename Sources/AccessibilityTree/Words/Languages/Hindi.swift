// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Hindi.
  public static let hindi = Language(
    tag: "hi",
    horizontalSlider: "क्षैतिज स्लाइडर",
    verticalSlider: "लंबवत स्लाइडर",
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
    searchField: "खोज फ़ील्ड",
    meter: "मीटर",
    toolTip: "टूलटिप",
    selected: "चयनित",
    notSelected: "चयनित नहीं",
    on: "चालू",
    off: "बंद",
    notDimmed: "उपलब्ध",
    first: "शुरुआत",
    last: "अंत",
    nothing: "कुछ नहीं मिला",
    notPossible: "संभव नहीं",
    hint: "समायोजित करने के लिए तीर कुंजियों का उपयोग करें।"
  )
}
