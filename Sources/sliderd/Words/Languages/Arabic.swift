// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// Arabic.
  static let arabic = ProgramWords(
    device: "الجهاز",
    connected: { "تم توصيل \($0)" },
    unplugged: { "تم فصل \($0)" },
    unreadable: { "تتعذر قراءة \($0)" },
    settingsUpdated: "تم تحديث الإعدادات",
    settingsNotUpdated: "لم يتم تحديث الإعدادات",
    settingUnknown: "الإعداد الحالي غير معروف",
    notStarted: "تعذّر بدء sliderd",
    option: { "الخيار \($0)" },
    line: { "السطر \($0)" },
    moreMistakes: { "أخطاء أخرى: \($0)" },
    slower: ("أبطأ", "الأبطأ"),
    faster: ("أسرع", "الأسرع"),
    softer: ("أخفض صوتًا", "الأخفض صوتًا"),
    louder: ("أعلى صوتًا", "الأعلى صوتًا"),
    lower: ("طبقة صوت أدنى", "أدنى طبقة صوت"),
    higher: ("طبقة صوت أعلى", "أعلى طبقة صوت"),
    lessTalkative: ("تفاصيل أقل", "أقل التفاصيل"),
    moreTalkative: ("تفاصيل أكثر", "أكثر التفاصيل"),
    quit: "إنهاء",
    reset: "إعادة ضبط الصوت",
    wasReset: "تمت إعادة ضبط الصوت",
    pasteIgnored: "يُتجاهل النص الملصق؛ اكتب القيمة",
    isInScreenReader: "يُضبط الصوت في قارئ الشاشة",
    voiceUnreadable: "تتعذر قراءة إعدادات الصوت المحفوظة",
    tooQuiet: "كان مستوى الصوت المحفوظ منخفضًا جدًا",
    unknownUnit: { "وحدة غير معروفة \($0)؛ هل تقصد \($1)؟" },
    unusedUnit: "الوحدة غير مستخدمة",
    unreachedEnd: { "لا يمكن الوصول إلى \($0)؛ أقرب موضع هو \($1)" },
    noChoice: "لا يمكن اختيار أي موضع",
    unsavedPosition: "لن يتم حفظ الموضع",
    unreadablePosition: "تتعذر قراءة الموضع المحفوظ"
  )
}
