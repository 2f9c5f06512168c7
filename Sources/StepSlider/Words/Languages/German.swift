// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let german = LanguageWords(
    slider: SliderWords(
      position: { "\($0) von \($1)" },
      percent: { "\($0) Prozent" },
      notApplied: "nicht übernommen",
      notSet: "nicht festgelegt",
      unavailable: "nicht verfügbar",
      onlyStop: "einzige Stufe",
      stopped: { "begrenzt durch \($0)" },
      default: "Standard",
      thumbs: ("von", "bis"),
      place: { "Schieberegler \($0)" },
      missing: { "kein Schieberegler \($0); 1 bis \($1)" },
      noStop: { "Keine Stufe \($0); \($1) bis \($2)." },
      noName: { "Kein Name mit \($0)." },
      typed: (nothing: "leer", point: "Komma", colon: "Doppelpunkt")
    ),
    help: """
      increase: erhöhen, decrease: verringern, pageUp: stark erhöhen, pageDown: stark verringern, \
      number: direkt zu einer Zahl, name: direkt zu einem Namen, erase: letzte Taste zurücknehmen, \
      restore: zurück zum vorherigen Wert, value: Wert ansagen, \
      everything: alles über den Schieberegler, keys: Tasten ansagen, \
      next: nächster Schieberegler, previous: vorheriger Schieberegler, \
      first: erster Schieberegler, last: letzter Schieberegler, \
      nth: direkt zu einem Schieberegler, offer: $ noch einmal für die Tasten., \
      hint: $ für Hilfe., panel: Mit $ zum nächsten.
      """,
    keys: """
      left: Pfeil links, right: Pfeil rechts, up: Pfeil hoch, down: Pfeil runter, \
      pageUp: Bild auf, pageDown: Bild ab, home: Pos 1, end: Ende, enter: Eingabe, \
      space: Leertaste, delete: Entfernen, backspace: Rücktaste, tab: Tabulator, \
      shift: Umschalt, control: Steuerung, altDigit: Alt mit einer Ziffer, \
      digits: Ziffern, letters: Buchstaben, ?: Fragezeichen, +: Plus, -: Minus, =: Gleich
      """,
    notation: NumberNotation(decimal: ",", grouping: ".", and: " und "),
    units: """
      second f Sekunde|Sekunden, millisecond f Millisekunde|Millisekunden, \
      minute f Minute|Minuten, hour f Stunde|Stunden, day m Tag|Tage, week f Woche|Wochen, \
      month m Monat|Monate, year n Jahr|Jahre, hertz n Hertz, kilohertz n Kilohertz, \
      megahertz n Megahertz, gigahertz n Gigahertz, degree n Grad, celsius n Grad Celsius, \
      fahrenheit n Grad Fahrenheit, kelvin n Kelvin, pixel n Pixel, point m Punkt, \
      decibel n Dezibel, millimeter m Millimeter, centimeter m Zentimeter, meter m Meter, \
      kilometer m Kilometer, inch m Zoll, foot m Fuß, mile f Meile|Meilen, gram n Gramm, \
      kilogram n Kilogramm, milliliter m Milliliter, liter m Liter, \
      meter-per-second m Meter pro Sekunde, kilometer-per-hour m Kilometer pro Stunde, \
      mile-per-hour f Meile pro Stunde|Meilen pro Stunde, volt n Volt, ampere n Ampere, \
      watt n Watt, kilowatt n Kilowatt, lumen n Lumen, lux n Lux, byte n Byte, \
      kilobyte n Kilobyte, megabyte n Megabyte, gigabyte n Gigabyte, slider - Schieberegler, \
      unavailable f Stufe nicht verfügbar|Stufen nicht verfügbar
      """,
    shortUnits: """
      hour Std., day Tg.
      """
  )
}
