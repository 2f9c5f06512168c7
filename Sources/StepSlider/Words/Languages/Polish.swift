// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Polish. States are neuter, as they are said of anything.
  public static let polish = Language(
    tag: "pl",
    horizontalSlider: "suwak poziomy",
    verticalSlider: "suwak pionowy",
    position: { "\($0) z \($1)" },
    percent: { "\($0) procent" },
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
    selected: "zaznaczone",
    notSelected: "niezaznaczone",
    on: "włączone",
    off: "wyłączone",
    notDimmed: "dostępne",
    first: "początek",
    last: "koniec",
    nothing: "nic nie znaleziono",
    notPossible: "niemożliwe",
    notApplied: "nie zastosowano",
    device: "urządzenie",
    connected: { "\($0) podłączone" },
    unplugged: { "\($0) odłączone" },
    unreadable: { "\($0) nie do odczytania" },
    settingsUpdated: "ustawienia zaktualizowane",
    settingsNotUpdated: "ustawienia niezaktualizowane",
    settingUnknown: "bieżące ustawienie nieznane",
    hint: "Użyj klawiszy strzałek, aby zmienić wartość."
  )
}
