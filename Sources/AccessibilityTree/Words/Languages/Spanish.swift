// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Spanish.
  public static let spanish = Language(
    tag: "es",
    horizontalSlider: "deslizador horizontal",
    verticalSlider: "deslizador vertical",
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
    searchField: "campo de búsqueda",
    meter: "medidor",
    toolTip: "descripción emergente",
    selected: "seleccionado",
    notSelected: "no seleccionado",
    on: "activado",
    off: "desactivado",
    notDimmed: "disponible",
    first: "principio",
    last: "fin",
    nothing: "ningún elemento encontrado",
    notPossible: "no es posible",
    hint: "Use las teclas de flecha para ajustar."
  )
}
