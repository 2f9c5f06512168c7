// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderNumbers
import StepSliderSpeech

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
    case .key(let key, let file, let line, _):
      [file.split(separator: "/").last.map(String.init), self.line(line), key.asWords]
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
  /// The ``command`` that ends the program.
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
