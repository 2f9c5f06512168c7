// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let english = LanguageWords(
    slider: SliderWords(
      position: { "\($0) of \($1)" },
      percent: { "\($0) percent" },
      notApplied: "not applied",
      notSet: "not set",
      unavailable: "unavailable",
      onlyStop: "only stop",
      stopped: { "stopped by \($0)" },
      default: "default",
      thumbs: ("from", "to"),
      place: { "slider \($0)" },
      missing: { "no slider \($0); 1 to \($1)" },
      noStop: { "No stop \($0); \($1) to \($2)." },
      noName: { "No name with \($0)." },
      typed: (nothing: "blank", point: "point", colon: "colon")
    ),
    help: """
      increase: increase, decrease: decrease, pageUp: larger step up, pageDown: larger step down, \
      number: go to a number, name: go to a name, erase: take back the last key, \
      restore: back to the earlier value, value: say the value, \
      everything: everything about the slider, keys: say the keys, next: next slider, \
      previous: previous slider, first: first slider, last: last slider, nth: go to a slider, \
      offer: $ again for the keys., hint: $ for help., panel: $ for the next.
      """,
    keys: """
      left: Left Arrow, right: Right Arrow, up: Up Arrow, down: Down Arrow, pageUp: Page Up, \
      pageDown: Page Down, home: Home, end: End, enter: Enter, space: Space, escape: Escape, \
      delete: Delete, backspace: Backspace, tab: Tab, shift: Shift, control: Control, \
      alt: Alt, altDigit: Alt with a digit, digits: Digits, letters: Letters, \
      ?: Question mark, +: Plus, -: Minus, =: Equals
      """,
    notation: NumberNotation(decimal: ".", grouping: ",", and: ", "),
    units: """
      second - second|seconds, millisecond - millisecond|milliseconds, minute - minute|minutes, \
      hour - hour|hours, day - day|days, week - week|weeks, month - month|months, \
      year - year|years, hertz - hertz, kilohertz - kilohertz, megahertz - megahertz, \
      gigahertz - gigahertz, degree - degree|degrees, celsius - degree Celsius|degrees Celsius, \
      fahrenheit - degree Fahrenheit|degrees Fahrenheit, kelvin - kelvin|kelvins, \
      pixel - pixel|pixels, point - point|points, decibel - decibel|decibels, \
      millimeter - millimeter|millimeters, centimeter - centimeter|centimeters, \
      meter - meter|meters, kilometer - kilometer|kilometers, inch - inch|inches, \
      foot - foot|feet, mile - mile|miles, gram - gram|grams, kilogram - kilogram|kilograms, \
      milliliter - milliliter|milliliters, liter - liter|liters, \
      meter-per-second - meter per second|meters per second, \
      kilometer-per-hour - kilometer per hour|kilometers per hour, \
      mile-per-hour - mile per hour|miles per hour, volt - volt|volts, ampere - ampere|amperes, \
      watt - watt|watts, kilowatt - kilowatt|kilowatts, lumen - lumen, lux - lux, \
      byte - byte|bytes, kilobyte - kilobyte|kilobytes, megabyte - megabyte|megabytes, \
      gigabyte - gigabyte|gigabytes, slider - sliders, \
      unavailable - stop unavailable|stops unavailable
      """,
    shortUnits: """
      month mth|mths, inch ″|", foot ′, celsius ℃, fahrenheit ℉, mile-per-hour mi/h
      """
  )
}
