// SPDX-License-Identifier: GPL-3.0-or-later

extension SpeechRequest {
  /// Reads the table `[speech]`.
  init(_ table: inout TableReader) {
    self.init(
      voice: table.text("voice"),
      rate: table.wholeNumber("rate"),
      pitch: table.wholeNumber("pitch"),
      volume: table.wholeNumber("volume"),
      language: table.text("language"),
      verbosity: table.choice("verbosity")
    )
    var mistakes: [SettingMistake] = []
    _ = settings(environment: [:], &mistakes)
    table.note(mistakes)
  }
}

extension TableReader {
  /// Notes mistakes that rules found, but not where a value couldn't even be read.
  mutating func note(_ mistakes: [SettingMistake]) {
    for mistake in mistakes {
      let keys = mistake.settings.map(\.rawValue)
      guard unreadKeys.isDisjoint(with: keys) else { continue }
      let subject = keys.count > 1 ? keys.joined(separator: " and ") + ": " : ""
      note(keys.first, item: mistake.item, subject + mistake.message)
    }
  }
}
