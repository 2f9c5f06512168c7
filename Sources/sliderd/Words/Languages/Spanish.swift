// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// Spanish.
  static let spanish = ProgramWords(
    device: "dispositivo",
    connected: { "\($0) conectado" },
    unplugged: { "\($0) desconectado" },
    unreadable: { "\($0) no se puede leer" },
    settingsUpdated: "ajustes actualizados",
    settingsNotUpdated: "ajustes no actualizados",
    settingUnknown: "ajuste actual desconocido",
    notStarted: "sliderd no se ha iniciado",
    option: { "Opción \($0)" },
    line: { "línea \($0)" },
    moreMistakes: { $0 == 1 ? "1 error más" : "\($0) errores más" },
    slower: ("más lento", "lo más lento"),
    faster: ("más rápido", "lo más rápido"),
    softer: ("más suave", "lo más suave"),
    louder: ("más fuerte", "lo más fuerte"),
    lower: ("voz más grave", "la voz más grave"),
    higher: ("voz más aguda", "la voz más aguda"),
    lessTalkative: ("menos detalles", "mínimo de detalles"),
    moreTalkative: ("más detalles", "máximo de detalles"),
    quit: "salir",
    reset: "restablecer la voz",
    wasReset: "voz restablecida",
    pasteIgnored: "el texto pegado se ignora; escriba el valor",
    isInScreenReader: "la voz se ajusta en el lector de pantalla",
    voiceUnreadable: "no se pueden leer los ajustes de voz guardados",
    tooQuiet: "el volumen guardado era demasiado bajo",
    unknownUnit: { "unidad desconocida \($0); ¿quería decir \($1)?" },
    unusedUnit: "la unidad no se usa",
    unreachedEnd: { "no se puede llegar a \($0); la posición más cercana es \($1)" },
    noChoice: "no se puede elegir ninguna posición",
    unsavedPosition: "la posición no se guardará",
    unreadablePosition: "no se puede leer la posición guardada"
  )
}
