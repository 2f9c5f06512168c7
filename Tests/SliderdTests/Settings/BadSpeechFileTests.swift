// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSliderSpeech
import TestValues
import Testing

@testable import sliderd

/// Files of other programs that make no sense. They are ignored, and sliderd speaks as without
/// them.
@Suite struct BadSpeechFileTests {
  private func chosen(_ bytes: [UInt8], at path: String) -> ChosenSpeech {
    ChosenSpeech(environment: ["HOME": ChosenSpeechTests.home]) {
      $0 == path ? bytes : nil
    }
  }

  @Test(arguments: [
    "", "x", "null", "[]", "3", "\"text\"", "{", "{}", "{\"profiles\": 3}", "\u{FEFF}{", "\0\0\0",
    #"{"profiles": {"default": []}}"#, #"{"profiles": {"default": {"voices": 3}}}"#,
    #"{"general": {"startingProfile": 3}, "profiles": []}"#,
    #"{"general": {"startingProfile": ["x", "missing"]}, "profiles": {}}"#,
    #"{"general": {"startingProfile": []}, "profiles": {}}"#,
    String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 40_000),
  ])
  func `a file that isn't Orca's has no settings`(text: String) {
    let chosen = chosen(Array(text.utf8), at: ChosenSpeechTests.orca)
    #expect(chosen.numbers[.rate] == nil && chosen.voices.isEmpty && chosen.messages.count < 2)
  }

  @Test(arguments: [
    "NaN", "Infinity", "-1", "101", "1e999", "-1e999", "\"fast\"", "true", "[80]", "{}",
    "99999999999999999999999999",
  ])
  func `a rate that isn't Orca's is ignored and reported`(rate: String) {
    let text = "{\"general\": {\"voices\": {\"default\": {\"rate\": \(rate), \"gain\": 1}}}}"
    let chosen = chosen(Array(text.utf8), at: ChosenSpeechTests.orca)
    #expect(chosen.numbers[.rate] == nil && chosen.messages.count == 1)
  }

  @Test(arguments: [
    "DefaultRate", "DefaultRate fast", "DefaultRate 101", "DefaultRate -101", "DefaultRate 5.5",
    "DefaultRate nan", "DefaultRate 99999999999999999999", "DefaultRate \"", "DefaultRate \"5 0\"",
    "DefaultRate 0x20", "DefaultRate= 50", "Default Rate 50", "\\", "\\\n\\\n", "\"\"", "\0",
  ])
  func `a line that isn't speech-dispatcher's sets no rate`(line: String) {
    #expect(chosen(Array(line.utf8), at: ChosenSpeechTests.own).numbers[.rate] == nil)
  }

  @Test(arguments: ["a", "\"a", "\\\n", "\n", " \\", "# ", "DefaultRate 50 ", "BeginClient\n", "é"])
  func `the largest file takes no time`(piece: String) {
    let count = maximumUsersFileSize / piece.utf8.count
    let bytes = Array(String(repeating: piece, count: count).utf8)
    let time = ContinuousClock().measure { _ = chosen(bytes, at: ChosenSpeechTests.own) }
    #expect(time < .seconds(2))
  }

  @Test func `damaged files give only numbers that espeak-ng takes`() {
    var numbers = SeededNumbers(seed: 6)
    let files = [
      (
        ChosenSpeechTests.own,
        "DefaultRate 39\nDefaultPitch 20\nDefaultVolume -9\nDefaultLanguage de"
      ),
      (
        ChosenSpeechTests.orca,
        #"{"general":{"voices":{"default":{"rate":39.5,"gain":9,"family":{"name":"a","lang":"de"}}}}}"#
      ),
      (ChosenSpeechTests.rates, "EspeakMinRate 90\nEspeakNormalRate 170\nEspeakMaxRate 449\n"),
    ]
    for (path, text) in files {
      for _ in 0..<500 {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
          bytes[Int.random(in: bytes.indices, using: &numbers)] = .random(
            in: 0...255,
            using: &numbers
          )
        }
        let chosen = chosen(bytes, at: path)
        for (control, number) in chosen.numbers {
          #expect(control.range.contains(number.value))
        }
      }
    }
  }

  @Test func `a file that can't be read is reported by its name, and others still count`() {
    let chosen = ChosenSpeech(environment: ["HOME": ChosenSpeechTests.home]) {
      path throws(FileError) in
      switch path {
      case ChosenSpeechTests.orca, ChosenSpeechTests.own:
        throw .unusable(path, reason: "it is not a regular file")
      case ChosenSpeechTests.system: return Array("DefaultRate 100".utf8)
      default: return nil
      }
    }
    #expect(chosen.numbers[.rate]?.value == 449)
    let reason = "it is not a regular file"
    #expect(
      chosen.messages == [
        "ignored speech settings from \(ChosenSpeechTests.orca): \(reason)",
        "ignored speech settings from \(ChosenSpeechTests.own): \(reason)",
      ]
    )
  }
}
