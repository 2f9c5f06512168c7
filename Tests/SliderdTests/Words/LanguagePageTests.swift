// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestFiles
import Testing

@testable import StepSlider
@testable import StepSliderSpeech

/// docs/languages.md, which translators and listeners read, and `Tests/Release/Languages/run` too.
@Suite struct LanguagePageTests {
  private let books: [String: Phrasebook]
  private let page: LanguagePage

  init() throws {
    books = try Dictionary(
      uniqueKeysWithValues: Language.all.map { ($0.tag, try Phrasebook(of: $0)) }
    )
    page = LanguagePage(text: try ProjectFile.text("docs/languages.md"))
  }

  @Test func `the page has every phrase of every language`() throws {
    let updated = page.updated(with: books).text
    if ProcessInfo.processInfo.environment["LANGUAGES_PAGE"] == "write" {
      let path = ProjectFile.path("docs/languages.md")
      try updated.write(toFile: path, atomically: true, encoding: .utf8)
    } else {
      #expect(page.text == updated, "run scripts/languages, and commit the page with your change")
    }
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

  @Test(arguments: Language.all.map(\.tag))
  func `what the page compares is still said`(tag: String) throws {
    let phrases = try #require(books[tag]).phrases
    #expect(page.compared(in: tag).count > 20)
    #expect(page.compared(in: tag).subtracting(phrases) == [])
  }

  @Test func `every table of words is on the page`() throws {
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
    #expect(types.sorted() == ["Language", "LanguageWords", "ProgramWords"], "see Phrasebook")
    #expect(parts == ["slider", "help", "keys", "notation", "units"], "see Phrasebook")
  }
}
