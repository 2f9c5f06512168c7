// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestFiles
import Testing

@testable import StepSlider
@testable import StepSliderSpeech
@testable import sliderd

/// The phrases of each language: that none is missing, and what translators and listeners read of
/// them.
@Suite struct LanguagePageTests {
  private let books: [String: Phrasebook]

  init() throws {
    books = try Dictionary(
      uniqueKeysWithValues: SpokenLanguage.all.map { ($0.tag, try Phrasebook(of: $0)) }
    )
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `no phrase is missing in any language`(tag: String) throws {
    for table in try #require(books[tag]).tables {
      let missing = table.phrases.filter { SpokenText.spoken($0) == nil }
      #expect(missing == [], "\(table.name) in \(tag) has \(missing.count) empty phrases")
    }
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `what docs/languages.md compares is still said`(tag: String) throws {
    let page = try ProjectFile.text("docs/languages.md")
    let table = try #require(
      page.components(separatedBy: "\n## Words that differ").dropFirst().first
    )
    let rows = table.prefix(upTo: table.range(of: "\n## ")?.lowerBound ?? table.endIndex)
      .split(separator: "\n").filter { $0.hasPrefix("| \(tag) | ") }
    let compared = rows.flatMap { row in
      row.components(separatedBy: " | ")[1].components(separatedBy: "; ")
    }
    #expect(!compared.isEmpty)
    #expect(Set(compared).subtracting(try #require(books[tag]).phrases) == [])
  }

  @Test func `every table of words is in the phrasebook`() throws {
    let sources = FileManager.default.enumerator(atPath: ProjectFile.path("Sources"))
    let files = try #require(sources).compactMap { $0 as? String }
      .filter {
        $0.hasSuffix("Words/Languages/English.swift") || $0.hasSuffix("Words/Languages.swift")
      }
    let types = try files.flatMap { file in
      try ProjectFile.text("Sources/\(file)").matches(of: /(?m)^extension (\w+)/)
        .map { String($0.1) }
    }
    let parts = Mirror(reflecting: LanguageWords.words(in: .english)).children.compactMap(\.label)
    #expect(
      types.sorted() == ["LanguageWords", "ProgramWords", "SpokenLanguage"],
      "see Phrasebook"
    )
    #expect(
      parts == ["slider", "notation", "help", "keys", "units", "shortUnits"],
      "see Phrasebook"
    )
  }

  private static let pagePath = ProcessInfo.processInfo.environment["LANGUAGES_PAGE"]

  @Test(.enabled(if: pagePath != nil))
  func `the phrases are written to a page, for scripts/languages`() throws {
    let sections = try SpokenLanguage.all.map { language in
      let lists = try #require(books[language.tag]).tables.map { table in
        "- `\(table.name)`: " + table.phrases.eachOnce.joined(separator: " · ") + "\n"
      }
      return "\n## \(language.englishName) (\(language.tag))\n\n" + lists.joined()
    }
    let introduction = """
      # Every phrase of every language

      Below each language are its phrases, by the table of words that has them. Numbers stand for what
      the program puts there. `NumberStyle` shows numbers and time spans, whose words come from the
      Unicode CLDR.

      """
    let path = try #require(Self.pagePath)
    try (introduction + sections.joined()).write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["LANGUAGES_PHRASES"] != nil))
  func `the phrases are written to a file, for Tests/Release/Languages/run`() throws {
    let path = try #require(ProcessInfo.processInfo.environment["LANGUAGES_PHRASES"])
    let phrases = Dictionary(
      uniqueKeysWithValues: books.map { tag, book in
        (tag, book.phrases.sorted().map { [$0, VoiceSpelling(in: tag).text(for: $0)] })
      }
    )
    try JSONEncoder().encode(phrases).write(to: URL(filePath: path))
  }
}

extension SpokenLanguage {
  fileprivate var englishName: String {
    Locale(identifier: "en").localizedString(forLanguageCode: tag) ?? tag
  }
}
