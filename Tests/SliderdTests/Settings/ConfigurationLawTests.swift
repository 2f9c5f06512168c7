// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Foundation
import TestValues
import Testing

@testable import sliderd

@Suite struct ConfigurationLawTests {
  private static let pieces = [
    "[panel]\n", "[speech]\n", "[[slider]]\n", "[[input]]\n", "[slider]\n", "steps = 5\n",
    "steps = x\n",
    "names = [\"A\",", "\n", "]", "}", "{", "\"", "'''", "= ", "a.b.c = ",
    "values = [1, 2.5, \"3\"]\n",
    "from = -0\n", "to = 1e9\n", "by = nan\n", "id = \"a\"\n", "keys = { KEY_A = ", "\"quit\" }\n",
    "# ä\u{301}\u{1F600}", "\r\n", "\u{0}", "on_change = [\"{value\"]\n", "1979-05-27T07:32:00Z\n",
  ]

  @Test(arguments: UInt64(1)...200)
  func `any text can be parsed, and each mistake has a location in it`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    var bytes = (0..<Int.random(in: 0..<40, using: &numbers)).flatMap { _ in
      Array((Self.pieces.randomElement(using: &numbers) ?? "").utf8)
    }
    if Int.random(in: 0..<4, using: &numbers) == 0,
      let index = bytes.indices.randomElement(using: &numbers)
    {
      bytes[index] = .random(in: 0...255, using: &numbers)
    }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let reading = sliderd.Configuration(bytes) { _ in true }
    for mistake in reading.mistakes {
      #expect((1...lines.count).contains(mistake.location.line), "\(mistake)")
      #expect(mistake.location.column >= 1)
      #expect(!mistake.mistake(in: "f").line.contains("\n"))
    }
    #expect(reading.mistakes == reading.mistakes.sorted { $0.location < $1.location })
  }

  @Test func `check and a start refuse the same files, with the same words`() throws {
    var caller = Caller.current
    caller.findsProgram = { _ in true }
    caller.usersFile = { _ in nil }
    try Caller.$current.withValue(caller) { try Self.compareCheckAndStart() }
  }

  private static func compareCheckAndStart() throws {
    let words = try FuzzedConfiguration.words()
    let flags = ArgumentReading(["--config", "f"]).flags
    var refused = 0
    for seed in UInt64(1)...1000 {
      let bytes = FuzzedConfiguration.bytes(of: words, seed: seed)
      let file = ConfigurationFile(path: "f", bytes: bytes)
      let check = Result { () throws(Failure) in try file.refuse(file.checked().mistakes) }
      let start = Result { () throws(Failure) in
        _ = try Settings(
          flags: flags,
          file: file,
          preset: nil,
          isTerminal: false,
          environment: [:]
        )
      }
      refused += check.failure == nil ? 0 : 1
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(check.failure == start.failure, "seed \(seed):\n\(text)")
    }
    // The law says nothing unless both kinds of files are common.
    #expect((100...900).contains(refused), "\(refused)")
  }

  @Test func `adding a line at the top of a file moves its mistakes down by one line`() {
    let text = "[speech]\nrate = 5\n[[slider]]\nid = x\n[[slider]]\nnames = [\"A\", 3]\n"
    let plain = sliderd.Configuration(Array(text.utf8)) { _ in true }.mistakes
    let moved = sliderd.Configuration(Array(("# \n" + text).utf8)) { _ in true }.mistakes
    #expect(plain.map(\.location.line) == [2, 4, 5, 6])
    #expect(moved.map(\.location.line) == [3, 5, 6, 7])
    #expect(moved.map(\.message) == plain.map(\.message))
  }
}
