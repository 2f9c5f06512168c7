// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Italian.
  public static let italian = Language(
    tag: "it",
    horizontalSlider: "cursore orizzontale",
    verticalSlider: "cursore verticale",
    minimum: "minimo",
    maximum: "massimo",
    dimmed: "non disponibile",
    readOnly: "sola lettura",
    slider: "cursore",
    button: "pulsante",
    link: "link",
    heading: "intestazione",
    image: "immagine",
    toggle: "interruttore",
    searchField: "campo di ricerca",
    meter: "indicatore",
    toolTip: "suggerimento",
    selected: "selezionato",
    notSelected: "non selezionato",
    on: "attivato",
    off: "disattivato",
    notDimmed: "disponibile",
    first: "inizio",
    last: "fine",
    nothing: "nessun elemento trovato",
    notPossible: "non possibile",
    hint: "Usa i tasti freccia per regolare."
  )
}
