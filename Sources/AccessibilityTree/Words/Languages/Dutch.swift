// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Dutch.
  public static let dutch = Language(
    tag: "nl",
    horizontalSlider: "horizontale schuifregelaar",
    verticalSlider: "verticale schuifregelaar",
    minimum: "minimum",
    maximum: "maximum",
    dimmed: "niet beschikbaar",
    readOnly: "alleen-lezen",
    slider: "schuifregelaar",
    button: "knop",
    link: "link",
    heading: "kop",
    image: "afbeelding",
    toggle: "schakelaar",
    searchField: "zoekveld",
    meter: "meter",
    toolTip: "tooltip",
    selected: "geselecteerd",
    notSelected: "niet geselecteerd",
    on: "aan",
    off: "uit",
    notDimmed: "beschikbaar",
    first: "begin",
    last: "einde",
    nothing: "niets gevonden",
    notPossible: "niet mogelijk",
    hint: "Gebruik de pijltoetsen om aan te passen."
  )
}
