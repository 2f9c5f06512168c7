// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// French.
  public static let french = Language(
    tag: "fr",
    horizontalSlider: "curseur horizontal",
    verticalSlider: "curseur vertical",
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
    searchField: "champ de recherche",
    meter: "jauge",
    toolTip: "infobulle",
    selected: "sélectionné",
    notSelected: "non sélectionné",
    on: "activé",
    off: "désactivé",
    notDimmed: "disponible",
    first: "début",
    last: "fin",
    nothing: "aucun élément trouvé",
    notPossible: "impossible",
    hint: "Utilisez les touches fléchées pour régler."
  )
}
