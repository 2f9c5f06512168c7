// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Portuguese, in words common to Brazil and Portugal.
  public static let portuguese = Language(
    tag: "pt",
    horizontalSlider: "deslizador horizontal",
    verticalSlider: "deslizador vertical",
    minimum: "mínimo",
    maximum: "máximo",
    dimmed: "indisponível",
    readOnly: "apenas leitura",
    slider: "deslizador",
    button: "botão",
    link: "link",
    heading: "título",
    image: "imagem",
    toggle: "interruptor",
    searchField: "campo de pesquisa",
    meter: "medidor",
    toolTip: "dica",
    selected: "selecionado",
    notSelected: "não selecionado",
    on: "ligado",
    off: "desligado",
    notDimmed: "disponível",
    first: "início",
    last: "fim",
    nothing: "nenhum elemento encontrado",
    notPossible: "não é possível",
    hint: "Use as teclas de seta para ajustar."
  )
}
