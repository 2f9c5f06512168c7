// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// Spanish.
  public static let spanish = SpokenLanguage(
    tag: "es",
    words: Words(
      slider: "deslizador",
      track: (horizontal: "deslizador horizontal", vertical: "deslizador vertical"),
      ends: (minimum: "mínimo", maximum: "máximo"),
      roles: [
        (.header, "encabezado"), (.button, "botón"), (.toggle, "interruptor"), (.link, "enlace"),
        (.image, "imagen"), (.searchField, "campo de búsqueda"), (.meter, "medidor"),
        (.toolTip, "descripción emergente"),
      ],
      dimmed: (yes: "no disponible", no: "disponible"),
      readOnly: "solo lectura",
      selected: (yes: "seleccionado", no: "no seleccionado"),
      toggled: (yes: "activado", no: "desactivado"),
      borders: (first: "principio", last: "fin"),
      nothing: "ningún elemento encontrado",
      notPossible: "no es posible",
      hint: "Use las teclas de flecha para ajustar."
    )
  )
}
