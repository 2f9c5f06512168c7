// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// German.
  static let german = ProgramWords(
    device: "Eingabegerät",
    connected: { "\($0) verbunden" },
    unplugged: { "\($0) getrennt" },
    unreadable: { "\($0) nicht lesbar" },
    settingsUpdated: "Einstellungen aktualisiert",
    settingsNotUpdated: "Einstellungen nicht aktualisiert",
    settingUnknown: "aktuelle Einstellung unbekannt",
    notStarted: "sliderd wurde nicht gestartet",
    option: { "Option \($0)" },
    line: { "Zeile \($0)" },
    moreMistakes: { $0 == 1 ? "1 weiterer Fehler" : "\($0) weitere Fehler" },
    slower: ("langsamer", "am langsamsten"),
    faster: ("schneller", "am schnellsten"),
    softer: ("leiser", "am leisesten"),
    louder: ("lauter", "am lautesten"),
    lower: ("tiefere Stimme", "tiefste Stimme"),
    higher: ("höhere Stimme", "höchste Stimme"),
    lessTalkative: ("kürzer", "am kürzesten"),
    moreTalkative: ("ausführlicher", "am ausführlichsten"),
    quit: "beenden",
    reset: "Stimme zurücksetzen",
    wasReset: "Stimme zurückgesetzt",
    pasteIgnored: "eingefügter Text wird ignoriert; bitte den Wert tippen",
    isInScreenReader: "die Stimme wird im Screenreader eingestellt",
    voiceUnreadable: "gespeicherte Stimmeinstellungen nicht lesbar",
    tooQuiet: "gespeicherte Lautstärke war zu niedrig",
    unknownUnit: { "unbekannte Einheit \($0); meinten Sie \($1)?" },
    unusedUnit: "die Einheit wird nicht verwendet",
    unreachedEnd: { "\($0) ist nicht erreichbar; die nächste Stufe ist \($1)" },
    noChoice: "keine Stufe ist wählbar",
    unsavedPosition: "die Position wird nicht gespeichert",
    unreadablePosition: "die gespeicherte Position ist nicht lesbar"
  )
}
