// SPDX-License-Identifier: GPL-3.0-or-later

extension SpeechRequest {
  /// Reads the table `[speech]`, and notes what is wrong with its voice.
  init(_ table: inout TableReader, voiceProblem: (String) -> String?) {
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
    if let problem = voice.flatMap(voiceProblem) { table.note("voice", problem) }
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
