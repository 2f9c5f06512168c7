// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let spanish = LanguageWords(
    slider: SliderWords(
      position: { "\($0) de \($1)" },
      percent: { "\($0) por ciento" },
      notApplied: "no aplicado",
      notSet: "sin definir",
      unavailable: "no disponible",
      onlyStop: "única posición",
      stopped: { "limitado por \($0)" },
      default: "predeterminado",
      thumbs: ("desde", "hasta"),
      place: { "deslizador \($0)" },
      missing: { "no hay deslizador \($0); del 1 al \($1)" },
      noStop: { "No hay posición \($0); de \($1) a \($2)." },
      noName: { "Ningún nombre con \($0)." },
      typed: (nothing: "vacío", point: "coma", colon: "dos puntos")
    ),
    help: """
      increase: aumentar, decrease: disminuir, pageUp: aumentar mucho, pageDown: disminuir mucho, \
      number: ir a un número, name: ir a un nombre, erase: deshacer la última tecla, \
      restore: volver al valor anterior, value: decir el valor, \
      everything: todo sobre el deslizador, keys: decir las teclas, next: deslizador siguiente, \
      previous: deslizador anterior, first: primer deslizador, last: último deslizador, \
      nth: ir a un deslizador, offer: $ otra vez para las teclas., hint: $ para obtener ayuda., \
      panel: $ para ir al siguiente.
      """,
    keys: """
      left: Flecha izquierda, right: Flecha derecha, up: Flecha arriba, down: Flecha abajo, \
      pageUp: Retroceso de página, pageDown: Avance de página, home: Inicio, end: Fin, \
      enter: Intro, space: Espacio, delete: Suprimir, backspace: Retroceso, tab: Tabulador, \
      shift: Mayúsculas, altDigit: Alt con una cifra, digits: Dígitos, \
      letters: Letras, ?: Signo de interrogación, +: Más, -: Menos, =: Igual
      """,
    notation: NumberNotation(decimal: ",", grouping: ".", leadingDigits: 2, and: " y "),
    units: """
      second m segundo|segundos, millisecond m milisegundo|milisegundos, minute m minuto|minutos, \
      hour f hora|horas, day m día|días, week f semana|semanas, month m mes|meses, \
      year m año|años, hertz m hercio|hercios, kilohertz m kilohercio|kilohercios, \
      megahertz m megahercio|megahercios, gigahertz m gigahercio|gigahercios, \
      degree m grado|grados, celsius m grado Celsius|grados Celsius, \
      fahrenheit m grado Fahrenheit|grados Fahrenheit, kelvin m kelvin, pixel m píxel|píxeles, \
      point m punto|puntos, decibel m decibelio|decibelios, millimeter m milímetro|milímetros, \
      centimeter m centímetro|centímetros, meter m metro|metros, kilometer m kilómetro|kilómetros, \
      inch f pulgada|pulgadas, foot m pie|pies, mile f milla|millas, gram m gramo|gramos, \
      kilogram m kilogramo|kilogramos, milliliter m mililitro|mililitros, liter m litro|litros, \
      meter-per-second m metro por segundo|metros por segundo, \
      kilometer-per-hour m kilómetro por hora|kilómetros por hora, \
      mile-per-hour f milla por hora|millas por hora, volt m voltio|voltios, \
      ampere m amperio|amperios, watt m vatio|vatios, kilowatt m kilovatio|kilovatios, \
      lumen m lumen|lúmenes, lux m lux|luxes, byte m byte|bytes, kilobyte m kilobyte|kilobytes, \
      megabyte m megabyte|megabytes, gigabyte m gigabyte|gigabytes, slider - deslizadores, \
      unavailable f posición no disponible|posiciones no disponibles
      """,
    shortUnits: """
      point pto.|ptos.
      """
  )
}
