// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// French.
  static let french = ProgramWords(
    device: "périphérique",
    connected: { "\($0) connecté" },
    unplugged: { "\($0) débranché" },
    unreadable: { "\($0) illisible" },
    settingsUpdated: "paramètres mis à jour",
    settingsNotUpdated: "paramètres non mis à jour",
    settingUnknown: "réglage actuel inconnu",
    notStarted: "sliderd n’a pas démarré",
    option: { "Option \($0)" },
    line: { "ligne \($0)" },
    moreMistakes: { $0 == 1 ? "1 autre erreur" : "\($0) autres erreurs" },
    slower: ("plus lent", "le plus lent"),
    faster: ("plus rapide", "le plus rapide"),
    softer: ("moins fort", "le moins fort"),
    louder: ("plus fort", "le plus fort"),
    lower: ("voix plus grave", "voix la plus grave"),
    higher: ("voix plus aiguë", "voix la plus aiguë"),
    lessTalkative: ("moins de détails", "minimum de détails"),
    moreTalkative: ("plus de détails", "maximum de détails"),
    quit: "quitter",
    reset: "rétablir la voix",
    wasReset: "voix rétablie",
    pasteIgnored: "le texte collé est ignoré ; tapez la valeur",
    isInScreenReader: "la voix se règle dans le lecteur d'écran",
    voiceUnreadable: "réglages de voix enregistrés illisibles",
    tooQuiet: "le volume enregistré était trop faible",
    unknownUnit: { "unité inconnue \($0) ; vouliez-vous dire \($1) ?" },
    unusedUnit: "l'unité n'est pas utilisée",
    unreachedEnd: { "\($0) ne peut pas être atteint ; la position la plus proche est \($1)" },
    noChoice: "aucune position ne peut être choisie",
    unsavedPosition: "la position ne sera pas enregistrée",
    unreadablePosition: "la position enregistrée est illisible"
  )
}
