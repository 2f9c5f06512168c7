// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// German.
  public static let german = Language(
    tag: "de",
    horizontalSlider: "horizontaler Schieberegler",
    verticalSlider: "vertikaler Schieberegler",
    minimum: "Minimum",
    maximum: "Maximum",
    dimmed: "abgeblendet",
    readOnly: "schreibgeschützt",
    slider: "Schieberegler",
    button: "Schaltfläche",
    link: "Link",
    heading: "Überschrift",
    image: "Bild",
    toggle: "Schalter",
    searchField: "Suchfeld",
    meter: "Messanzeige",
    toolTip: "Tooltip",
    selected: "ausgewählt",
    notSelected: "nicht ausgewählt",
    on: "an",
    off: "aus",
    notDimmed: "nicht abgeblendet",
    first: "Anfang",
    last: "Ende",
    nothing: "nichts gefunden",
    notPossible: "nicht möglich",
    hint: "Zum Einstellen die Pfeiltasten verwenden."
  )
}
