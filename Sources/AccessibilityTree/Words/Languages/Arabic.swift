// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Arabic, with vowel signs where a voice would misread the word.
  public static let arabic = Language(
    tag: "ar",
    horizontalSlider: "منزلق أفقي",
    verticalSlider: "منزلق عمودي",
    minimum: "الحد الأدنى",
    maximum: "الحد الأقصى",
    dimmed: "غير متاح",
    readOnly: "قراءة فقط",
    slider: "منزلق",
    button: "زر",
    link: "رابط",
    heading: "عنوان",
    image: "صورة",
    toggle: "مفتاح تبديل",
    searchField: "حقل بحث",
    meter: "مقياس",
    toolTip: "تلميح",
    selected: "محدد",
    notSelected: "غير محدد",
    on: "قيد التشغيل",
    off: "متوقف",
    notDimmed: "متاح",
    first: "البداية",
    last: "النهاية",
    nothing: "لم يُعثَر على شيء",
    notPossible: "غير ممكن",
    hint: "استخدم مَفاتيح الأسهم لِتَغيير القيمة."
  )
}
