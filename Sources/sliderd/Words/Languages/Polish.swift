// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// Polish.
  static let polish = ProgramWords(
    device: "urządzenie",
    connected: { "\($0) podłączone" },
    unplugged: { "\($0) odłączone" },
    unreadable: { "\($0) nie do odczytania" },
    settingsUpdated: "ustawienia zaktualizowane",
    settingsNotUpdated: "ustawienia niezaktualizowane",
    settingUnknown: "bieżące ustawienie nieznane",
    notStarted: "Nie uruchomiono sliderd",
    option: { "Opcja \($0)" },
    line: { "wiersz \($0)" },
    moreMistakes: { "Pozostałe błędy: \($0)" },
    slower: ("wolniej", "najwolniej"),
    faster: ("szybciej", "najszybciej"),
    softer: ("ciszej", "najciszej"),
    louder: ("głośniej", "najgłośniej"),
    lower: ("niższy głos", "najniższy głos"),
    higher: ("wyższy głos", "najwyższy głos"),
    lessTalkative: ("mniej szczegółów", "najmniej szczegółów"),
    moreTalkative: ("więcej szczegółów", "najwięcej szczegółów"),
    quit: "zakończ",
    reset: "przywróć głos",
    wasReset: "głos przywrócony",
    pasteIgnored: "wklejony tekst jest pomijany; wpisz wartość",
    isInScreenReader: "głos ustawia się w czytniku ekranu",
    voiceUnreadable: "zapisanych ustawień głosu nie da się odczytać",
    tooQuiet: "zapisana głośność była za niska",
    unknownUnit: { "nieznana jednostka \($0); czy chodziło o \($1)?" },
    unusedUnit: "jednostka nie jest używana",
    unreachedEnd: { "wartość \($0) jest nieosiągalna; najbliższa pozycja to \($1)" },
    noChoice: "nie można wybrać żadnej pozycji",
    unsavedPosition: "pozycja nie zostanie zapisana",
    unreadablePosition: "nie można odczytać zapisanej pozycji"
  )
}
