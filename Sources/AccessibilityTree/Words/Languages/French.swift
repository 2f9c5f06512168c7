// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// French.
  public static let french = SpokenLanguage(
    tag: "fr",
    words: Words(
      slider: "curseur",
      track: (horizontal: "curseur horizontal", vertical: "curseur vertical"),
      ends: (minimum: "minimum", maximum: "maximum"),
      roles: [
        (.header, "titre"), (.button, "bouton"), (.toggle, "interrupteur"), (.link, "lien"),
        (.image, "image"), (.searchField, "champ de recherche"), (.meter, "jauge"),
        (.toolTip, "infobulle"),
      ],
      dimmed: (yes: "non disponible", no: "disponible"),
      readOnly: "lecture seule",
      selected: (yes: "sélectionné", no: "non sélectionné"),
      toggled: (yes: "activé", no: "désactivé"),
      borders: (first: "début", last: "fin"),
      nothing: "aucun élément trouvé",
      notPossible: "impossible",
      hint: "Utilisez les touches fléchées pour régler."
    )
  )
}
