// SPDX-License-Identifier: Apache-2.0

// What a program says of itself and of what it listens to: politely, for nobody asked.
extension Phrases {
  /// That a knob or keyboard was plugged in; one without a name is called a device.
  package func connected(_ device: String?) -> Announcement {
    program(language.connected(name(of: device)))
  }

  /// That it was unplugged.
  package func unplugged(_ device: String?) -> Announcement {
    program(language.unplugged(name(of: device)))
  }

  /// That it is there and can't be used.
  package func unreadable(_ device: String?) -> Announcement {
    program(language.unreadable(name(of: device)))
  }

  /// That changed settings count from now on.
  package var settingsUpdated: Announcement { program(language.settingsUpdated) }

  /// That they don't, and the old ones stay.
  package var settingsNotUpdated: Announcement { program(language.settingsNotUpdated) }

  /// That a slider may not start where what it sets stands, as nobody could tell.
  package var settingUnknown: Announcement { program(language.settingUnknown) }

  private func name(of device: String?) -> String {
    device.flatMap(SpokenText.spoken) ?? language.device
  }

  private func program(_ words: String) -> Announcement { Announcement(words, priority: .polite) }
}
