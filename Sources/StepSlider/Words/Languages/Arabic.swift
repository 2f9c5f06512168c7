// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let arabic = LanguageWords(
    slider: SliderWords(
      position: { "\($0) من \($1)" },
      percent: { "\($0) بالمِئة" },
      notApplied: "لم يُطبَّق",
      notSet: "غير مُعيَّن",
      unavailable: "غير متاح",
      onlyStop: "الموضع الوحيد",
      stopped: { "أوقفه \($0)" },
      default: "الافتراضي",
      thumbs: ("من", "إلى"),
      place: { "المنزلق \($0)" },
      missing: { "لا يوجد منزلق \($0)؛ من 1 إلى \($1)" },
      noStop: { "لا يوجد موضع \($0)؛ من \($1) إلى \($2)." },
      noName: { "لا يوجد اسم يبدأ بحرف \($0)." },
      typed: (nothing: "فارغ", point: "فاصلة", colon: "نقطتان")
    ),
    help: """
      increase: زيادة, decrease: إنقاص, pageUp: زيادة كبيرة, pageDown: إنقاص كبير, \
      number: الانتقال إلى رقم, name: الانتقال إلى اسم, erase: التراجع عن آخر مفتاح, \
      restore: العودة إلى القيمة السابقة, value: نطق القيمة, everything: كل شيء عن المنزلق, \
      keys: نطق المفاتيح, next: المنزلق التالي, previous: المنزلق السابق, first: المنزلق الأول, \
      last: المنزلق الأخير, nth: الانتقال إلى منزلق, offer: $ مرة أخرى للمفاتيح., \
      hint: $ للمساعدة., panel: مفتاح $ للانتقال إلى التالي.
      """,
    keys: """
      left: السهم الأيسر, right: السهم الأيمن, up: السهم الأعلى, down: السهم الأسفل, \
      pageUp: صفحة لأعلى, pageDown: صفحة لأسفل, home: البداية, end: النهاية, enter: الإدخال, \
      space: المسافة, escape: الهروب, delete: الحذف, backspace: مسافة للخلف, tab: الجدولة, \
      shift: العالي مع, control: كنترول, alt: ألت, altDigit: ألت مع رقم, \
      digits: الأرقام, letters: الحروف, ?: علامة الاستفهام, +: زائد, -: ناقص, =: يساوي
      """,
    notation: NumberNotation(
      decimal: ".",
      grouping: ",",
      // The mark before the sign keeps it on the left of the digits.
      minus: "\u{200E}-",
      and: " و",
      comma: "، ",
      lastComma: "، و"
    ),
    units: """
      second f =ثانية|=ثانيتان|ثوان|ثانية, millisecond f ملي ثانية, \
      minute f =دقيقة|=دقيقتان|دقائق|دقيقة, hour f =ساعة|=ساعتان|ساعات|ساعة, \
      day m =يوم|=يومان|أيام|يومًا|يوم, week m =أسبوع|=أسبوعان|أسابيع|أسبوعًا|أسبوع, \
      month m =شهر|=شهران|أشهر|شهرًا|شهر, year f =سنة|=سنتان|سنوات|سنة, hertz m هرتز, \
      kilohertz m كيلو هرتز, megahertz m ميغا هرتز, gigahertz m غيغا هرتز, \
      degree f =درجة|=درجتان|درجات|درجة, celsius f درجة مئوية, fahrenheit f درجة فهرنهايت, \
      kelvin f درجة كلفن, pixel m بكسل, point f =نقطة|=نقطتان|نقاط|نقطة, decibel m ديسيبل, \
      millimeter m مليمتر, centimeter m سنتيمتر, meter m =متر|متر|أمتار|مترًا|متر, \
      kilometer m كيلومتر|كيلومتر|كيلومترات|كيلومترًا|كيلومتر, inch f بوصة, foot f =قدم|قدم, \
      mile m ميل|=ميلان|أميال|ميلاً|ميل, gram m =غرام|=غرامان|غرامات|غرامًا|غرام, \
      kilogram m كيلوغرام, milliliter m مليلتر, liter m =لتر|لتر, \
      meter-per-second m متر في الثانية, kilometer-per-hour m كيلومتر في الساعة, \
      mile-per-hour m ميل في الساعة, volt m فولت, ampere m أمبير, watt m واط, kilowatt m كيلوواط, \
      lumen m لومن, lux m لكس, byte m بايت, kilobyte m كيلوبايت, megabyte m ميغابايت, \
      gigabyte m غيغابايت, slider - منزلق|=منزلقان|منزلقات|منزلقًا|منزلق, \
      unavailable m =موضع واحد غير متاح|=موضعان غير متاحين|مواضع غير متاحة|\
      موضعًا غير متاح|موضع غير متاح
      """,
    shortUnits: """
      millisecond مللي ث, year سنة واحدة, kilohertz ك هرتز, megahertz م هرتز, \
      gigahertz غ هرتز, celsius °م, fahrenheit °ف, kelvin د كلفن, millimeter مم, centimeter سم, \
      meter متران, kilometer كم, foot قدمًا, kilogram كغم|كغ, milliliter ملتر, \
      meter-per-second م/ث, kilometer-per-hour كم/س, mile-per-hour ميل/س, kilowatt ك واط, \
      kilobyte ك.ب, megabyte م.ب, gigabyte غ.ب
      """
  )
}
