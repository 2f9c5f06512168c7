// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The words about sliderd and its devices, in one language.
struct ProgramWords: Sendable {
  /// The word for a knob or keyboard without a name.
  let device: String
  /// The phrase for a connected device: "Knob connected".
  let connected: @Sendable (_ device: String) -> String
  /// The phrase for an unplugged device.
  let unplugged: @Sendable (_ device: String) -> String
  /// The phrase for a connected device that can't be read.
  let unreadable: @Sendable (_ device: String) -> String
  /// Spoken when a changed configuration is in use.
  let settingsUpdated: String
  /// Spoken when a changed configuration can't be used.
  let settingsNotUpdated: String
  /// Spoken when no program could report where a slider should start.
  let settingUnknown: String

  static let english = ProgramWords(
    device: "device",
    connected: { "\($0) connected" },
    unplugged: { "\($0) unplugged" },
    unreadable: { "\($0) can't be read" },
    settingsUpdated: "settings updated",
    settingsNotUpdated: "settings not updated",
    settingUnknown: "current setting unknown"
  )

  /// The words of each language, by BCP 47 tag.
  static let all: [String: ProgramWords] = [
    "en": english,
    "de": ProgramWords(
      device: "Eingabegerät",
      connected: { "\($0) verbunden" },
      unplugged: { "\($0) getrennt" },
      unreadable: { "\($0) nicht lesbar" },
      settingsUpdated: "Einstellungen aktualisiert",
      settingsNotUpdated: "Einstellungen nicht aktualisiert",
      settingUnknown: "aktuelle Einstellung unbekannt"
    ),
    "fr": ProgramWords(
      device: "périphérique",
      connected: { "\($0) connecté" },
      unplugged: { "\($0) débranché" },
      unreadable: { "\($0) illisible" },
      settingsUpdated: "paramètres mis à jour",
      settingsNotUpdated: "paramètres non mis à jour",
      settingUnknown: "réglage actuel inconnu"
    ),
    "es": ProgramWords(
      device: "dispositivo",
      connected: { "\($0) conectado" },
      unplugged: { "\($0) desconectado" },
      unreadable: { "\($0) no se puede leer" },
      settingsUpdated: "ajustes actualizados",
      settingsNotUpdated: "ajustes no actualizados",
      settingUnknown: "ajuste actual desconocido"
    ),
    "it": ProgramWords(
      device: "dispositivo",
      connected: { "\($0) collegato" },
      unplugged: { "\($0) scollegato" },
      unreadable: { "\($0) non leggibile" },
      settingsUpdated: "impostazioni aggiornate",
      settingsNotUpdated: "impostazioni non aggiornate",
      settingUnknown: "impostazione attuale sconosciuta"
    ),
    "pt": ProgramWords(
      device: "dispositivo",
      connected: { "\($0) conectado" },
      unplugged: { "\($0) desconectado" },
      unreadable: { "\($0) não pode ser lido" },
      settingsUpdated: "configurações atualizadas",
      settingsNotUpdated: "configurações não atualizadas",
      settingUnknown: "configuração atual desconhecida"
    ),
    "nl": ProgramWords(
      device: "apparaat",
      connected: { "\($0) aangesloten" },
      unplugged: { "\($0) losgekoppeld" },
      unreadable: { "\($0) niet leesbaar" },
      settingsUpdated: "instellingen bijgewerkt",
      settingsNotUpdated: "instellingen niet bijgewerkt",
      settingUnknown: "huidige instelling onbekend"
    ),
    "sv": ProgramWords(
      device: "enhet",
      connected: { "\($0) ansluten" },
      unplugged: { "\($0) frånkopplad" },
      unreadable: { "\($0) kan inte läsas" },
      settingsUpdated: "inställningar uppdaterade",
      settingsNotUpdated: "inställningar inte uppdaterade",
      settingUnknown: "nuvarande inställning okänd"
    ),
    "pl": ProgramWords(
      device: "urządzenie",
      connected: { "\($0) podłączone" },
      unplugged: { "\($0) odłączone" },
      unreadable: { "\($0) nie do odczytania" },
      settingsUpdated: "ustawienia zaktualizowane",
      settingsNotUpdated: "ustawienia niezaktualizowane",
      settingUnknown: "bieżące ustawienie nieznane"
    ),
    "tr": ProgramWords(
      device: "aygıt",
      connected: { "\($0) takıldı" },
      unplugged: { "\($0) çıkarıldı" },
      unreadable: { "\($0) okunamıyor" },
      settingsUpdated: "ayarlar güncellendi",
      settingsNotUpdated: "ayarlar güncellenmedi",
      settingUnknown: "geçerli ayar bilinmiyor"
    ),
    "hi": ProgramWords(
      device: "डिवाइस",
      connected: { "\($0) जोड़ा गया" },
      unplugged: { "\($0) हटाया गया" },
      unreadable: { "\($0) पढ़ा नहीं जा सकता" },
      settingsUpdated: "सेटिंग अपडेट हुईं",
      settingsNotUpdated: "सेटिंग अपडेट नहीं हुईं",
      settingUnknown: "मौजूदा सेटिंग पता नहीं"
    ),
    "ar": ProgramWords(
      device: "الجهاز",
      connected: { "تم توصيل \($0)" },
      unplugged: { "تم فصل \($0)" },
      unreadable: { "تتعذر قراءة \($0)" },
      settingsUpdated: "تم تحديث الإعدادات",
      settingsNotUpdated: "لم يتم تحديث الإعدادات",
      settingUnknown: "الإعداد الحالي غير معروف"
    ),
  ]
}

/// The announcements about sliderd and its devices. They are polite, because no key requested
/// them.
struct ProgramPhrases: Sendable {
  private let words: ProgramWords

  /// Creates the phrases in a language.
  init(language: Language) {
    words = ProgramWords.all[language.tag] ?? .english
  }

  /// Announces that a knob or keyboard was plugged in. One without a name is called a device.
  func connected(_ device: String?) -> Announcement {
    polite(words.connected(name(of: device)))
  }

  /// Announces that a knob or keyboard was unplugged.
  func unplugged(_ device: String?) -> Announcement {
    polite(words.unplugged(name(of: device)))
  }

  /// Announces that a knob or keyboard is connected but can't be read.
  func unreadable(_ device: String?) -> Announcement {
    polite(words.unreadable(name(of: device)))
  }

  /// Announces that a changed configuration is in use.
  var settingsUpdated: Announcement { polite(words.settingsUpdated) }

  /// Announces that a changed configuration can't be used and the old one stays.
  var settingsNotUpdated: Announcement { polite(words.settingsNotUpdated) }

  /// Announces that a slider may not show the current setting, because no program could report it.
  var settingUnknown: Announcement { polite(words.settingUnknown) }

  private func name(of device: String?) -> String {
    device.flatMap(SpokenText.spoken) ?? words.device
  }

  private func polite(_ words: String) -> Announcement { Announcement(words, priority: .polite) }
}
