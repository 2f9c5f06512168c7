// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let dutch = LanguageWords(
    slider: SliderWords(
      position: { "\($0) van \($1)" },
      percent: { "\($0) procent" },
      notApplied: "niet toegepast",
      notSet: "niet ingesteld",
      unavailable: "niet beschikbaar",
      onlyStop: "enige stap",
      stopped: { "tegengehouden door \($0)" },
      default: "standaard",
      thumbs: ("van", "tot"),
      place: { "schuifregelaar \($0)" },
      missing: { "geen schuifregelaar \($0); 1 tot en met \($1)" },
      noStop: { "Geen stap \($0); \($1) tot en met \($2)." },
      noName: { "Geen naam met \($0)." },
      typed: (nothing: "leeg", point: "komma", colon: "dubbelepunt")
    ),
    help: """
      increase: verhogen, decrease: verlagen, pageUp: grote stap omhoog, \
      pageDown: grote stap omlaag, number: naar een getal gaan, name: naar een naam gaan, \
      erase: laatste toets ongedaan maken, restore: terug naar de vorige waarde, \
      value: waarde uitspreken, everything: alles over de schuifregelaar, \
      keys: toetsen uitspreken, next: volgende schuifregelaar, previous: vorige schuifregelaar, \
      first: eerste schuifregelaar, last: laatste schuifregelaar, \
      nth: naar een schuifregelaar gaan, offer: $ nogmaals voor de toetsen., hint: $ voor hulp., \
      panel: $ voor de volgende.
      """,
    keys: """
      left: Pijl links, right: Pijl rechts, up: Pijl omhoog, down: Pijl omlaag, space: Spatie, \
      altDigit: Alt met een cijfer, digits: Cijfers, letters: Letters, \
      ?: Vraagteken, +: Plus, -: Min, =: Is gelijk aan
      """,
    notation: NumberNotation(decimal: ",", grouping: ".", and: " en "),
    units: """
      second - seconde|seconden, millisecond - milliseconde|milliseconden, \
      minute - minuut|minuten, hour - uur, day - dag|dagen, week - week|weken, \
      month - maand|maanden, year - jaar, hertz - hertz, kilohertz - kilohertz, \
      megahertz - megahertz, gigahertz - gigahertz, degree - graad|graden, \
      celsius - graad Celsius|graden Celsius, fahrenheit - graad Fahrenheit|graden Fahrenheit, \
      kelvin - kelvin, pixel - pixel|pixels, point - punt|punten, decibel - decibel, \
      millimeter - millimeter, centimeter - centimeter, meter - meter, kilometer - kilometer, \
      inch - inch|inches, foot - voet, mile - mijl, gram - gram, kilogram - kilogram, \
      milliliter - milliliter, liter - liter, meter-per-second - meter per seconde, \
      kilometer-per-hour - kilometer per uur, mile-per-hour - mijl per uur, volt - volt, \
      ampere - ampère, watt - watt, kilowatt - kilowatt, lumen - lumen, lux - lux, byte - byte, \
      kilobyte - kilobyte, megabyte - megabyte, gigabyte - gigabyte, slider - schuifregelaars, \
      unavailable - stap niet beschikbaar|stappen niet beschikbaar
      """,
    shortUnits: """
      week wkn, month mnd, year jr, kilometer-per-hour km/u
      """
  )
}
