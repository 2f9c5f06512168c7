// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestFiles
import Testing

/// The page about what people ask of sliders names the tests that answer.
@Suite struct WishTests {
  @Test func `each test that the page of wishes names exists`() throws {
    let tests = try Self.testNames()
    let named = try Self.rows().flatMap { $0.answer.matches(of: /`([^`]+)`/).map { String($0.1) } }
      .filter { $0.contains(" ") }
    #expect(named.count > 80)
    #expect(named.filter { !tests.contains($0) } == [])
  }

  @Test func `each wish is answered by a test or by a sentence why not`() throws {
    for row in try Self.rows() {
      let isAnswered = row.answer.contains("`") || row.answer.hasPrefix("No test: ")
      #expect(isAnswered, "\(row.wish)")
    }
  }

  @Test func `each difference from other sliders is on the page`() throws {
    let page = try ProjectFile.text("docs/guide/wishes.md")
    let source = try ProjectFile.text("Tests/StepSliderTests/Peers/PeerDifference.swift")
    let rules = source.matches(of: /case \w+ =\s+"([^"]+)"/).map { String($0.1) }
    #expect(rules.count > 20)
    #expect(rules.filter { !page.contains("\($0.prefix(1).uppercased())\($0.dropFirst()).") } == [])
  }

  private struct Row {
    let wish: Substring
    let answer: Substring
  }

  /// The rows of the page's tables, without their heads.
  private static func rows() throws -> [Row] {
    try ProjectFile.text("docs/guide/wishes.md").split(separator: "## Where StepSlider differs")[0]
      .split(separator: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasSuffix("| answer |") }
      .map { line in
        let cells = line.dropFirst(2).dropLast(2).split(separator: " | ")
        return Row(wish: cells[0], answer: cells[cells.count - 1])
      }
  }

  /// The names of all test functions that are sentences.
  private static func testNames() throws -> Set<String> {
    let folder = ProjectFile.path("Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }
    return try files.reduce(into: []) { names, file in
      let text = try ProjectFile.text("Tests/\(file)")
      for match in text.matches(of: /func `([^`]+)`/) { names.insert(String(match.1)) }
    }
  }
}
