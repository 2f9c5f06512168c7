// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The words of sliderd itself in one language.
struct ProgramWords: Sendable {
  let language: SpokenLanguage

  /// A knob or keyboard without a name.
  let device: String
  let connected, unplugged, unreadable: @Sendable (_ device: String) -> String
  let settingsUpdated, settingsNotUpdated: String
  /// Spoken when no program could report where a slider should start.
  let settingUnknown: String

  // A slider that couldn't be started.
  /// A sentence without its full stop.
  let notStarted: String
  /// A flag that is wrong, by its name without hyphens.
  let option: @Sendable (_ name: String) -> String
  /// A line of a file.
  let line: @Sendable (_ number: Int) -> String
  /// How many mistakes there are besides the one that is told.
  let moreMistakes: @Sendable (_ count: Int) -> String

  // sliderd's own keys.
  /// What each key does to the voice, and that it can do no more, in the order of `VoiceKey`.
  let steps: [(more: String, most: String)]
  let quit: String
  /// What the key does that resets the voice, and the answer to it.
  let reset, wasReset: String
  let pasteIgnored, isInScreenReader, voiceUnreadable, tooQuiet: String

  // What a listener should know at the start.
  let unknownUnit: @Sendable (_ name: String, _ similar: String) -> String
  let unusedUnit: String
  let unreachedEnd: @Sendable (_ end: String, _ stop: String) -> String
  let noChoice, unsavedPosition, unreadablePosition: String

  private static let byTag: [String: ProgramWords] = [
    "de": .german, "fr": .french, "es": .spanish, "it": .italian, "pt": .portuguese, "nl": .dutch,
    "sv": .swedish, "da": .danish, "pl": .polish, "tr": .turkish, "hi": .hindi, "ar": .arabic,
  ]

  /// Returns the words of a language, or the English words if the language has none.
  static func words(in language: SpokenLanguage) -> ProgramWords { byTag[language.tag] ?? .english }

  /// Returns the words of a key for the voice; `nil` for the one that resets it.
  func words(for key: VoiceKey) -> (more: String, most: String)? {
    VoiceKey.allCases.firstIndex(of: key).flatMap { steps.indices.contains($0) ? steps[$0] : nil }
  }
}
