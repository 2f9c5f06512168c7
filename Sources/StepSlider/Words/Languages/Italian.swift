// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Italian.
  public static let italian = Language(
    tag: "it",
    horizontalSlider: "cursore orizzontale",
    verticalSlider: "cursore verticale",
    position: { "\($0) di \($1)" },
    percent: { "\($0) per cento" },
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
    selected: "selezionato",
    notSelected: "non selezionato",
    on: "attivato",
    off: "disattivato",
    notDimmed: "disponibile",
    first: "inizio",
    last: "fine",
    nothing: "nessun elemento trovato",
    notPossible: "non possibile",
    notApplied: "non applicato",
    device: "dispositivo",
    connected: { "\($0) collegato" },
    unplugged: { "\($0) scollegato" },
    unreadable: { "\($0) non leggibile" },
    settingsUpdated: "impostazioni aggiornate",
    settingsNotUpdated: "impostazioni non aggiornate",
    settingUnknown: "impostazione attuale sconosciuta",
    hint: "Usa i tasti freccia per regolare."
  )
}
