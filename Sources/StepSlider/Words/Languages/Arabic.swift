// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Arabic, with vowel signs where a voice would misread the word.
  public static let arabic = Language(
    tag: "ar",
    horizontalSlider: "منزلق أفقي",
    verticalSlider: "منزلق عمودي",
    position: { "\($0) من \($1)" },
    percent: { "\($0) بالمِئة" },
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
    selected: "محدد",
    notSelected: "غير محدد",
    on: "قيد التشغيل",
    off: "متوقف",
    notDimmed: "متاح",
    first: "البداية",
    last: "النهاية",
    nothing: "لم يُعثَر على شيء",
    notPossible: "غير ممكن",
    notApplied: "لم يُطبَّق",
    device: "الجهاز",
    connected: { "تم توصيل \($0)" },
    unplugged: { "تم فصل \($0)" },
    unreadable: { "تتعذر قراءة \($0)" },
    settingsUpdated: "تم تحديث الإعدادات",
    settingsNotUpdated: "لم يتم تحديث الإعدادات",
    settingUnknown: "الإعداد الحالي غير معروف",
    hint: "استخدم مَفاتيح الأسهم لِتَغيير القيمة."
  )
}
