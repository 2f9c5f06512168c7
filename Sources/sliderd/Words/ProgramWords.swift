// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The words of sliderd itself in one language. Each language has a file in the folder Languages.
struct ProgramWords: Sendable {
  /// What a key does to the voice, and that it can do no more.
  typealias Steps = (more: String, most: String)

  // Devices and settings.
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
  let slower, faster, softer, louder, lower, higher, lessTalkative, moreTalkative: Steps
  let quit: String
  /// What the key does that resets the voice, and the answer to it.
  let reset, wasReset: String
  /// The answer to pasted text.
  let pasteIgnored: String
  /// Spoken when the voice is that of a screen reader.
  let isInScreenReader: String
  /// Spoken when the saved settings of the voice are ignored.
  let voiceUnreadable: String
  /// Spoken when a saved volume would have been silent.
  let tooQuiet: String

  // What a listener should know at the start.
  /// A unit that isn't known, and the one that is probably meant.
  let unknownUnit: @Sendable (_ name: String, _ similar: String) -> String
  /// A unit that isn't spoken.
  let unusedUnit: String
  /// An end that isn't a stop, and the nearest stop.
  let unreachedEnd: @Sendable (_ end: String, _ stop: String) -> String
  let noChoice: String
  let unsavedPosition: String
  let unreadablePosition: String

  /// Returns the words of a language, or the English words if the language has none.
  static func words(in language: Language) -> ProgramWords {
    switch language.tag {
    case "de": .german
    case "fr": .french
    case "es": .spanish
    case "it": .italian
    case "pt": .portuguese
    case "nl": .dutch
    case "sv": .swedish
    case "pl": .polish
    case "tr": .turkish
    case "hi": .hindi
    case "ar": .arabic
    default: .english
    }
  }

  /// Returns the words of a key for the voice; `nil` for the one that resets it.
  func words(for key: VoiceKey) -> Steps? {
    switch key {
    case .slower: slower
    case .faster: faster
    case .softer: softer
    case .louder: louder
    case .lower: lower
    case .higher: higher
    case .lessTalkative: lessTalkative
    case .moreTalkative: moreTalkative
    case .reset: nil
    }
  }
}
