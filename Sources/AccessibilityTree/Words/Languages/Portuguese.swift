// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// Portuguese, in words common to Brazil and Portugal.
  public static let portuguese = SpokenLanguage(
    tag: "pt",
    words: Words(
      slider: "deslizador",
      track: (horizontal: "deslizador horizontal", vertical: "deslizador vertical"),
      ends: (minimum: "mínimo", maximum: "máximo"),
      roles: [
        (.header, "título"), (.button, "botão"), (.toggle, "interruptor"), (.link, "link"),
        (.image, "imagem"), (.searchField, "campo de pesquisa"), (.meter, "medidor"),
        (.toolTip, "dica"),
      ],
      dimmed: (yes: "indisponível", no: "disponível"),
      readOnly: "apenas leitura",
      selected: (yes: "selecionado", no: "não selecionado"),
      toggled: (yes: "ligado", no: "desligado"),
      borders: (first: "início", last: "fim"),
      nothing: "nenhum elemento encontrado",
      notPossible: "não é possível",
      hint: "Use as teclas de seta para ajustar."
    )
  )
}
