// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// Arabic, with vowel signs where a voice would misread the word.
  public static let arabic = SpokenLanguage(
    tag: "ar",
    words: Words(
      slider: "منزلق",
      track: (horizontal: "منزلق أفقي", vertical: "منزلق عمودي"),
      ends: (minimum: "الحد الأدنى", maximum: "الحد الأقصى"),
      roles: [
        (.header, "عنوان"), (.button, "زر"), (.toggle, "مفتاح تبديل"), (.link, "رابط"),
        (.image, "صورة"), (.searchField, "حقل بحث"), (.meter, "مقياس"), (.toolTip, "تلميح"),
      ],
      dimmed: (yes: "غير متاح", no: "متاح"),
      readOnly: "قراءة فقط",
      selected: (yes: "محدد", no: "غير محدد"),
      toggled: (yes: "قيد التشغيل", no: "متوقف"),
      borders: (first: "البداية", last: "النهاية"),
      nothing: "لم يُعثَر على شيء",
      notPossible: "غير ممكن",
      hint: "استخدم مَفاتيح الأسهم لِتَغيير القيمة."
    )
  )
}
