// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import sliderd

@Suite struct ConfigurationMistakeTests {
  @Test(arguments: WrongFile.settings + WrongFile.stops + WrongFile.grammar)
  func `all mistakes in a file are listed by line, column and key`(file: WrongFile) {
    let list = mistakes(in: file.text).map { $0.mistake(in: "f").line }.joined(separator: "\n")
    #expect(file.mistakes.hasSuffix(": ") ? list.hasPrefix(file.mistakes) : list == file.mistakes)
  }

  /// What follows the key to, and what to do about it.
  @Test(arguments: [
    ("[1, 2", "a list ends with ]"), ("[1,, 2]", "leave out one of the commas"),
    ("[1 2]", "separate the items with commas; a list ends with ]"),
    ("\"C:\\path\"", "write two backslashes for one, or the text in single quotation marks"),
    ("\"C:\\Users\"", "write two backslashes for one, or the text in single quotation marks"),
    ("\"\"\"a", "a quotation mark is missing at the end of the text"),
    ("\"a", "a quotation mark is missing at the end of the text"),
    ("= 5", "write one ="), ("Yes", "true, false and numbers need none"),
    ("True", "true, false and numbers need none"), ("08:30", "true, false and numbers need none"),
    ("100%", "leave out %; for percentages, add unit = \"percent\""),
    ("100 %", "leave out %; for percentages, add unit = \"percent\""),
    ("1.", "a number ends with a digit, such as 1 or 1.0"),
    ("1,5", "a number has no comma; decimals begin with a point"),
    (".5", "a number begins with a digit, and has one point, such as 0.5"),
    ("05", "leave out the zeros in front, or put text in quotation marks"),
    ("99999999999999999999", "a number has at most 18 digits"),
    ("5ms", "leave out what follows the number; for a unit, add the key unit"),
    ("5 from = 1", "begin the next key in a new line, and a comment with #"),
    ("{ a = 1,\n b = 2 }", "a table in braces is one line, with commas between its keys"),
    ("5\nfrom: 5", "write = between a key and its value, such as steps = 5"),
    ("5\n// a", "a line is a key and its value, a section, or a comment after #"),
    ("5\n[[slider]", "write a section's name in brackets, such as [speech] or [[slider]]"),
  ])
  func `each mistake of grammar has a way out`(value: String, advice: String) {
    let found = mistakes(in: "[[slider]]\nto = \(value)\n").map(\.message)
      .filter { $0.hasPrefix("invalid TOML: ") }
    #expect(found.count == 1 && found[0].hasSuffix("; \(advice)"), "\(found)")
  }

  @Test(arguments: ["value", "default", "unavailable"])
  func `a stop can be told by its number or its name`(key: String) {
    let item = key == "unavailable" ? "[[1]]" : "[1]"
    let text = "[[slider]]\nnames = [\"a\", \"b\"]\n\(key) = \(item)\n"
    let message = "expected a number or text in quotation marks, found a list"
    #expect(mistakes(in: text).map(\.message) == [message])
  }

  @Test func `a file that is too large is refused`() {
    let text = String(repeating: "# a remark\n", count: 100_000)
    #expect(mistakes(in: text).map(\.message) == ["the file is larger than 1 MiB"])
  }

  @Test func `at most 20 mistakes are listed`() {
    let text = String(repeating: "[speech]\nrate = ?\n", count: 1000)
    #expect(mistakes(in: text).count == 20)
  }

  private func mistakes(in text: String) -> [ConfigurationMistake] {
    sliderd.Configuration(Array(text.utf8)) { $0 == "echo" }.mistakes
  }
}
