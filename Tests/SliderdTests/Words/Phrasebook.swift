// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderNumbers
import StepSliderSpeech
import Testing

@testable import StepSlider
@testable import sliderd

/// Every phrase of one language, as the voice gets it, with numbers in the gaps.
struct Phrasebook {
  typealias Table = (name: String, phrases: [String])

  /// The phrases of each table of words. A table has the name of its type.
  let tables: [Table]

  init(of language: SpokenLanguage) throws {
    let numbers: Table = ("NumberStyle", Self.numbers(in: language))
    let measures: Table = ("Measure", try Self.measures(in: language))
    let elements = try Self.table(language, [:])
    let sliders = try Self.tablesOfSliders(in: language)
    let program = try Self.tablesOfProgram(in: language)
    tables = [elements] + sliders + program + [numbers, measures]
  }

  /// All phrases, each once.
  var phrases: Set<String> { Set(tables.flatMap(\.phrases)) }

  private static func tablesOfSliders(in language: SpokenLanguage) throws -> [Table] {
    let words = LanguageWords.words(in: language)
    let slider = words.slider
    let keys = LanguageWords.english.keys.keys.sorted()
    let place = slider.place(slider.position("3", "5"))
    let sliders = ([2, 5] as [DecimalNumber]).map {
      language.amount($0, "slider", number: words.notation.text)
    }
    let panel = words.help("panel", try #require(words.key("tab")))
    return [
      try table(
        slider,
        [
          "position": [slider.position("3", "5")],
          "percent": [slider.percent("3")],
          "unavailable": ["3" + slider.unavailableSign + " " + slider.unavailable],
          "unavailableSign": [1, 2, 5, 12].map {
            language.amount($0, "unavailable", number: words.notation.text)
          },
          "stopped": [slider.stopped("3")],
          "place": sliders + [place, panel],
          "missing": [slider.missing("7", "5")],
          "noStop": [slider.noStop("9", "1", "5")],
          "noName": [slider.noName("3")],
        ]
      ),
      ("HelpWords", words.help.keys.sorted().filter { $0 != "panel" }.map { words.help($0, "3") }),
      ("KeyNames", try keys.map { try #require(words.key($0)) }),
    ]
  }

  private static func tablesOfProgram(in language: SpokenLanguage) throws -> [Table] {
    let words = ProgramWords.words(in: language)
    return [
      try table(
        words,
        [
          "connected": [words.connected(words.device)],
          "unplugged": [words.unplugged(words.device)],
          "unreadable": [words.unreadable(words.device)],
          "option": [words.option("3")],
          "line": [words.line(3)],
          "moreMistakes": [1, 2, 5].map(words.moreMistakes),
          "unknownUnit": [words.unknownUnit("3", "5")],
          "unreachedEnd": [words.unreachedEnd("3", "5")],
        ]
      )
    ]
  }

  private static func numbers(in language: SpokenLanguage) -> [String] {
    let style = NumberStyle.localized(language)
    let numbers =
      [0.5, 1234.5, -3].map(style.number) + [1, 2, 5, 130, 3725.5].map(style.seconds)
    return numbers.map { Announcement($0, priority: .assertive).text }
  }

  private static func measures(in language: SpokenLanguage) throws -> [String] {
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let stops = try Stops(values: [5])
    return MeasureUnit.all.map { measure in
      let slider = Slider(stops: stops, presentation: SliderPresentation(unit: .measure(measure)))
      return Announcement(phrases.valueText(of: slider), priority: .assertive).text
    }
  }

  /// Returns the phrases in a table of words: its strings, and what its functions made.
  private static func table(
    _ words: Any,
    _ made: [String: [String]]
  ) throws -> Table {
    let name = String(describing: type(of: words))
    let phrases = try Mirror(reflecting: words).children.flatMap { part -> [String] in
      let label = part.label ?? ""
      guard let strings = made[label] ?? strings(in: part.value) else {
        throw Missing(phrase: "\(name).\(label)")
      }
      return label == "tag" ? [] : strings
    }
    return (name, phrases)
  }

  /// Returns the strings in a value, a tuple or a collection; `nil` for a function.
  private static func strings(in words: Any) -> [String]? {
    if let text = words as? String { return [text] }
    let mirror = Mirror(reflecting: words)
    guard mirror.displayStyle != nil || words is Character else { return nil }
    let found = mirror.children.flatMap { strings(in: $0.value) ?? [] }
    // The order of a dictionary changes from run to run.
    return mirror.displayStyle == .dictionary ? found.sorted() : found
  }
}

/// A function of a table of words for which ``Phrasebook`` has no phrase.
private struct Missing: Error {
  let phrase: String
}
