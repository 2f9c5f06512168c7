// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// Portuguese.
  static let portuguese = ProgramWords(
    device: "dispositivo",
    connected: { "\($0) conectado" },
    unplugged: { "\($0) desconectado" },
    unreadable: { "\($0) não pode ser lido" },
    settingsUpdated: "configurações atualizadas",
    settingsNotUpdated: "configurações não atualizadas",
    settingUnknown: "configuração atual desconhecida",
    notStarted: "O sliderd não foi iniciado",
    option: { "Opção \($0)" },
    line: { "linha \($0)" },
    moreMistakes: { $0 == 1 ? "Mais 1 erro" : "Mais \($0) erros" },
    slower: ("mais devagar", "o mais devagar"),
    faster: ("mais rápido", "o mais rápido"),
    softer: ("mais baixo", "o mais baixo"),
    louder: ("mais alto", "o mais alto"),
    lower: ("voz mais grave", "a voz mais grave"),
    higher: ("voz mais aguda", "a voz mais aguda"),
    lessTalkative: ("menos detalhes", "mínimo de detalhes"),
    moreTalkative: ("mais detalhes", "máximo de detalhes"),
    quit: "sair",
    reset: "redefinir a voz",
    wasReset: "voz redefinida",
    pasteIgnored: "o texto colado é ignorado; digite o valor",
    isInScreenReader: "a voz é ajustada no leitor de tela",
    voiceUnreadable: "as configurações de voz salvas não podem ser lidas",
    tooQuiet: "o volume salvo era muito baixo",
    unknownUnit: { "unidade desconhecida \($0); você quis dizer \($1)?" },
    unusedUnit: "a unidade não é usada",
    unreachedEnd: { "não é possível chegar a \($0); a posição mais próxima é \($1)" },
    noChoice: "nenhuma posição pode ser escolhida",
    unsavedPosition: "a posição não será salva",
    unreadablePosition: "a posição salva não pode ser lida"
  )
}
