// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// Polish. States are neuter, because they may describe anything.
  public static let polish = SpokenLanguage(
    tag: "pl",
    words: Words(
      slider: "suwak",
      track: (horizontal: "suwak poziomy", vertical: "suwak pionowy"),
      ends: (minimum: "minimum", maximum: "maksimum"),
      roles: [
        (.header, "nagłówek"), (.button, "przycisk"), (.toggle, "przełącznik"), (.link, "odnośnik"),
        (.image, "obraz"), (.searchField, "pole wyszukiwania"), (.meter, "wskaźnik"),
        (.toolTip, "podpowiedź"),
      ],
      dimmed: (yes: "niedostępne", no: "dostępne"),
      readOnly: "tylko do odczytu",
      selected: (yes: "zaznaczone", no: "niezaznaczone"),
      toggled: (yes: "włączone", no: "wyłączone"),
      borders: (first: "początek", last: "koniec"),
      nothing: "nic nie znaleziono",
      notPossible: "niemożliwe",
      hint: "Użyj klawiszy strzałek, aby zmienić wartość."
    )
  )
}
