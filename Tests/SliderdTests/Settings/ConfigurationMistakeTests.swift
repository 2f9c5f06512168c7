// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import sliderd

@Suite struct ConfigurationMistakeTests {
  @Test(arguments: WrongFile.settings + WrongFile.stops + WrongFile.grammar)
  func `all mistakes in a file are listed by line, column and key`(file: WrongFile) {
    let list = mistakes(in: file.text).map { $0.description(in: "f") }.joined(separator: "\n")
    #expect(file.mistakes.hasSuffix(": ") ? list.hasPrefix(file.mistakes) : list == file.mistakes)
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
