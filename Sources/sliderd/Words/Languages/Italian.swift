// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// Italian.
  static let italian = ProgramWords(
    device: "dispositivo",
    connected: { "\($0) collegato" },
    unplugged: { "\($0) scollegato" },
    unreadable: { "\($0) non leggibile" },
    settingsUpdated: "impostazioni aggiornate",
    settingsNotUpdated: "impostazioni non aggiornate",
    settingUnknown: "impostazione attuale sconosciuta",
    notStarted: "sliderd non è stato avviato",
    option: { "Opzione \($0)" },
    line: { "riga \($0)" },
    moreMistakes: { $0 == 1 ? "1 altro errore" : "\($0) altri errori" },
    slower: ("più lento", "il più lento"),
    faster: ("più veloce", "il più veloce"),
    softer: ("più piano", "il più piano"),
    louder: ("più forte", "il più forte"),
    lower: ("voce più grave", "la voce più grave"),
    higher: ("voce più acuta", "la voce più acuta"),
    lessTalkative: ("meno dettagli", "dettagli al minimo"),
    moreTalkative: ("più dettagli", "dettagli al massimo"),
    quit: "esci",
    reset: "ripristina la voce",
    wasReset: "voce ripristinata",
    pasteIgnored: "il testo incollato viene ignorato; digita il valore",
    isInScreenReader: "la voce si imposta nello screen reader",
    voiceUnreadable: "impostazioni della voce salvate non leggibili",
    tooQuiet: "il volume salvato era troppo basso",
    unknownUnit: { "unità sconosciuta \($0); intendevi \($1)?" },
    unusedUnit: "l'unità non viene usata",
    unreachedEnd: { "\($0) non è raggiungibile; la posizione più vicina è \($1)" },
    noChoice: "nessuna posizione può essere scelta",
    unsavedPosition: "la posizione non verrà salvata",
    unreadablePosition: "la posizione salvata non è leggibile"
  )
}
