// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// Hindi.
  public static let hindi = SpokenLanguage(
    tag: "hi",
    words: Words(
      slider: "स्लाइडर",
      track: (horizontal: "क्षैतिज स्लाइडर", vertical: "लंबवत स्लाइडर"),
      ends: (minimum: "न्यूनतम", maximum: "अधिकतम"),
      roles: [
        (.header, "शीर्षक"), (.button, "बटन"), (.toggle, "स्विच"), (.link, "लिंक"), (.image, "छवि"),
        (.searchField, "खोज फ़ील्ड"), (.meter, "मीटर"), (.toolTip, "टूलटिप"),
      ],
      dimmed: (yes: "अनुपलब्ध", no: "उपलब्ध"),
      readOnly: "केवल पढ़ने के लिए",
      selected: (yes: "चयनित", no: "चयनित नहीं"),
      toggled: (yes: "चालू", no: "बंद"),
      borders: (first: "शुरुआत", last: "अंत"),
      nothing: "कुछ नहीं मिला",
      notPossible: "संभव नहीं",
      hint: "समायोजित करने के लिए तीर कुंजियों का उपयोग करें।"
    )
  )
}
