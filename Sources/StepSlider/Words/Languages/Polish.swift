// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let polish = LanguageWords(
    slider: SliderWords(
      position: { "\($0) z \($1)" },
      percent: { "\($0) procent" },
      notApplied: "nie zastosowano",
      notSet: "nie ustawiono",
      unavailable: "niedostępne",
      unavailableSign: ":",
      onlyStop: "jedyna pozycja",
      stopped: { "zatrzymuje \($0)" },
      default: "domyślnie",
      thumbs: ("od", "do"),
      place: { "suwak \($0)" },
      missing: { "nie ma suwaka \($0); od 1 do \($1)" },
      noStop: { "Brak pozycji \($0); od \($1) do \($2)." },
      noName: { "Brak nazwy na \($0)." },
      typed: (nothing: "puste", point: "przecinek", colon: "dwukropek")
    ),
    help: """
      increase: zwiększ, decrease: zmniejsz, pageUp: zwiększ o większy krok, \
      pageDown: zmniejsz o większy krok, number: przejdź do liczby, name: przejdź do nazwy, \
      erase: cofnij ostatni klawisz, restore: przywróć poprzednią wartość, value: powiedz wartość, \
      everything: wszystko o suwaku, keys: lista klawiszy, next: następny suwak, \
      previous: poprzedni suwak, first: pierwszy suwak, last: ostatni suwak, \
      nth: przejdź do suwaka, offer: $ jeszcze raz: lista klawiszy., hint: $: pomoc., \
      panel: $: następny.
      """,
    keys: """
      left: Strzałka w lewo, right: Strzałka w prawo, up: Strzałka w górę, down: Strzałka w dół, \
      space: Spacja, tab: Tabulator, altDigit: Alt z cyfrą, \
      digits: Cyfry, letters: Litery, ?: Znak zapytania, +: Plus, -: Minus, =: Znak równości
      """,
    notation: NumberNotation(decimal: ",", grouping: "\u{A0}", leadingDigits: 2, and: " i "),
    units: """
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
      fahrenheit m stopień Fahrenheita|stopnie Fahrenheita|stopni Fahrenheita|stopnia Fahrenheita, \
      kelvin m kelwin|kelwiny|kelwinów|kelwina, pixel m piksel|piksele|pikseli|piksela, \
      point m punkt|punkty|punktów|punktu, decibel m decybel|decybele|decybeli|decybela, \
      millimeter m milimetr|milimetry|milimetrów|milimetra, \
      centimeter m centymetr|centymetry|centymetrów|centymetra, meter m metr|metry|metrów|metra, \
      kilometer m kilometr|kilometry|kilometrów|kilometra, inch m cal|cale|cali|cala, \
      foot f stopa|stopy|stóp|stopy, mile f mila|mile|mil|mili, gram m gram|gramy|gramów|grama, \
      kilogram m kilogram|kilogramy|kilogramów|kilograma, \
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
      gigabyte m gigabajt|gigabajty|gigabajtów|gigabajta, slider - suwak|suwaki|suwaków, \
      unavailable f pozycja niedostępna|pozycje niedostępne|pozycji niedostępnych|\
      pozycji niedostępnej
      """,
    shortUnits: """
      month m-c|m-ce|m-cy|m-ca, celsius st. C, point pkt, kilometer-per-hour km/godz., \
      mile-per-hour mila/h|mile/h|mil/h|mili/h
      """
  )
}
