// SPDX-License-Identifier: GPL-3.0-or-later

extension ProgramWords {
  /// Turkish.
  static let turkish = ProgramWords(
    device: "aygıt",
    connected: { "\($0) takıldı" },
    unplugged: { "\($0) çıkarıldı" },
    unreadable: { "\($0) okunamıyor" },
    settingsUpdated: "ayarlar güncellendi",
    settingsNotUpdated: "ayarlar güncellenmedi",
    settingUnknown: "geçerli ayar bilinmiyor",
    notStarted: "sliderd başlatılamadı",
    option: { "\($0) seçeneği" },
    line: { "satır \($0)" },
    moreMistakes: { "\($0) hata daha" },
    slower: ("daha yavaş", "en yavaş"),
    faster: ("daha hızlı", "en hızlı"),
    softer: ("daha kısık", "en kısık"),
    louder: ("daha yüksek", "en yüksek"),
    lower: ("daha kalın ses", "en kalın ses"),
    higher: ("daha ince ses", "en ince ses"),
    lessTalkative: ("daha az ayrıntı", "en az ayrıntı"),
    moreTalkative: ("daha çok ayrıntı", "en çok ayrıntı"),
    quit: "çık",
    reset: "sesi sıfırla",
    wasReset: "ses sıfırlandı",
    pasteIgnored: "yapıştırılan metin yok sayılır; değeri yazın",
    isInScreenReader: "ses, ekran okuyucuda ayarlanır",
    voiceUnreadable: "kayıtlı ses ayarları okunamıyor",
    tooQuiet: "kayıtlı ses düzeyi çok düşüktü",
    unknownUnit: { "bilinmeyen birim \($0); \($1) mi demek istediniz?" },
    unusedUnit: "birim kullanılmıyor",
    unreachedEnd: { "\($0) değerine ulaşılamıyor; en yakın konum \($1)" },
    noChoice: "hiçbir konum seçilemiyor",
    unsavedPosition: "konum kaydedilmeyecek",
    unreadablePosition: "kaydedilen konum okunamıyor"
  )
}
