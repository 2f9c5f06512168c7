// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// Dutch.
  static let dutch = ProgramWords(
    device: "apparaat",
    connected: { "\($0) aangesloten" },
    unplugged: { "\($0) losgekoppeld" },
    unreadable: { "\($0) niet leesbaar" },
    settingsUpdated: "instellingen bijgewerkt",
    settingsNotUpdated: "instellingen niet bijgewerkt",
    settingUnknown: "huidige instelling onbekend",
    notStarted: "sliderd is niet gestart",
    option: { "Optie \($0)" },
    line: { "regel \($0)" },
    moreMistakes: { $0 == 1 ? "Nog 1 fout" : "Nog \($0) fouten" },
    slower: ("langzamer", "langzaamst"),
    faster: ("sneller", "snelst"),
    softer: ("zachter", "zachtst"),
    louder: ("harder", "hardst"),
    lower: ("lagere stem", "laagste stem"),
    higher: ("hogere stem", "hoogste stem"),
    lessTalkative: ("beknopter", "meest beknopt"),
    moreTalkative: ("uitgebreider", "meest uitgebreid"),
    quit: "afsluiten",
    reset: "stem herstellen",
    wasReset: "stem hersteld",
    pasteIgnored: "geplakte tekst wordt genegeerd; typ de waarde",
    isInScreenReader: "de stem wordt in de schermlezer ingesteld",
    voiceUnreadable: "opgeslagen steminstellingen niet leesbaar",
    tooQuiet: "opgeslagen volume was te laag",
    unknownUnit: { "onbekende eenheid \($0); bedoelde u \($1)?" },
    unusedUnit: "de eenheid wordt niet gebruikt",
    unreachedEnd: { "\($0) is niet bereikbaar; de dichtstbijzijnde stap is \($1)" },
    noChoice: "geen enkele stap kan worden gekozen",
    unsavedPosition: "de positie wordt niet opgeslagen",
    unreadablePosition: "de opgeslagen positie is niet leesbaar"
  )
}
