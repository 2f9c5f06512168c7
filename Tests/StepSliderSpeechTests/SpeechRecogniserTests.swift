// SPDX-License-Identifier: GPL-3.0-or-later

import TestBench
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

  @Test(arguments: steps + names + percents)
  func `each phrase is recognised`(phrase: String) async throws {
    let heard = recogniser.hear(try await spoken(phrase))
    #expect(heard.map(\.phrase) == [phrase])
    #expect(heard.allSatisfy { $0.distance < 1 })
  }

  @Test(
    arguments: [["-s", "150"], ["-s", "220"], ["-p", "30"], ["-v", "en+m3"], ["-a", "20"]],
    [
      "2 of 3", "4 of 5", "1 of 7", "5 of 7", "7 of 12", "11 of 12", "medium", "Large, 4 of 5",
      "40 percent",
    ]
  )
  func `a faster, slower, deeper or softer voice is recognised`(
    options: [String],
    phrase: String
  ) async throws {
    let heard = recogniser.hear(try await spoken(phrase, options))
    #expect(heard.map(\.phrase) == [phrase])
  }

  @Test(arguments: [
    "hello world", "please press any key", "the weather is nice today", "a quick brown fox",
    "error could not open device", "three or four fish", "no keyboard was found", "good morning",
  ])
  func `other words are not recognised as one of the phrases`(words: String) async throws {
    let heard = recogniser.hear(try await spoken(words))
    #expect(heard.map(\.phrase) == [nil])
    #expect(heard.allSatisfy { $0.distance > SpeechRecogniser.limit })
  }

  @Test(arguments: ["15 percent", "4 of 8", "5 of 8", "9 of 11", "smaller", "minimum"])
  func `an unlisted phrase is not recognised as a similar one`(phrase: String) async throws {
    #expect(recogniser.hear(try await spoken(phrase)).map(\.phrase) == [nil])
  }

  @Test func `nothing is recognised in silence`() async throws {
    #expect(recogniser.hear(samples: [], sampleRate: 22_050) == [])
    let silence = [Int16](repeating: 0, count: 44_100)
    #expect(recogniser.hear(samples: silence, sampleRate: 44_100) == [])
    #expect(recogniser.hearLast(samples: silence, sampleRate: 44_100) == nil)
    let muted = try await spoken("3 of 5", ["-a", "0"])
    #expect(recogniser.hear(muted) == [])
  }

  @Test func `a click is not recognised as speech`() {
    var samples = [Int16](repeating: 0, count: 22_050)
    for index in 4_000..<4_200 { samples[index] = index.isMultiple(of: 2) ? 9_000 : -9_000 }
    #expect(recogniser.hear(samples: samples, sampleRate: 22_050) == [])
  }

  @Test(arguments: [0, 20, 100, 250, 1_000])
  func `phrases are recognised in order, with or without silence in between`(
    milliseconds: Int
  ) async throws {
    let silence = [Int16](repeating: 0, count: 22_050 * milliseconds / 1_000)
    let first = try await spoken("3 of 5").audible
    let second = try await spoken("4 of 5").audible
    let heard = recogniser.hear(samples: first + silence + second, sampleRate: 22_050)
    #expect(heard.map(\.phrase) == ["3 of 5", "4 of 5"])
    let start = Double((first + silence).count) / 22_050
    let times = [0, Double(first.count) / 22_050, start, start + Double(second.count) / 22_050]
    #expect(zip(heard.flatMap { [$0.start, $0.end] }, times).allSatisfy { abs($0 - $1) < 0.06 })
  }

  @Test(arguments: ["4 of 5", "11 of 12", "extra large", "60 percent"], [0.3, 0.5, 0.7, 0.85])
  func `an interrupted phrase is not recognised`(phrase: String, share: Double) async throws {
    let samples = try await spoken(phrase).audible
    let part = Array(samples.prefix(Int(Double(samples.count) * share)))
    let heard = recogniser.hear(samples: part, sampleRate: 22_050)
    #expect(heard.map(\.phrase) == [nil])
  }

  @Test func `the last phrase is recognised after interrupted ones`() async throws {
    var samples: [Int16] = []
    for phrase in ["1 of 12", "7 of 12", "10 of 12", "70 percent"] {
      let beginning = try await spoken(phrase).audible
      samples += beginning.prefix(beginning.count / 3)
    }
    samples += try await spoken("4 of 12").audible
    #expect(recogniser.hearLast(samples: samples, sampleRate: 22_050)?.phrase == "4 of 12")
    #expect(
      recogniser.hear(samples: samples, sampleRate: 22_050).map(\.phrase) == [nil, "4 of 12"]
    )
  }

  @Test func `the first of two phrases is not taken for the last`() async throws {
    let samples = try await spoken("4 of 5").audible + spoken("good morning").audible
    let heard = recogniser.hearLast(samples: samples, sampleRate: 22_050)
    #expect(heard != nil && heard?.phrase == nil)
  }

  @Test(arguments: ["2 of 5", "10 percent", "small"])
  func `a recording at twice the sample rate is recognised`(phrase: String) async throws {
    let samples = try await spoken(phrase).audible
    let doubled = zip(samples, samples.dropFirst()).flatMap { sample, next in
      [sample, Int16((Int(sample) + Int(next)) / 2)]
    }
    let heard = recogniser.hear(samples: doubled, sampleRate: 44_100)
    #expect(heard.map(\.phrase) == [phrase])
  }

  @Test func `other languages have their own voices`() async throws {
    let phrases = (1...5).map { "\($0) von 5" } + ["groß", "größer", "45 Prozent"]
    let recogniser = try SpeechRecogniser(phrases: phrases, voice: "de", rate: 200)
    for phrase in phrases {
      let sound = try await spoken(phrase, ["-v", "de", "-s", "200"])
      #expect(recogniser.hear(sound).map(\.phrase) == [phrase])
    }
  }

  @Test func `words with long pauses in between are one phrase if listed as one`() async throws {
    let phrase = "Volume, horizontal slider. Use the arrow keys to adjust."
    let recogniser = try SpeechRecogniser(phrases: [phrase])
    #expect(recogniser.hear(try await spoken(phrase)).map(\.phrase) == [phrase])
  }

  @Test func `unrecognised speech is described by its nearest phrase`() async throws {
    let samples = try await spoken("11 of 12").audible
    let heard = recogniser.hear(
      samples: Array(samples.dropLast(samples.count / 6)),
      sampleRate: 22_050
    )
    #expect(heard.map(\.nearest) == ["11 of 12"])
    #expect(heard.first?.description.hasPrefix("something unknown") == true)
  }

  @Test func `a voice unknown to espeak-ng is an error`() {
    #expect(throws: BenchError.self) {
      try SpeechRecogniser(phrases: ["1 of 5"], voice: "nobody")
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
