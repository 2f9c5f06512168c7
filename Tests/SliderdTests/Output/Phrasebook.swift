// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderSpeech
import Testing

@testable import StepSlider
@testable import sliderd

/// Every phrase of one language, as the voice gets it, with numbers in the gaps.
struct Phrasebook {
  /// The phrases of each table of words. A table has the name of its type.
  let tables: [(name: String, phrases: [String])]

  init(of language: Language) throws {
    let slider = try #require(SliderWords.all[language.tag])
    let panel = try #require(PanelWords.all[language.tag])
    let program = try #require(ProgramWords.all[language.tag])
    let failure = try #require(FailureWords.all[language.tag])
    tables = [
      try Self.table(language, [:]),
      try Self.table(
        slider,
        [
          "position": [slider.position("3", "5")],
          "percent": [slider.percent("3")],
          "unavailable": [slider.unavailable("3")],
          "unavailableCount": [slider.unavailableCount("3")],
        ]
      ),
      try Self.table(
        panel,
        [
          "sliders": [2, 5].map { panel.sliders($0, "\($0)") },
          "slider": [panel.slider(slider.position("3", "5"))],
          "missing": [panel.missing("7", "5")],
        ]
      ),
      try Self.table(
        program,
        [
          "connected": [program.connected(program.device)],
          "unplugged": [program.unplugged(program.device)],
          "unreadable": [program.unreadable(program.device)],
        ]
      ),
      try Self.table(
        failure,
        [
          "option": [failure.option("3")],
          "line": [failure.line(3)],
          "moreMistakes": [1, 2, 5].map(failure.moreMistakes),
        ]
      ),
      ("NumberStyle", Self.numbers(in: language)),
      ("Measure", try Self.measures(in: language)),
    ]
  }

  /// All phrases, each once.
  var phrases: Set<String> { Set(tables.flatMap(\.phrases)) }

  private static func numbers(in language: Language) -> [String] {
    let style = NumberStyle.localized(language)
    let numbers =
      [0.5, 1234.5, -3].map(style.number) + [1, 2, 5, 130, 3725.5].map(style.seconds)
    return numbers.map { Announcement($0).text }
  }

  private static func measures(in language: Language) throws -> [String] {
    let phrases = SliderPhrases(language: language, numbers: .localized(language))
    let stops = try Stops(values: [5])
    return Measure.allCases.map { measure in
      let slider = Slider(stops: stops, presentation: Presentation(unit: .measure(measure)))
      return Announcement(phrases.valueText(of: slider)).text
    }
  }

  /// Returns the phrases in a table of words: its strings, and what its functions made.
  private static func table(
    _ words: Any,
    _ made: [String: [String]]
  ) throws -> (name: String, phrases: [String]) {
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
    return mirror.children.flatMap { strings(in: $0.value) ?? [] }
  }
}

/// A function of a table of words for which ``Phrasebook`` has no phrase.
private struct Missing: Error {
  let phrase: String
}
