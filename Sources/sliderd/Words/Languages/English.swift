// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// English.
  static let english = ProgramWords(
    device: "device",
    connected: { "\($0) connected" },
    unplugged: { "\($0) unplugged" },
    unreadable: { "\($0) can't be read" },
    settingsUpdated: "settings updated",
    settingsNotUpdated: "settings not updated",
    settingUnknown: "current setting unknown",
    notStarted: "sliderd did not start",
    option: { "Option \($0)" },
    line: { "line \($0)" },
    moreMistakes: { $0 == 1 ? "1 more mistake" : "\($0) more mistakes" },
    slower: ("slower", "slowest"),
    faster: ("faster", "fastest"),
    softer: ("softer", "softest"),
    louder: ("louder", "loudest"),
    lower: ("lower voice", "lowest voice"),
    higher: ("higher voice", "highest voice"),
    lessTalkative: ("less talkative", "least talkative"),
    moreTalkative: ("more talkative", "most talkative"),
    quit: "quit",
    reset: "reset the voice",
    wasReset: "voice reset",
    pasteIgnored: "pasted text is ignored; type the value",
    isInScreenReader: "the voice is set in the screen reader",
    voiceUnreadable: "saved voice settings can't be read",
    tooQuiet: "saved volume was too low",
    unknownUnit: { "unknown unit \($0); did you mean \($1)?" },
    unusedUnit: "the unit is not used",
    unreachedEnd: { "\($0) can't be reached; the nearest stop is \($1)" },
    noChoice: "no stop can be chosen",
    unsavedPosition: "the position will not be saved",
    unreadablePosition: "the saved position can't be read"
  )
}
