// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// Italian.
  public static let italian = SpokenLanguage(
    tag: "it",
    words: Words(
      slider: "cursore",
      track: (horizontal: "cursore orizzontale", vertical: "cursore verticale"),
      ends: (minimum: "minimo", maximum: "massimo"),
      roles: [
        (.header, "intestazione"), (.button, "pulsante"), (.toggle, "interruttore"),
        (.link, "link"),
        (.image, "immagine"), (.searchField, "campo di ricerca"), (.meter, "indicatore"),
        (.toolTip, "suggerimento"),
      ],
      dimmed: (yes: "non disponibile", no: "disponibile"),
      readOnly: "sola lettura",
      selected: (yes: "selezionato", no: "non selezionato"),
      toggled: (yes: "attivato", no: "disattivato"),
      borders: (first: "inizio", last: "fine"),
      nothing: "nessun elemento trovato",
      notPossible: "non possibile",
      hint: "Usa i tasti freccia per regolare."
    )
  )
}
