// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

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
