// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Spanish.
  public static let spanish = Language(
    tag: "es",
    horizontalSlider: "deslizador horizontal",
    verticalSlider: "deslizador vertical",
    position: { "\($0) de \($1)" },
    percent: { "\($0) por ciento" },
    minimum: "mínimo",
    maximum: "máximo",
    dimmed: "no disponible",
    readOnly: "solo lectura",
    slider: "deslizador",
    button: "botón",
    link: "enlace",
    heading: "encabezado",
    image: "imagen",
    toggle: "interruptor",
    selected: "seleccionado",
    notSelected: "no seleccionado",
    on: "activado",
    off: "desactivado",
    notDimmed: "disponible",
    first: "principio",
    last: "fin",
    nothing: "ningún elemento encontrado",
    notPossible: "no es posible",
    notApplied: "no aplicado",
    device: "dispositivo",
    connected: { "\($0) conectado" },
    unplugged: { "\($0) desconectado" },
    unreadable: { "\($0) no se puede leer" },
    settingsUpdated: "ajustes actualizados",
    settingsNotUpdated: "ajustes no actualizados",
    settingUnknown: "ajuste actual desconocido",
    hint: "Use las teclas de flecha para ajustar."
  )
}
