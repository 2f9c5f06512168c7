// SPDX-License-Identifier: Apache-2.0

extension SpokenLanguage {
  /// Turkish.
  public static let turkish = SpokenLanguage(
    tag: "tr",
    words: Words(
      slider: "kaydırıcı",
      track: (horizontal: "yatay kaydırıcı", vertical: "dikey kaydırıcı"),
      ends: (minimum: "minimum", maximum: "maksimum"),
      roles: [
        (.header, "başlık"), (.button, "düğme"), (.toggle, "anahtar"), (.link, "bağlantı"),
        (.image, "resim"), (.searchField, "arama alanı"), (.meter, "gösterge"),
        (.toolTip, "araç ipucu"),
      ],
      dimmed: (yes: "devre dışı", no: "etkin"),
      readOnly: "salt okunur",
      selected: (yes: "seçili", no: "seçili değil"),
      toggled: (yes: "açık", no: "kapalı"),
      borders: (first: "baş", last: "son"),
      nothing: "hiçbir şey bulunamadı",
      notPossible: "mümkün değil",
      hint: "Ayarlamak için ok tuşlarını kullanın."
    )
  )
}
