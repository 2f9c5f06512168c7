// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// German.
  public static let german = Language(
    tag: "de",
    horizontalSlider: "horizontaler Schieberegler",
    verticalSlider: "vertikaler Schieberegler",
    position: { "\($0) von \($1)" },
    percent: { "\($0) Prozent" },
    minimum: "Minimum",
    maximum: "Maximum",
    dimmed: "abgeblendet",
    readOnly: "schreibgeschützt",
    slider: "Schieberegler",
    button: "Taste",
    link: "Link",
    heading: "Überschrift",
    image: "Bild",
    toggle: "Schalter",
    selected: "ausgewählt",
    notSelected: "nicht ausgewählt",
    on: "ein",
    off: "aus",
    notDimmed: "nicht abgeblendet",
    first: "Anfang",
    last: "Ende",
    nothing: "nichts gefunden",
    notPossible: "nicht möglich",
    notApplied: "nicht übernommen",
    device: "Eingabegerät",
    connected: { "\($0) verbunden" },
    unplugged: { "\($0) getrennt" },
    unreadable: { "\($0) nicht lesbar" },
    settingsUpdated: "Einstellungen aktualisiert",
    settingsNotUpdated: "Einstellungen nicht aktualisiert",
    settingUnknown: "aktuelle Einstellung unbekannt",
    hint: "Zum Einstellen die Pfeiltasten verwenden."
  )
}
