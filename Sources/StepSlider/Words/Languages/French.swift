// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// French.
  public static let french = Language(
    tag: "fr",
    horizontalSlider: "curseur horizontal",
    verticalSlider: "curseur vertical",
    position: { "\($0) sur \($1)" },
    percent: { "\($0) pour cent" },
    minimum: "minimum",
    maximum: "maximum",
    dimmed: "non disponible",
    readOnly: "lecture seule",
    slider: "curseur",
    button: "bouton",
    link: "lien",
    heading: "titre",
    image: "image",
    toggle: "interrupteur",
    selected: "sélectionné",
    notSelected: "non sélectionné",
    on: "activé",
    off: "désactivé",
    notDimmed: "disponible",
    first: "début",
    last: "fin",
    nothing: "aucun élément trouvé",
    notPossible: "impossible",
    notApplied: "non appliqué",
    device: "périphérique",
    connected: { "\($0) connecté" },
    unplugged: { "\($0) débranché" },
    unreadable: { "\($0) illisible" },
    settingsUpdated: "paramètres mis à jour",
    settingsNotUpdated: "paramètres non mis à jour",
    settingUnknown: "réglage actuel inconnu",
    hint: "Utilisez les touches fléchées pour régler."
  )
}
