// SPDX-License-Identifier: Apache-2.0

extension LanguageWords {
  static let french = LanguageWords(
    slider: SliderWords(
      position: { "\($0) sur \($1)" },
      percent: { "\($0) pour cent" },
      notApplied: "non appliqué",
      notSet: "non défini",
      unavailable: "indisponible",
      onlyStop: "seule position",
      stopped: { "arrêté par \($0)" },
      default: "par défaut",
      thumbs: ("de", "à"),
      place: { "curseur \($0)" },
      missing: { "pas de curseur \($0) ; de 1 à \($1)" },
      noStop: { "Pas de position \($0) ; de \($1) à \($2)." },
      noName: { "Aucun nom en \($0)." },
      typed: (nothing: "vide", point: "virgule", colon: "deux-points")
    ),
    help: """
      increase: augmenter, decrease: diminuer, pageUp: augmenter beaucoup, \
      pageDown: diminuer beaucoup, number: aller à un nombre, name: aller à un nom, \
      erase: annuler la dernière touche, restore: revenir à la valeur précédente, \
      value: dire la valeur, everything: tout sur le curseur, keys: dire les touches, \
      next: curseur suivant, previous: curseur précédent, first: premier curseur, \
      last: dernier curseur, nth: aller à un curseur, offer: $ à nouveau pour les touches., \
      hint: $ pour l'aide., panel: $ pour passer au suivant.
      """,
    keys: """
      left: Flèche gauche, right: Flèche droite, up: Flèche haut, down: Flèche bas, \
      pageUp: Page précédente, pageDown: Page suivante, home: Début, end: Fin, enter: Entrée, \
      space: Espace, escape: Échappement, delete: Suppression, backspace: Retour arrière, \
      tab: Tabulation, shift: Majuscule, control: Contrôle, \
      altDigit: Alt et un chiffre, digits: Chiffres, letters: Lettres, ?: Point d'interrogation, \
      +: Plus, -: Moins, =: Égal
      """,
    notation: NumberNotation(decimal: ",", grouping: "\u{202F}", and: " et "),
    units: """
      second f seconde|secondes, millisecond f milliseconde|millisecondes, \
      minute f minute|minutes, hour f heure|heures, day m jour|jours, week f semaine|semaines, \
      month m mois, year m an|ans, hertz m hertz, kilohertz m kilohertz, megahertz m mégahertz, \
      gigahertz m gigahertz, degree m degré|degrés, celsius m degré Celsius|degrés Celsius, \
      fahrenheit m degré Fahrenheit|degrés Fahrenheit, kelvin m kelvin|kelvins, \
      pixel m pixel|pixels, point m point|points, decibel m décibel|décibels, \
      millimeter m millimètre|millimètres, centimeter m centimètre|centimètres, \
      meter m mètre|mètres, kilometer m kilomètre|kilomètres, inch m pouce|pouces, \
      foot m pied|pieds, mile m mile|miles, gram m gramme|grammes, \
      kilogram m kilogramme|kilogrammes, milliliter m millilitre|millilitres, \
      liter m litre|litres, meter-per-second m mètre par seconde|mètres par seconde, \
      kilometer-per-hour m kilomètre par heure|kilomètres par heure, \
      mile-per-hour m mile par heure|miles par heure, volt m volt|volts, ampere m ampère|ampères, \
      watt m watt|watts, kilowatt m kilowatt|kilowatts, lumen m lumen|lumens, lux m lux, \
      byte m octet|octets, kilobyte m kilooctet|kilooctets, megabyte m mégaoctet|mégaoctets, \
      gigabyte m gigaoctet|gigaoctets, slider - curseurs, \
      unavailable f position indisponible|positions indisponibles
      """,
    shortUnits: """
      point pt typog.|pts typog., kilobyte ko, megabyte Mo, gigabyte Go
      """
  )
}
