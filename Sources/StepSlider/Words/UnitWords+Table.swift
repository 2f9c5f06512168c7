// SPDX-License-Identifier: Apache-2.0

extension UnitWords {
  /// The units of each language, by BCP 47 tag: the unit's name in the Unicode CLDR, the gender of
  /// its noun, and the forms that `PluralForm` chooses from. A form after "=" includes its number.
  ///
  /// The words are those of the CLDR. It lacks decibels, and it calls some units by a name that
  /// nobody uses for a setting, such as "DTP-Punkte" for the size of text. "Miglio" changes its
  /// gender in the plural; its number agrees only in the singular.
  static let tables: [String: String] = [
    "en": """
    second - second|seconds, millisecond - millisecond|milliseconds, minute - minute|minutes, \
    hour - hour|hours, \
    day - day|days, week - week|weeks, month - month|months, year - year|years, \
    hertz - hertz, kilohertz - kilohertz, megahertz - megahertz, gigahertz - gigahertz, \
    degree - degree|degrees, celsius - degree Celsius|degrees Celsius, \
    fahrenheit - degree Fahrenheit|degrees Fahrenheit, kelvin - kelvin|kelvins, \
    pixel - pixel|pixels, point - point|points, decibel - decibel|decibels, \
    millimeter - millimeter|millimeters, centimeter - centimeter|centimeters, \
    meter - meter|meters, kilometer - kilometer|kilometers, \
    inch - inch|inches, foot - foot|feet, mile - mile|miles, \
    gram - gram|grams, kilogram - kilogram|kilograms, milliliter - milliliter|milliliters, \
    liter - liter|liters, meter-per-second - meter per second|meters per second, \
    kilometer-per-hour - kilometer per hour|kilometers per hour, \
    mile-per-hour - mile per hour|miles per hour, \
    volt - volt|volts, ampere - ampere|amperes, watt - watt|watts, \
    kilowatt - kilowatt|kilowatts, lumen - lumen, lux - lux, \
    byte - byte|bytes, kilobyte - kilobyte|kilobytes, megabyte - megabyte|megabytes, \
    gigabyte - gigabyte|gigabytes
    """,
    "de": """
    second f Sekunde|Sekunden, millisecond f Millisekunde|Millisekunden, \
    minute f Minute|Minuten, hour f Stunde|Stunden, \
    day m Tag|Tage, week f Woche|Wochen, month m Monat|Monate, year n Jahr|Jahre, \
    hertz n Hertz, kilohertz n Kilohertz, megahertz n Megahertz, gigahertz n Gigahertz, \
    degree n Grad, celsius n Grad Celsius, fahrenheit n Grad Fahrenheit, kelvin n Kelvin, \
    pixel n Pixel, point m Punkt, decibel n Dezibel, \
    millimeter m Millimeter, centimeter m Zentimeter, meter m Meter, kilometer m Kilometer, \
    inch m Zoll, foot m Fuß, mile f Meile|Meilen, \
    gram n Gramm, kilogram n Kilogramm, milliliter m Milliliter, liter m Liter, \
    meter-per-second m Meter pro Sekunde, kilometer-per-hour m Kilometer pro Stunde, \
    mile-per-hour f Meile pro Stunde|Meilen pro Stunde, \
    volt n Volt, ampere n Ampere, watt n Watt, kilowatt n Kilowatt, lumen n Lumen, lux n Lux, \
    byte n Byte, kilobyte n Kilobyte, megabyte n Megabyte, gigabyte n Gigabyte
    """,
    "fr": """
    second f seconde|secondes, millisecond f milliseconde|millisecondes, \
    minute f minute|minutes, hour f heure|heures, \
    day m jour|jours, week f semaine|semaines, month m mois, year m an|ans, \
    hertz m hertz, kilohertz m kilohertz, megahertz m mégahertz, gigahertz m gigahertz, \
    degree m degré|degrés, celsius m degré Celsius|degrés Celsius, \
    fahrenheit m degré Fahrenheit|degrés Fahrenheit, kelvin m kelvin|kelvins, \
    pixel m pixel|pixels, point m point|points, decibel m décibel|décibels, \
    millimeter m millimètre|millimètres, centimeter m centimètre|centimètres, \
    meter m mètre|mètres, kilometer m kilomètre|kilomètres, \
    inch m pouce|pouces, foot m pied|pieds, mile m mile|miles, \
    gram m gramme|grammes, kilogram m kilogramme|kilogrammes, \
    milliliter m millilitre|millilitres, liter m litre|litres, \
    meter-per-second m mètre par seconde|mètres par seconde, \
    kilometer-per-hour m kilomètre par heure|kilomètres par heure, \
    mile-per-hour m mile par heure|miles par heure, \
    volt m volt|volts, ampere m ampère|ampères, watt m watt|watts, \
    kilowatt m kilowatt|kilowatts, lumen m lumen|lumens, lux m lux, \
    byte m octet|octets, kilobyte m kilooctet|kilooctets, megabyte m mégaoctet|mégaoctets, \
    gigabyte m gigaoctet|gigaoctets
    """,
    "es": """
    second m segundo|segundos, millisecond m milisegundo|milisegundos, \
    minute m minuto|minutos, hour f hora|horas, \
    day m día|días, week f semana|semanas, month m mes|meses, year m año|años, \
    hertz m hercio|hercios, kilohertz m kilohercio|kilohercios, \
    megahertz m megahercio|megahercios, gigahertz m gigahercio|gigahercios, \
    degree m grado|grados, celsius m grado Celsius|grados Celsius, \
    fahrenheit m grado Fahrenheit|grados Fahrenheit, kelvin m kelvin, \
    pixel m píxel|píxeles, point m punto|puntos, decibel m decibelio|decibelios, \
    millimeter m milímetro|milímetros, centimeter m centímetro|centímetros, \
    meter m metro|metros, kilometer m kilómetro|kilómetros, \
    inch f pulgada|pulgadas, foot m pie|pies, mile f milla|millas, \
    gram m gramo|gramos, kilogram m kilogramo|kilogramos, milliliter m mililitro|mililitros, \
    liter m litro|litros, meter-per-second m metro por segundo|metros por segundo, \
    kilometer-per-hour m kilómetro por hora|kilómetros por hora, \
    mile-per-hour f milla por hora|millas por hora, \
    volt m voltio|voltios, ampere m amperio|amperios, watt m vatio|vatios, \
    kilowatt m kilovatio|kilovatios, lumen m lumen|lúmenes, lux m lux|luxes, \
    byte m byte|bytes, kilobyte m kilobyte|kilobytes, megabyte m megabyte|megabytes, \
    gigabyte m gigabyte|gigabytes
    """,
    "it": """
    second m secondo|secondi, millisecond m millisecondo|millisecondi, minute m minuto|minuti, \
    hour f ora|ore, \
    day m giorno|giorni, week f settimana|settimane, month m mese|mesi, year m anno|anni, \
    hertz m hertz, kilohertz m kilohertz, megahertz m megahertz, gigahertz m gigahertz, \
    degree m grado|gradi, celsius m grado Celsius|gradi Celsius, \
    fahrenheit m grado Fahrenheit|gradi Fahrenheit, kelvin m Kelvin, \
    pixel m pixel, point m punto|punti, decibel m decibel, \
    millimeter m millimetro|millimetri, centimeter m centimetro|centimetri, \
    meter m metro|metri, kilometer m chilometro|chilometri, \
    inch m pollice|pollici, foot m piede|piedi, mile m miglio|miglia, \
    gram m grammo|grammi, kilogram m chilogrammo|chilogrammi, \
    milliliter m millilitro|millilitri, liter m litro|litri, \
    meter-per-second m metro al secondo|metri al secondo, \
    kilometer-per-hour m chilometro orario|chilometri orari, \
    mile-per-hour m miglio all'ora|miglia all'ora, \
    volt m volt, ampere m ampere, watt m watt, kilowatt m kilowatt, lumen m lumen, lux m lux, \
    byte m byte, kilobyte m kilobyte, megabyte m megabyte, gigabyte m gigabyte
    """,
    "pt": """
    second m segundo|segundos, millisecond m milissegundo|milissegundos, \
    minute m minuto|minutos, hour f hora|horas, \
    day m dia|dias, week f semana|semanas, month m mês|meses, year m ano|anos, \
    hertz m hertz, kilohertz m kilohertz, megahertz m megahertz, gigahertz m gigahertz, \
    degree m grau|graus, celsius m grau Celsius|graus Celsius, \
    fahrenheit m grau Fahrenheit|graus Fahrenheit, kelvin m kelvin|kelvins, \
    pixel m pixel|pixels, point m ponto|pontos, decibel m decibel|decibéis, \
    millimeter m milímetro|milímetros, centimeter m centímetro|centímetros, \
    meter m metro|metros, kilometer m quilômetro|quilômetros, \
    inch f polegada|polegadas, foot m pé|pés, mile f milha|milhas, \
    gram m grama|gramas, kilogram m quilograma|quilogramas, milliliter m mililitro|mililitros, \
    liter m litro|litros, meter-per-second m metro por segundo|metros por segundo, \
    kilometer-per-hour m quilômetro por hora|quilômetros por hora, \
    mile-per-hour f milha por hora|milhas por hora, \
    volt m volt|volts, ampere m ampere|amperes, watt m watt|watts, \
    kilowatt m quilowatt|quilowatts, lumen m lúmen|lúmens, lux m lux, \
    byte m byte|bytes, kilobyte m kilobyte|kilobytes, megabyte m megabyte|megabytes, \
    gigabyte m gigabyte|gigabytes
    """,
    "nl": """
    second - seconde|seconden, millisecond - milliseconde|milliseconden, \
    minute - minuut|minuten, hour - uur, \
    day - dag|dagen, week - week|weken, month - maand|maanden, year - jaar, \
    hertz - hertz, kilohertz - kilohertz, megahertz - megahertz, gigahertz - gigahertz, \
    degree - graad|graden, celsius - graad Celsius|graden Celsius, \
    fahrenheit - graad Fahrenheit|graden Fahrenheit, kelvin - kelvin, \
    pixel - pixel|pixels, point - punt|punten, decibel - decibel, \
    millimeter - millimeter, centimeter - centimeter, meter - meter, kilometer - kilometer, \
    inch - inch|inches, foot - voet, mile - mijl, \
    gram - gram, kilogram - kilogram, milliliter - milliliter, liter - liter, \
    meter-per-second - meter per seconde, kilometer-per-hour - kilometer per uur, \
    mile-per-hour - mijl per uur, \
    volt - volt, ampere - ampère, watt - watt, kilowatt - kilowatt, lumen - lumen, lux - lux, \
    byte - byte, kilobyte - kilobyte, megabyte - megabyte, gigabyte - gigabyte
    """,
    "sv": """
    second c sekund|sekunder, millisecond c millisekund|millisekunder, minute c minut|minuter, \
    hour c timme|timmar, day n dygn, week c vecka|veckor, month c månad|månader, year n år, \
    hertz c hertz, kilohertz c kilohertz, megahertz c megahertz, gigahertz c gigahertz, \
    degree c grad|grader, celsius c grad Celsius|grader Celsius, \
    fahrenheit c grad Fahrenheit|grader Fahrenheit, kelvin c kelvin, \
    pixel c pixel|pixlar, point c punkt|punkter, decibel c decibel, \
    millimeter c millimeter, centimeter c centimeter, meter c meter, kilometer c kilometer, \
    inch c tum, foot c fot, mile c mile, \
    gram n gram, kilogram n kilogram, milliliter c milliliter, liter c liter, \
    meter-per-second c meter per sekund, kilometer-per-hour c kilometer per timme, \
    mile-per-hour c mile per timme, \
    volt c volt, ampere c ampere, watt c watt, kilowatt c kilowatt, lumen c lumen, lux c lux, \
    byte c byte, kilobyte c kilobyte, megabyte c megabyte, gigabyte c gigabyte
    """,
    "pl": """
    second f sekunda|sekundy|sekund|sekundy, \
    millisecond f milisekunda|milisekundy|milisekund|milisekundy, \
    minute f minuta|minuty|minut|minuty, hour f godzina|godziny|godzin|godziny, \
    day m dzień|dni|dni|dnia, week m tydzień|tygodnie|tygodni|tygodnia, \
    month m miesiąc|miesiące|miesięcy|miesiąca, year m rok|lata|lat|roku, \
    hertz m herc|herce|herców|herca, kilohertz m kiloherc|kiloherce|kiloherców|kiloherca, \
    megahertz m megaherc|megaherce|megaherców|megaherca, \
    gigahertz m gigaherc|gigaherce|gigaherców|gigaherca, \
    degree m stopień|stopnie|stopni|stopnia, \
    celsius m stopień Celsjusza|stopnie Celsjusza|stopni Celsjusza|stopnia Celsjusza, \
    fahrenheit m stopień Fahrenheita|stopnie Fahrenheita|\
    stopni Fahrenheita|stopnia Fahrenheita, \
    kelvin m kelwin|kelwiny|kelwinów|kelwina, \
    pixel m piksel|piksele|pikseli|piksela, point m punkt|punkty|punktów|punktu, \
    decibel m decybel|decybele|decybeli|decybela, \
    millimeter m milimetr|milimetry|milimetrów|milimetra, \
    centimeter m centymetr|centymetry|centymetrów|centymetra, meter m metr|metry|metrów|metra, \
    kilometer m kilometr|kilometry|kilometrów|kilometra, \
    inch m cal|cale|cali|cala, foot f stopa|stopy|stóp|stopy, mile f mila|mile|mil|mili, \
    gram m gram|gramy|gramów|grama, kilogram m kilogram|kilogramy|kilogramów|kilograma, \
    milliliter m mililitr|mililitry|mililitrów|mililitra, liter m litr|litry|litrów|litra, \
    meter-per-second m metr na sekundę|metry na sekundę|metrów na sekundę|metra na sekundę, \
    kilometer-per-hour m kilometr na godzinę|kilometry na godzinę|\
    kilometrów na godzinę|kilometra na godzinę, \
    mile-per-hour f mila na godzinę|mile na godzinę|mil na godzinę|mili na godzinę, \
    volt m wolt|wolty|woltów|wolta, ampere m amper|ampery|amperów|ampera, \
    watt m wat|waty|watów|wata, kilowatt m kilowat|kilowaty|kilowatów|kilowata, \
    lumen m lumen|lumeny|lumenów|lumena, lux m luks|luksy|luksów|luksu, \
    byte m bajt|bajty|bajtów|bajta, kilobyte m kilobajt|kilobajty|kilobajtów|kilobajta, \
    megabyte m megabajt|megabajty|megabajtów|megabajta, \
    gigabyte m gigabajt|gigabajty|gigabajtów|gigabajta
    """,
    "tr": """
    second - saniye, millisecond - milisaniye, minute - dakika, hour - saat, \
    day - gün, week - hafta, month - ay, year - yıl, \
    hertz - hertz, kilohertz - kilohertz, megahertz - megahertz, gigahertz - gigahertz, \
    degree - derece, celsius - santigrat derece, fahrenheit - fahrenhayt derece, \
    kelvin - kelvin, pixel - piksel, point - punto, decibel - desibel, \
    millimeter - milimetre, centimeter - santimetre, meter - metre, kilometer - kilometre, \
    inch - inç, foot - fit, mile - mil, \
    gram - gram, kilogram - kilogram, milliliter - mililitre, liter - litre, \
    meter-per-second - metre bölü saniye, kilometer-per-hour - kilometre bölü saat, \
    mile-per-hour - mil bölü saat, \
    volt - volt, ampere - amper, watt - vat, kilowatt - kilovat, lumen - lümen, lux - lüks, \
    byte - bayt, kilobyte - kilobayt, megabyte - megabayt, gigabyte - gigabayt
    """,
    "hi": """
    second - सेकंड, millisecond - मिलीसेकंड, minute - मिनट, hour - घंटा|घंटे, \
    day - दिन, week - सप्ताह, month - महीना|महीने, year - वर्ष, \
    hertz - हर्ट्ज़, kilohertz - किलोहर्ट्ज़, megahertz - मेगाहर्ट्ज़, \
    gigahertz - गिगाहर्ट्ज़, \
    degree - डिग्री, celsius - डिग्री सेल्सियस, fahrenheit - डिग्री फ़ेरनहाइट, \
    kelvin - केल्विन, pixel - पिक्सेल, point - पॉइंट, decibel - डेसिबल, \
    millimeter - मिलीमीटर, centimeter - सेंटीमीटर, meter - मीटर, kilometer - किलोमीटर, \
    inch - इंच, foot - फ़ुट, mile - मील, \
    gram - ग्राम, kilogram - किलोग्राम, milliliter - मिलीलीटर, liter - लीटर, \
    meter-per-second - मीटर प्रति सेकंड, kilometer-per-hour - किलोमीटर प्रति घंटा, \
    mile-per-hour - मील प्रति घंटा, \
    volt - वोल्ट, ampere - ऐम्पीयर, watt - वॉट, kilowatt - किलोवॉट, lumen - लुमेन, lux - लक्स, \
    byte - बाइट, kilobyte - किलोबाइट, megabyte - मेगाबाइट, gigabyte - गिगाबाइट
    """,
    "ar": """
    second f =ثانية|=ثانيتان|ثوان|ثانية, millisecond f ملي ثانية, \
    minute f =دقيقة|=دقيقتان|دقائق|دقيقة, hour f =ساعة|=ساعتان|ساعات|ساعة, \
    day m =يوم|=يومان|أيام|يومًا|يوم, week m =أسبوع|=أسبوعان|أسابيع|أسبوعًا|أسبوع, \
    month m =شهر|=شهران|أشهر|شهرًا|شهر, year f =سنة|=سنتان|سنوات|سنة, \
    hertz m هرتز, kilohertz m كيلو هرتز, megahertz m ميغا هرتز, gigahertz m غيغا هرتز, \
    degree f =درجة|=درجتان|درجات|درجة, celsius f درجة مئوية, fahrenheit f درجة فهرنهايت, \
    kelvin f درجة كلفن, pixel m بكسل, point f =نقطة|=نقطتان|نقاط|نقطة, decibel m ديسيبل, \
    millimeter m مليمتر, centimeter m سنتيمتر, meter m =متر|متر|أمتار|مترًا|متر, \
    kilometer m كيلومتر|كيلومتر|كيلومترات|كيلومترًا|كيلومتر, \
    inch f بوصة, foot f =قدم|قدم, mile m ميل|=ميلان|أميال|ميلاً|ميل, \
    gram m =غرام|=غرامان|غرامات|غرامًا|غرام, kilogram m كيلوغرام, milliliter m مليلتر, \
    liter m =لتر|لتر, \
    meter-per-second m متر في الثانية, kilometer-per-hour m كيلومتر في الساعة, \
    mile-per-hour m ميل في الساعة, \
    volt m فولت, ampere m أمبير, watt m واط, kilowatt m كيلوواط, lumen m لومن, lux m لكس, \
    byte m بايت, kilobyte m كيلوبايت, megabyte m ميغابايت, gigabyte m غيغابايت
    """,
  ]
}
