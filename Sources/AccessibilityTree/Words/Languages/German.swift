// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// German.
  public static let german = SpokenLanguage(
    tag: "de",
    words: Words(
      slider: "Schieberegler",
      track: (horizontal: "horizontaler Schieberegler", vertical: "vertikaler Schieberegler"),
      ends: (minimum: "Minimum", maximum: "Maximum"),
      roles: [
        (.header, "Überschrift"), (.button, "Schaltfläche"), (.toggle, "Schalter"), (.link, "Link"),
        (.image, "Bild"), (.searchField, "Suchfeld"), (.meter, "Messanzeige"),
        (.toolTip, "Tooltip"),
      ],
      dimmed: (yes: "abgeblendet", no: "nicht abgeblendet"),
      readOnly: "schreibgeschützt",
      selected: (yes: "ausgewählt", no: "nicht ausgewählt"),
      toggled: (yes: "an", no: "aus"),
      borders: (first: "Anfang", last: "Ende"),
      nothing: "nichts gefunden",
      notPossible: "nicht möglich",
      hint: "Zum Einstellen die Pfeiltasten verwenden."
    )
  )
}
