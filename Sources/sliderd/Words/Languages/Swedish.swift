// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// Swedish.
  static let swedish = ProgramWords(
    device: "enhet",
    connected: { "\($0) ansluten" },
    unplugged: { "\($0) frånkopplad" },
    unreadable: { "\($0) kan inte läsas" },
    settingsUpdated: "inställningar uppdaterade",
    settingsNotUpdated: "inställningar inte uppdaterade",
    settingUnknown: "nuvarande inställning okänd",
    notStarted: "sliderd startade inte",
    option: { "Flaggan \($0)" },
    line: { "rad \($0)" },
    moreMistakes: { "\($0) fel till" },
    slower: ("långsammare", "långsammast"),
    faster: ("snabbare", "snabbast"),
    softer: ("svagare", "svagast"),
    louder: ("starkare", "starkast"),
    lower: ("mörkare röst", "mörkaste rösten"),
    higher: ("ljusare röst", "ljusaste rösten"),
    lessTalkative: ("mindre utförligt", "minst utförligt"),
    moreTalkative: ("mer utförligt", "mest utförligt"),
    quit: "avsluta",
    reset: "återställ rösten",
    wasReset: "rösten återställd",
    pasteIgnored: "inklistrad text ignoreras; skriv värdet",
    isInScreenReader: "rösten ställs in i skärmläsaren",
    voiceUnreadable: "sparade röstinställningar kan inte läsas",
    tooQuiet: "den sparade volymen var för låg",
    unknownUnit: { "okänd enhet \($0); menade du \($1)?" },
    unusedUnit: "enheten används inte",
    unreachedEnd: { "\($0) kan inte nås; närmaste steg är \($1)" },
    noChoice: "inget steg kan väljas",
    unsavedPosition: "läget sparas inte",
    unreadablePosition: "det sparade läget kan inte läsas"
  )
}
