// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let portuguese = LanguageWords(
    slider: SliderWords(
      position: { "\($0) de \($1)" },
      percent: { "\($0) por cento" },
      notApplied: "não aplicado",
      notSet: "não definido",
      unavailable: "indisponível",
      onlyStop: "única posição",
      stopped: { "limitado por \($0)" },
      default: "padrão",
      thumbs: ("de", "até"),
      place: { "deslizador \($0)" },
      missing: { "não há deslizador \($0); de 1 a \($1)" },
      noStop: { "Não há posição \($0); de \($1) a \($2)." },
      noName: { "Nenhum nome com \($0)." },
      typed: (nothing: "vazio", point: "vírgula", colon: "dois pontos")
    ),
    help: """
      increase: aumentar, decrease: diminuir, pageUp: aumentar muito, pageDown: diminuir muito, \
      number: ir para um número, name: ir para um nome, erase: anular a última tecla, \
      restore: voltar ao valor anterior, value: dizer o valor, \
      everything: tudo sobre o deslizador, keys: dizer as teclas, next: próximo deslizador, \
      previous: deslizador anterior, first: primeiro deslizador, last: último deslizador, \
      nth: ir para um deslizador, offer: $ de novo para as teclas., hint: $ para obter ajuda., \
      panel: $ para ir ao próximo.
      """,
    keys: """
      left: Seta para a esquerda, right: Seta para a direita, up: Seta para cima, \
      down: Seta para baixo, space: Espaço, altDigit: Alt com um algarismo, \
      digits: Dígitos, letters: Letras, ?: Ponto de interrogação, +: Mais, -: Menos, =: Igual
      """,
    notation: NumberNotation(decimal: ",", grouping: ".", and: " e "),
    units: """
      second m segundo|segundos, millisecond m milissegundo|milissegundos, \
      minute m minuto|minutos, hour f hora|horas, day m dia|dias, week f semana|semanas, \
      month m mês|meses, year m ano|anos, hertz m hertz, kilohertz m kilohertz, \
      megahertz m megahertz, gigahertz m gigahertz, degree m grau|graus, \
      celsius m grau Celsius|graus Celsius, fahrenheit m grau Fahrenheit|graus Fahrenheit, \
      kelvin m kelvin|kelvins, pixel m pixel|pixels, point m ponto|pontos, \
      decibel m decibel|decibéis, millimeter m milímetro|milímetros, \
      centimeter m centímetro|centímetros, meter m metro|metros, \
      kilometer m quilômetro|quilômetros, inch f polegada|polegadas, foot m pé|pés, \
      mile f milha|milhas, gram m grama|gramas, kilogram m quilograma|quilogramas, \
      milliliter m mililitro|mililitros, liter m litro|litros, \
      meter-per-second m metro por segundo|metros por segundo, \
      kilometer-per-hour m quilômetro por hora|quilômetros por hora, \
      mile-per-hour f milha por hora|milhas por hora, volt m volt|volts, ampere m ampere|amperes, \
      watt m watt|watts, kilowatt m quilowatt|quilowatts, lumen m lúmen|lúmens, lux m lux, \
      byte m byte|bytes, kilobyte m kilobyte|kilobytes, megabyte m megabyte|megabytes, \
      gigabyte m gigabyte|gigabytes, slider - deslizadores, \
      unavailable f posição indisponível|posições indisponíveis
      """
  )
}
