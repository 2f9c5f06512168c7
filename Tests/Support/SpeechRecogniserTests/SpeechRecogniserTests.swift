// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechRecogniser
import TestBench
import TestFiles
import Testing

/// The recogniser that other tests rely on. It hears what was spoken and nothing else.
@Suite struct SpeechRecogniserTests {
  static let steps = [3, 5, 7, 12].flatMap { count in (1...count).map { "\($0) of \(count)" } }
  static let names = [
    "small", "medium", "large", "extra large", "Large, 4 of 5", "5 of 5, maximum",
  ]
  static let percents = stride(from: 0, through: 100, by: 10).map { "\($0) percent" }
  static let recogniser = Result { try SpeechRecogniser(phrases: steps + names + percents) }

  let recogniser: SpeechRecogniser

  init() throws {
    recogniser = try Self.recogniser.get()
  }

  @Test func `each phrase is recognised in different voices and in order, and nothing else is`()
    async throws
  {
    try await hearPhrases()
    try await hearOrder()
  }

  private func hearPhrases() async throws {
    for phrase in Self.steps + Self.names + Self.percents {
      let heard = recogniser.hear(try await spoken(phrase))
      #expect(heard.map(\.phrase) == [phrase])
      #expect(heard.allSatisfy { $0.distance < 1 })
    }
    for options in [["-s", "150"], ["-s", "220"], ["-p", "30"], ["-v", "en+m3"], ["-a", "20"]] {
      for phrase in ["4 of 5", "11 of 12", "medium", "40 percent"] {
        #expect(recogniser.hear(try await spoken(phrase, options)).map(\.phrase) == [phrase])
      }
    }
    for other in ["hello world", "good morning", "4 of 8", "9 of 11", "smaller", "minimum"] {
      let heard = recogniser.hear(try await spoken(other))
      #expect(heard.map(\.phrase) == [nil])
      #expect(heard.allSatisfy { $0.distance > SpeechRecogniser.limit })
    }
    #expect(
      recogniser.hear(samples: [Int16](repeating: 0, count: 44_100), sampleRate: 44_100) == []
    )
    #expect(recogniser.hear(try await spoken("3 of 5", ["-a", "0"])) == [])
  }

  private func hearOrder() async throws {
    var samples: [Int16] = []
    for phrase in ["1 of 12", "7 of 12", "10 of 12", "70 percent"] {
      let beginning = try await spoken(phrase).audible
      samples += beginning.prefix(beginning.count / 3)
    }
    samples += try await spoken("4 of 12").audible
    #expect(
      recogniser.hear(samples: samples, sampleRate: 22_050).map(\.phrase) == [nil, "4 of 12"]
    )
    let (first, second) = (try await spoken("3 of 5").audible, try await spoken("4 of 5").audible)
    for milliseconds in [0, 20, 250, 1_000] {
      let silence = [Int16](repeating: 0, count: 22_050 * milliseconds / 1_000)
      let heard = recogniser.hear(samples: first + silence + second, sampleRate: 22_050)
      #expect(heard.map(\.phrase) == ["3 of 5", "4 of 5"])
      let start = Double((first + silence).count) / 22_050
      let times = [0, Double(first.count) / 22_050, start, start + Double(second.count) / 22_050]
      #expect(zip(heard.flatMap { [$0.start, $0.end] }, times).allSatisfy { abs($0 - $1) < 0.06 })
    }
    for share in [0.3, 0.5, 0.7, 0.85] {
      let part = Array(first.prefix(Int(Double(first.count) * share)))
      #expect(recogniser.hear(samples: part, sampleRate: 22_050).map(\.phrase) == [nil])
    }
  }

  private func spoken(_ text: String, _ options: [String] = []) async throws -> WaveFile {
    let folder = try TemporaryFolder()
    let path = folder.file("spoken.wav")
    // Later options override earlier ones.
    let arguments = ["-v", "en", "-s", "175", "-b", "1", "-w", path] + options + ["--", text]
    let result = try await ChildProcess.run(Command("espeak-ng", arguments))
    try #require(result.status == .code(0), "\(result.errors)")
    return try WaveFile(path: path)
  }
}

extension WaveFile {
  /// The samples without the silence around them, as the program plays them.
  fileprivate var audible: [Int16] {
    let isAudible = { (sample: Int16) in abs(Int(sample)) > 32 }
    guard let first = samples.firstIndex(where: isAudible),
      let last = samples.lastIndex(where: isAudible)
    else { return [] }
    return Array(samples[first...last])
  }
}
