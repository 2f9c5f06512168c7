// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Polish. States are neuter, because they may describe anything.
  public static let polish = Language(
    tag: "pl",
    horizontalSlider: "suwak poziomy",
    verticalSlider: "suwak pionowy",
    minimum: "minimum",
    maximum: "maksimum",
    dimmed: "niedostępne",
    readOnly: "tylko do odczytu",
    slider: "suwak",
    button: "przycisk",
    link: "odnośnik",
    heading: "nagłówek",
    image: "obraz",
    toggle: "przełącznik",
    searchField: "pole wyszukiwania",
    meter: "wskaźnik",
    toolTip: "podpowiedź",
    selected: "zaznaczone",
    notSelected: "niezaznaczone",
    on: "włączone",
    off: "wyłączone",
    notDimmed: "dostępne",
    first: "początek",
    last: "koniec",
    nothing: "nic nie znaleziono",
    notPossible: "niemożliwe",
    hint: "Użyj klawiszy strzałek, aby zmienić wartość."
  )
}
