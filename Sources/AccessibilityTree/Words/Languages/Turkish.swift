// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Turkish.
  public static let turkish = Language(
    tag: "tr",
    horizontalSlider: "yatay kaydırıcı",
    verticalSlider: "dikey kaydırıcı",
    minimum: "minimum",
    maximum: "maksimum",
    dimmed: "devre dışı",
    readOnly: "salt okunur",
    slider: "kaydırıcı",
    button: "düğme",
    link: "bağlantı",
    heading: "başlık",
    image: "resim",
    toggle: "anahtar",
    searchField: "arama alanı",
    meter: "gösterge",
    toolTip: "araç ipucu",
    selected: "seçili",
    notSelected: "seçili değil",
    on: "açık",
    off: "kapalı",
    notDimmed: "etkin",
    first: "baş",
    last: "son",
    nothing: "hiçbir şey bulunamadı",
    notPossible: "mümkün değil",
    hint: "Ayarlamak için ok tuşlarını kullanın."
  )
}
