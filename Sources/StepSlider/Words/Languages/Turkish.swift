// SPDX-License-Identifier: Apache-2.0

extension Language {
  /// Turkish.
  public static let turkish = Language(
    tag: "tr",
    horizontalSlider: "yatay kaydırıcı",
    verticalSlider: "dikey kaydırıcı",
    position: { "\($1) üzerinden \($0)" },
    percent: { "yüzde \($0)" },
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
    selected: "seçili",
    notSelected: "seçili değil",
    on: "açık",
    off: "kapalı",
    notDimmed: "etkin",
    first: "baş",
    last: "son",
    nothing: "hiçbir şey bulunamadı",
    notPossible: "mümkün değil",
    notApplied: "uygulanmadı",
    device: "aygıt",
    connected: { "\($0) takıldı" },
    unplugged: { "\($0) çıkarıldı" },
    unreadable: { "\($0) okunamıyor" },
    settingsUpdated: "ayarlar güncellendi",
    settingsNotUpdated: "ayarlar güncellenmedi",
    settingUnknown: "geçerli ayar bilinmiyor",
    hint: "Ayarlamak için ok tuşlarını kullanın."
  )
}
