// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import Testing

@testable import sliderd

@Suite struct FailurePhrasesTests {
  private static let mistake = Failure.Mistake(in: .flags(["--steps"]), message: "a mistake")

  private func words(_ mistakes: Failure.Mistake..., tag: String = "en") throws -> [String] {
    let phrases = try #require(SpokenLanguage(tag: tag)).program
    return phrases.announcements(of: Failure(status: .usage, mistakes: mistakes)).map(\.text)
  }

  @Test func `the first mistake is said whole, and how many more there are`() throws {
    let mistake = Self.mistake
    let start = "sliderd did not start. Option steps: a mistake."
    #expect(try words(mistake) == [start])
    #expect(try words(mistake, mistake) == [start + " 1 more mistake."])
    #expect(try words(mistake, mistake, mistake) == [start + " 2 more mistakes."])
  }

  @Test(arguments: [
    (Failure.Mistake(message: "no stops"), "sliderd did not start: no stops."),
    (Failure.Mistake(message: "did you mean X?"), "sliderd did not start: did you mean X?"),
    (Failure.Mistake(message: "a rule:\nKERNEL"), "sliderd did not start: a rule."),
    (
      Failure.Mistake(in: .flags(["--read-only", "--disabled"]), message: "use one"),
      "sliderd did not start. Option read-only, Option disabled: use one."
    ),
    (
      Failure.Mistake(
        in: .key("slider[2].names[1]", file: "/etc/a.toml", at: SourceLocation(line: 7, column: 3)),
        message: "blank"
      ),
      "sliderd did not start. a.toml, line 7, slider 2, names 1: blank."
    ),
    (
      Failure.Mistake(
        in: .key("", file: "/etc/a.toml", at: SourceLocation(line: 1, column: 1)),
        message: "blank"
      ),
      "sliderd did not start. a.toml, line 1: blank."
    ),
  ])
  func `a mistake is said with the place where it is`(mistake: Failure.Mistake, text: String) throws
  {
    #expect(try words(mistake) == [text])
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `an English voice says the mistake, and the user's own voice the rest`(tag: String) throws {
    let phrases = try #require(SpokenLanguage(tag: tag)).program
    let failure = Failure(status: .usage, mistakes: [Self.mistake, Self.mistake])
    let parts = phrases.announcements(of: failure)
    let own = ProgramWords.words(in: try #require(SpokenLanguage(tag: tag)))
    #expect(tag == "en" || own.notStarted != ProgramWords.english.notStarted)
    #expect(parts.allSatisfy { $0.priority == .polite && SpokenText.spoken($0.text) == $0.text })
    guard tag != "en" else { return #expect(parts.count == 1) }
    #expect(parts.map(\.language) == [nil, "en", nil])
    #expect(parts[1].text == "a mistake.")
    #expect(parts[0].text.contains("steps") && parts[2].text.contains("1"))
    #expect(Set(parts.map(\.text)).isDisjoint(with: try words(Self.mistake, Self.mistake)))
  }
}
