// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// Dutch.
  public static let dutch = SpokenLanguage(
    tag: "nl",
    words: Words(
      slider: "schuifregelaar",
      track: (horizontal: "horizontale schuifregelaar", vertical: "verticale schuifregelaar"),
      ends: (minimum: "minimum", maximum: "maximum"),
      roles: [
        (.header, "kop"), (.button, "knop"), (.toggle, "schakelaar"), (.link, "link"),
        (.image, "afbeelding"), (.searchField, "zoekveld"), (.meter, "meter"),
        (.toolTip, "tooltip"),
      ],
      dimmed: (yes: "niet beschikbaar", no: "beschikbaar"),
      readOnly: "alleen-lezen",
      selected: (yes: "geselecteerd", no: "niet geselecteerd"),
      toggled: (yes: "aan", no: "uit"),
      borders: (first: "begin", last: "einde"),
      nothing: "niets gevonden",
      notPossible: "niet mogelijk",
      hint: "Gebruik de pijltoetsen om aan te passen."
    )
  )
}
