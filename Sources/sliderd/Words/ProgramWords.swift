// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderNumbers

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

  static func words(in language: SpokenLanguage) -> ProgramWords { byTag[language.tag] ?? .english }

  /// Returns the words of a key for the voice; `nil` for the one that resets it.
  func words(for key: VoiceKey) -> (more: String, most: String)? {
    VoiceKey.allCases.firstIndex(of: key).flatMap { steps.indices.contains($0) ? steps[$0] : nil }
  }
}

// What sliderd says of itself. Announcements are polite where no key requested them.
extension ProgramWords {
  func notice(_ words: KeyPath<ProgramWords, String>) -> Announcement {
    Announcement(self[keyPath: words], priority: .polite)
  }

  func answer(_ words: KeyPath<ProgramWords, String>) -> Announcement {
    Announcement(self[keyPath: words], priority: .assertive)
  }

  /// Announces a device, which is called a device if it has no name.
  func announcement(of state: DeviceState, name: String?) -> Announcement {
    let name = name.flatMap(SpokenText.spoken) ?? device
    let phrase =
      switch state {
      case .connected: connected
      case .unplugged: unplugged
      case .unreadable: unreadable
      }
    return Announcement(phrase(name), priority: .polite)
  }

  func announcement(of notice: StartNotice) -> Announcement {
    let numbers = NumberStyle.localized(language)
    let text =
      switch notice {
      case .unknownUnit(let name, let similar):
        unknownUnit(SpokenText.cleaned(name), similar)
      case .unusedUnit: unusedUnit
      case .unreachedEnd(let end, let stop):
        unreachedEnd(numbers.number(end), numbers.number(stop))
      case .noChoice: noChoice
      case .unsavedPosition: unsavedPosition
      case .unreadablePosition: unreadablePosition
      }
    return Announcement(text, priority: .polite)
  }
}

// What is said about a command that failed: the first mistake, and how many more.
extension ProgramWords {
  /// Returns the announcements, in order. Messages about mistakes are in English. In another
  /// language, an English voice says them between the words that tell what happened.
  func announcements(of failure: Failure, atStart isAtStart: Bool = true) -> [Announcement] {
    let mistake = failure.mistakes[0]
    let beginning = [isAtStart ? notStarted : nil, mistake.subject.map(words(for:))]
      .compactMap(\.self).joined(separator: ". ")
    let count = failure.mistakes.count - 1
    let parts = [
      (text: beginning.isEmpty ? "" : "\(beginning):", language: language.tag),
      (text: mistake.message.asSentence, language: SpokenLanguage.english.tag),
      (text: count > 0 ? "\(moreMistakes(count))." : "", language: language.tag),
    ].filter { !$0.text.isEmpty }
    guard language.tag != SpokenLanguage.english.tag else {
      return [Announcement(parts.map(\.text).joined(separator: " "), priority: .polite)]
    }
    return parts.map { text, tag in
      // The voice's own language needs no tag, which could select another voice.
      Announcement(text, priority: .polite, language: tag == language.tag ? nil : tag)
    }
  }

  private func words(for subject: Failure.Mistake.Subject) -> String {
    switch subject {
    case .flags(let flags):
      flags.map { option(String($0.drop { $0 == "-" })) }.joined(separator: ", ")
    case .key(let key, let file, let place):
      [file.split(separator: "/").last.map(String.init), line(place.line), key.asWords]
        .compactMap(\.self).joined(separator: ", ")
    }
  }
}

extension String {
  /// The path of a key as it is spoken, such as "slider 2, names"; `nil` for an empty one.
  fileprivate var asWords: String? {
    guard !isEmpty else { return nil }
    return replacing("]", with: "").replacing("[", with: " ").replacing(".", with: ", ")
  }

  /// The first line as a sentence. Further lines are for reading.
  fileprivate var asSentence: String {
    let line = prefix { $0 != "\n" }
    guard let last = line.last, !".?!".contains(last) else { return String(line) }
    return last == ":" ? "\(line.dropLast())." : "\(line)."
  }
}

// sliderd's own keys.
extension ProgramWords {
  /// Returns what sliderd's own commands do, by their names, for the list of keys.
  func commands(settingSound: Bool) -> [String: String] {
    var commands = [SliderResponse.quit: quit]
    for key in VoiceKey.allCases {
      let effect = words(for: key)?.more ?? reset
      commands[key.rawValue] = key.control != nil && !settingSound ? "" : effect
    }
    return commands
  }

  /// Returns the answer to a key for the voice: "slower, 160", or "slowest, 80" at the end.
  func answer(to key: VoiceKey, value: String? = nil, isAtEnd: Bool = false) -> Announcement {
    guard let words = words(for: key) else { return Announcement(wasReset, priority: .assertive) }
    let word = isAtEnd ? words.most : words.more
    return Announcement(
      [word, value].compactMap(\.self).joined(separator: ", "),
      priority: .assertive
    )
  }
}

extension SliderResponse {
  /// The ``command`` that ends the program. Device bindings use the same name.
  static let quit = "quit"
}

/// What a listener should know about a slider when it starts.
enum StartNotice: Hashable, Sendable {
  case unknownUnit(String, similar: String)
  /// The stops have no values, so the unit isn't spoken.
  case unusedUnit
  /// An end of the range isn't a stop.
  case unreachedEnd(DecimalNumber, nearest: DecimalNumber)
  /// All stops are unavailable.
  case noChoice
  case unsavedPosition, unreadablePosition

  /// Whether it is told of each slider. If not, it is told once, however many sliders it is true of.
  var isOfOneSlider: Bool { self != .unsavedPosition && self != .unreadablePosition }
}
