// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// Danish.
  public static let danish = SpokenLanguage(
    tag: "da",
    words: Words(
      slider: "skyder",
      track: (horizontal: "vandret skyder", vertical: "lodret skyder"),
      ends: (minimum: "minimum", maximum: "maksimum"),
      roles: [
        (.header, "overskrift"), (.button, "knap"), (.toggle, "kontakt"), (.link, "link"),
        (.image, "billede"), (.searchField, "søgefelt"), (.meter, "måler"),
        (.toolTip, "værktøjstip"),
      ],
      dimmed: (yes: "ikke tilgængelig", no: "tilgængelig"),
      readOnly: "skrivebeskyttet",
      selected: (yes: "valgt", no: "ikke valgt"),
      toggled: (yes: "til", no: "fra"),
      borders: (first: "begyndelsen", last: "slutningen"),
      nothing: "intet fundet",
      notPossible: "ikke muligt",
      hint: "Brug piletasterne til at justere."
    )
  )
}
