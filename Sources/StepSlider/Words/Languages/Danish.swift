// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let danish = LanguageWords(
    slider: SliderWords(
      position: { "\($0) af \($1)" },
      percent: { "\($0) procent" },
      notApplied: "ikke anvendt",
      notSet: "ikke angivet",
      unavailable: "ikke tilgængeligt",
      onlyStop: "eneste trin",
      stopped: { "stoppet af \($0)" },
      default: "standard",
      thumbs: ("fra", "til"),
      place: { "skyder \($0)" },
      missing: { "ingen skyder \($0); 1 til \($1)" },
      noStop: { "Intet trin \($0); \($1) til \($2)." },
      noName: { "Intet navn med \($0)." },
      typed: (nothing: "tom", point: "komma", colon: "kolon")
    ),
    help: """
      increase: forøg, decrease: formindsk, pageUp: større trin op, pageDown: større trin ned, \
      number: gå til et tal, name: gå til et navn, erase: fortryd det sidste tastetryk, \
      restore: tilbage til den tidligere værdi, value: oplæs værdien, \
      everything: alt om skyderen, keys: oplæs tasterne, next: næste skyder, \
      previous: forrige skyder, first: første skyder, last: sidste skyder, \
      nth: gå til en skyder, offer: $ igen for at høre tasterne., hint: $ for hjælp., \
      panel: $ for den næste.
      """,
    keys: """
      left: Pil venstre, right: Pil højre, up: Pil op, down: Pil ned, space: Mellemrum, \
      backspace: Tilbagetast, tab: Tabulator, shift: Skift, \
      altDigit: Alt med et ciffer, digits: Cifre, letters: Bogstaver, ?: Spørgsmålstegn, \
      +: Plus, -: Minus, =: Lighedstegn
      """,
    notation: NumberNotation(decimal: ",", grouping: ".", and: " og "),
    units: """
      second n sekund|sekunder, millisecond n millisekund|millisekunder, \
      minute n minut|minutter, hour c time|timer, day c dag|dage, week c uge|uger, \
      month c måned|måneder, year n år, hertz c hertz, kilohertz c kilohertz, \
      megahertz c megahertz, gigahertz c gigahertz, degree c grad|grader, \
      celsius c grad celsius|grader celsius, fahrenheit c grad fahrenheit|grader fahrenheit, \
      kelvin c kelvin, pixel c pixel|pixels, point n punkt, decibel c decibel, \
      millimeter c millimeter, centimeter c centimeter, meter c meter, kilometer c kilometer, \
      inch c tomme|tommer, foot c fod, mile c mile|miles, gram n gram, kilogram n kilogram, \
      milliliter c milliliter, liter c liter, meter-per-second c meter i sekundet, \
      kilometer-per-hour c kilometer i timen, \
      mile-per-hour - engelsk mil i timen|engelske mil i timen, volt c volt, ampere c ampere, \
      watt c watt, kilowatt c kilowatt, lumen c lumen, lux c lux, byte c byte|bytes, \
      kilobyte c kilobyte|kilobytes, megabyte c megabyte|megabytes, \
      gigabyte c gigabyte|gigabytes, slider - skydere, \
      unavailable n trin ikke tilgængeligt|trin ikke tilgængelige
      """,
    shortUnits: """
      month md.|mdr., point pkt., kilometer-per-hour km/t.
      """
  )
}
