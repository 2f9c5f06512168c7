// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let swedish = LanguageWords(
    slider: SliderWords(
      position: { "\($0) av \($1)" },
      percent: { "\($0) procent" },
      notApplied: "inte tillämpat",
      notSet: "inte angivet",
      unavailable: "inte tillgängligt",
      onlyStop: "enda steget",
      stopped: { "stoppas av \($0)" },
      default: "standard",
      thumbs: ("från", "till"),
      place: { "skjutreglage \($0)" },
      missing: { "inget skjutreglage \($0); 1 till \($1)" },
      noStop: { "Inget steg \($0); \($1) till \($2)." },
      noName: { "Inget namn på \($0)." },
      typed: (nothing: "tomt", point: "komma", colon: "kolon")
    ),
    help: """
      increase: öka, decrease: minska, pageUp: öka mycket, pageDown: minska mycket, \
      number: gå till ett tal, name: gå till ett namn, erase: ångra senaste tangenten, \
      restore: tillbaka till det tidigare värdet, value: säg värdet, \
      everything: allt om skjutreglaget, keys: säg tangenterna, next: nästa skjutreglage, \
      previous: föregående skjutreglage, first: första skjutreglaget, last: sista skjutreglaget, \
      nth: gå till ett skjutreglage, offer: $ igen för tangenterna., hint: $ för hjälp., \
      panel: $ för nästa.
      """,
    keys: """
      left: Vänsterpil, right: Högerpil, up: Uppil, down: Nedpil, enter: Retur, space: Mellanslag, \
      backspace: Backsteg, tab: Tabb, shift: Skift, control: Kontroll, \
      altDigit: Alt med en siffra, digits: Siffror, letters: Bokstäver, ?: Frågetecken, +: Plus, \
      -: Minus, =: Likhetstecken
      """,
    notation: NumberNotation(decimal: ",", grouping: "\u{A0}", minus: "\u{2212}", and: ", "),
    units: """
      second c sekund|sekunder, millisecond c millisekund|millisekunder, minute c minut|minuter, \
      hour c timme|timmar, day n dygn, week c vecka|veckor, month c månad|månader, year n år, \
      hertz c hertz, kilohertz c kilohertz, megahertz c megahertz, gigahertz c gigahertz, \
      degree c grad|grader, celsius c grad Celsius|grader Celsius, \
      fahrenheit c grad Fahrenheit|grader Fahrenheit, kelvin c kelvin, pixel c pixel|pixlar, \
      point c punkt|punkter, decibel c decibel, millimeter c millimeter, centimeter c centimeter, \
      meter c meter, kilometer c kilometer, inch c tum, foot c fot, mile c mile, gram n gram, \
      kilogram n kilogram, milliliter c milliliter, liter c liter, \
      meter-per-second c meter per sekund, kilometer-per-hour c kilometer per timme, \
      mile-per-hour c mile per timme, volt c volt, ampere c ampere, watt c watt, \
      kilowatt c kilowatt, lumen c lumen, lux c lux, byte c byte, kilobyte c kilobyte, \
      megabyte c megabyte, gigabyte c gigabyte, slider - skjutreglage, \
      unavailable n steg inte tillgängligt|steg inte tillgängliga
      """,
    shortUnits: """
      point pkt
      """
  )
}
