// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let italian = LanguageWords(
    slider: SliderWords(
      position: { "\($0) di \($1)" },
      percent: { "\($0) per cento" },
      notApplied: "non applicato",
      notSet: "non impostato",
      unavailable: "non disponibile",
      onlyStop: "unica posizione",
      stopped: { "fermato da \($0)" },
      default: "predefinito",
      thumbs: ("da", "a"),
      place: { "cursore \($0)" },
      missing: { "nessun cursore \($0); da 1 a \($1)" },
      noStop: { "Nessuna posizione \($0); da \($1) a \($2)." },
      noName: { "Nessun nome con \($0)." },
      typed: (nothing: "vuoto", point: "virgola", colon: "due punti")
    ),
    help: """
      increase: aumenta, decrease: diminuisci, pageUp: aumenta di molto, \
      pageDown: diminuisci di molto, number: vai a un numero, name: vai a un nome, \
      erase: annulla l'ultimo tasto, restore: torna al valore precedente, \
      value: ripeti il valore, everything: tutto sul cursore, keys: elenca i tasti, \
      next: cursore successivo, previous: cursore precedente, first: primo cursore, \
      last: ultimo cursore, nth: vai a un cursore, offer: $ di nuovo per i tasti., \
      hint: $ per l'aiuto., panel: $ per passare al successivo.
      """,
    keys: """
      left: Freccia sinistra, right: Freccia destra, up: Freccia su, down: Freccia giù, \
      pageUp: Pagina su, pageDown: Pagina giù, home: Inizio, end: Fine, enter: Invio, \
      space: Spazio, delete: Canc, shift: Maiuscole, altDigit: Alt con una cifra, \
      digits: Cifre, letters: Lettere, ?: Punto interrogativo, +: Più, -: Meno, =: Uguale
      """,
    notation: NumberNotation(decimal: ",", grouping: ".", leadingDigits: 2, and: " e "),
    units: """
      second m secondo|secondi, millisecond m millisecondo|millisecondi, minute m minuto|minuti, \
      hour f ora|ore, day m giorno|giorni, week f settimana|settimane, month m mese|mesi, \
      year m anno|anni, hertz m hertz, kilohertz m kilohertz, megahertz m megahertz, \
      gigahertz m gigahertz, degree m grado|gradi, celsius m grado Celsius|gradi Celsius, \
      fahrenheit m grado Fahrenheit|gradi Fahrenheit, kelvin m Kelvin, pixel m pixel, \
      point m punto|punti, decibel m decibel, millimeter m millimetro|millimetri, \
      centimeter m centimetro|centimetri, meter m metro|metri, kilometer m chilometro|chilometri, \
      inch m pollice|pollici, foot m piede|piedi, mile m miglio|miglia, gram m grammo|grammi, \
      kilogram m chilogrammo|chilogrammi, milliliter m millilitro|millilitri, liter m litro|litri, \
      meter-per-second m metro al secondo|metri al secondo, \
      kilometer-per-hour m chilometro orario|chilometri orari, \
      mile-per-hour m miglio all'ora|miglia all'ora, volt m volt, ampere m ampere, watt m watt, \
      kilowatt m kilowatt, lumen m lumen, lux m lux, byte m byte, kilobyte m kilobyte, \
      megabyte m megabyte, gigabyte m gigabyte, slider - cursori, \
      unavailable f posizione non disponibile|posizioni non disponibili
      """
  )
}
