// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Dutch.
  public static let dutch = Language(
    tag: "nl",
    horizontalSlider: "horizontale schuifregelaar",
    verticalSlider: "verticale schuifregelaar",
    position: { "\($0) van \($1)" },
    percent: { "\($0) procent" },
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
    selected: "geselecteerd",
    notSelected: "niet geselecteerd",
    on: "aan",
    off: "uit",
    notDimmed: "beschikbaar",
    first: "begin",
    last: "einde",
    nothing: "niets gevonden",
    notPossible: "niet mogelijk",
    notApplied: "niet toegepast",
    device: "apparaat",
    connected: { "\($0) aangesloten" },
    unplugged: { "\($0) losgekoppeld" },
    unreadable: { "\($0) niet leesbaar" },
    settingsUpdated: "instellingen bijgewerkt",
    settingsNotUpdated: "instellingen niet bijgewerkt",
    settingUnknown: "huidige instelling onbekend",
    hint: "Gebruik de pijltoetsen om aan te passen."
  )
}
