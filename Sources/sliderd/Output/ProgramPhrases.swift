// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// What sliderd says of itself and of its devices: politely, since nobody asked.
struct ProgramPhrases: Sendable {
  private let words: ProgramWords

  /// The phrases of a language.
  init(language: Language) {
    words = ProgramWords.all[language.tag] ?? .english
  }

  /// That a knob or keyboard was plugged in; one without a name is called a device.
  func connected(_ device: String?) -> Announcement {
    polite(words.connected(name(of: device)))
  }

  /// That a knob or keyboard was unplugged.
  func unplugged(_ device: String?) -> Announcement {
    polite(words.unplugged(name(of: device)))
  }

  /// That a knob or keyboard is there and can't be read.
  func unreadable(_ device: String?) -> Announcement {
    polite(words.unreadable(name(of: device)))
  }

  /// That a changed configuration is in use.
  var settingsUpdated: Announcement { polite(words.settingsUpdated) }

  /// That a changed configuration can't be used, and the old one stays.
  var settingsNotUpdated: Announcement { polite(words.settingsNotUpdated) }

  /// That a slider may show another value than the setting has, because no program could tell.
  var settingUnknown: Announcement { polite(words.settingUnknown) }

  private func name(of device: String?) -> String {
    device.flatMap(SpokenText.spoken) ?? words.device
  }

  private func polite(_ words: String) -> Announcement { Announcement(words, priority: .polite) }
}
