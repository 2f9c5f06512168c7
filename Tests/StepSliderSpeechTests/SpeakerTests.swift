// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import Testing

@testable import StepSliderSpeech

/// The voice. The tests are serialized because espeak-ng has one state for the whole process.
@Suite(.serialized) struct SpeakerTests {
  @Test func `speech begins without silence and has its full length`() throws {
    try withEspeak { espeak in
      let heard = espeak.heard(of: "3 of 5")
      #expect(espeak.sampleRate == 22_050)
      #expect(espeak.samples(of: "3 of 5").count - heard > espeak.sampleRate / 100)
      #expect((espeak.sampleRate / 2..<espeak.sampleRate * 2).contains(heard))
    }
  }

  struct Hostile: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
  }

  static let hostile = [
    Hostile(testDescription: "embedded commands", text: "\u{01}+10S\u{01}+90P loud"),
    Hostile(testDescription: "markup", text: "<speak><prosody rate=\"x-fast\">fast"),
    Hostile(testDescription: "phonemes", text: "[[h@l'oU]]"),
    Hostile(testDescription: "entities", text: "&lt;&#1;"),
    Hostile(
      testDescription: "nested markup",
      text: String(repeating: "<prosody rate=\"x-fast\">", count: 45_000)
    ),
    Hostile(testDescription: "unprintable characters", text: "\u{FFFD}\u{202E}\u{0}"),
    Hostile(testDescription: "a megabyte of digits", text: String(repeating: "9", count: 1 << 20)),
    Hostile(testDescription: "accents", text: String(repeating: "e\u{0301}", count: 500_000)),
  ]

  @Test(arguments: hostile)
  func `no text changes how the next one sounds`(hostile: Hostile) throws {
    try withEspeak { espeak in
      let before = espeak.heard(of: "3 of 5")
      _ = espeak.samples(of: SpokenText.cleaned(hostile.text))
      #expect(isSame(espeak.heard(of: "3 of 5"), before))
    }
  }

  @Test func `interrupted speech doesn't change the next utterance`() throws {
    try withEspeak { espeak in
      let before = espeak.heard(of: "4 of 5")
      espeak.synthesize("The quick brown fox jumps over the lazy dog.") { _ in false }
      #expect(isSame(espeak.heard(of: "4 of 5"), before))
    }
  }

  @Test func `every voice can be chosen by its listed language`() throws {
    try withEspeak { espeak in
      for voice in espeak.voices {
        try espeak.use(VoiceSettings(name: voice.language))
        #expect(espeak.language == voice.language)
      }
      try espeak.use(VoiceSettings(name: "EN-GB+f3"))
      #expect(espeak.language == "en-gb")
    }
  }

  @Test func `text in another language gets its own voice, the next text the default`() throws {
    try withEspeak { espeak in
      let own = VoiceSettings(name: "en-gb")
      try espeak.use(own)
      for (language, voice) in [
        ("de-AT", "de"), (nil, "en-gb"), ("FR", "fr"), ("fr", "fr"), ("xx", "en-gb"), ("sv", "sv"),
        (nil, "en-gb"),
      ] {
        espeak.speak(in: language, or: own)
        #expect(espeak.language.hasPrefix(voice), "\(language ?? "none")")
      }
    }
  }

  @Test(arguments: Language.all.map(\.tag))
  func `a minus sign is audible in every language`(tag: String) throws {
    try withEspeak { espeak in
      try espeak.use(VoiceSettings(name: tag))
      let five = espeak.heard(of: "5")
      #expect(espeak.heard(of: "-5") > five * 9 / 8)
      #expect(espeak.heard(of: "\u{2212}5") > five * 9 / 8)
    }
  }

  /// espeak-ng varies a phrase by some samples each time. Another rate changes it by a twentieth.
  private func isSame(_ length: Int, _ other: Int) -> Bool { abs(length - other) < other / 100 }

  @Test(arguments: ["nobody", "en+nobody", "", String(repeating: "x", count: 5000)])
  func `an unknown voice is rejected`(name: String) {
    #expect(throws: SpeechError.self) {
      _ = try Speaker(
        voice: VoiceSettings(name: name),
        destination: .silent,
        applicationName: "test"
      ) { _ in }
    }
  }

  @Test func `the newest announcement is spoken in full, and others are dropped`() async throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let (events, news) = AsyncStream.makeStream(of: SpeechEvent.self)
    let speaker = try Speaker(
      voice: VoiceSettings(),
      destination: .waveFile(path: path),
      applicationName: "test"
    ) { news.yield($0) }
    for number in 1...500 { speaker.speak("\(number) of 500", number: number) }
    speaker.speak(String(repeating: "a", count: 1_000_000), number: 501)
    speaker.speak("Off", number: 502)
    let last = await events.first { $0 == .finished(502) }
    #expect(last == .finished(502))
    speaker.close(within: 30)
  }

  @Test func `a program has one voice at a time`() throws {
    let first = try Speaker(
      voice: VoiceSettings(),
      destination: .silent,
      applicationName: "test"
    ) { _ in }
    #expect(first.language == "en-gb")
    #expect(throws: SpeechError.self) { try VoiceCatalog.voices() }
    first.close(within: 30)
    #expect(try VoiceCatalog.voices().count > 50)
  }

  @Test func `silent announcements end at once and none are lost`() throws {
    let voice = try VoiceQueue(
      voice: VoiceSettings(),
      destination: .silent,
      applicationName: "test"
    )
    defer { voice.close(within: 30) }
    let first = voice.announce(Announcement("Large, 4 of 5"))
    let second = voice.announce(Announcement("Saved", priority: .polite))
    #expect((first + second).map(\.text) == ["Large, 4 of 5", "Saved"])
    #expect(voice.isSilent)
  }

  private func withEspeak(_ body: (Espeak) throws -> Void) throws {
    let espeak = try Espeak()
    try espeak.use(VoiceSettings(name: "en"))
    try body(espeak)
  }
}

extension Espeak {
  /// Returns how many samples of a text are audible.
  ///
  /// Digits are spoken first, because each text leaves espeak-ng one or two pauses longer or
  /// shorter until the next similar text. A changed rate or pitch persists.
  fileprivate func heard(of text: String) -> Int {
    _ = samples(of: String(repeating: "9", count: 72))
    var silence = LeadingSilence()
    return samples(of: text).withUnsafeBufferPointer { silence.trimmed($0).count }
  }

  fileprivate func samples(of text: String) -> [Int16] {
    var samples: [Int16] = []
    synthesize(text) { piece in
      samples += piece
      return true
    }
    return samples
  }
}
