// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import StepSlider
import TestBench
import TestFiles
import Testing

@testable import StepSliderSpeech

/// espeak-ng itself, which has one state for the whole process.
@Suite(.serialized) struct SpeakerTests {
  @Test func `speech begins without silence and has its full length, whatever was spoken before`()
    throws
  {
    try withEspeak { espeak in
      let heard = espeak.heard(of: "3 of 5")
      #expect(espeak.sampleRate == 22_050)
      #expect(espeak.samples(of: "3 of 5").count - heard > espeak.sampleRate / 100)
      #expect((espeak.sampleRate / 2..<espeak.sampleRate * 2).contains(heard))
      espeak.synthesize("The quick brown fox jumps over the lazy dog.") { _ in false }
      #expect(isSame(espeak.heard(of: "3 of 5"), heard))
      for hostile in Self.hostile {
        _ = espeak.samples(of: SpokenText.cleaned(hostile.text))
        #expect(isSame(espeak.heard(of: "3 of 5"), heard), "after \(hostile.name)")
      }
    }
  }

  private struct Hostile {
    let name: String
    let text: String
  }

  private static let hostile = [
    Hostile(name: "embedded commands", text: "\u{01}+10S\u{01}+90P loud"),
    Hostile(name: "markup", text: "<speak><prosody rate=\"x-fast\">fast"),
    Hostile(name: "phonemes", text: "[[h@l'oU]]"),
    Hostile(name: "entities", text: "&lt;&#1;"),
    Hostile(
      name: "nested markup",
      text: String(repeating: "<prosody rate=\"x-fast\">", count: 45_000)
    ),
    Hostile(name: "unprintable characters", text: "\u{FFFD}\u{202E}\u{0}"),
    Hostile(name: "a megabyte of digits", text: String(repeating: "9", count: 1 << 20)),
    Hostile(name: "accents", text: String(repeating: "e\u{0301}", count: 500_000)),
  ]

  @Test func `each listed voice can be chosen, and a text in another language gets its own`() throws
  {
    try withEspeak { espeak in
      for voice in espeak.voices {
        try espeak.use(VoiceSettings(name: voice.language))
        #expect(espeak.language == voice.language)
      }
      try espeak.use(VoiceSettings(name: "EN-GB+f3"))
      #expect(espeak.language == "en-gb")
      let own = VoiceSettings(name: "en-gb")
      try espeak.use(own)
      for (language, voice) in [("de-AT", "de"), (nil, "en-gb"), ("FR", "fr"), ("xx", "en-gb")] {
        espeak.speak(in: language, or: own)
        #expect(espeak.language.hasPrefix(voice), "\(language ?? "none")")
      }
      for name in ["nobody", "en+nobody", "", String(repeating: "x", count: 5000)] {
        #expect(throws: SpeechError.self) { try espeak.use(VoiceSettings(name: name)) }
      }
      for language in SpokenLanguage.all {
        try espeak.use(VoiceSettings(name: language.tag))
        let five = espeak.heard(of: "5")
        #expect(espeak.heard(of: "-5") > five * 9 / 8, "a minus sign is audible in \(language.tag)")
        #expect(espeak.heard(of: "\u{2212}5") > five * 9 / 8, "\(language.tag)")
      }
    }
  }

  @Test func `a variant sounds the same by its name as by its file, and volume 0 makes no sound`()
    throws
  {
    try withEspeak { espeak in
      let lengths = try ["en-us", "en-us+f1", "en-us+female1", "English (America)+female1"].map {
        name in
        try espeak.use(VoiceSettings(name: name))
        return espeak.heard(of: "Medium, 3 of 5")
      }
      #expect(isSame(lengths[1], lengths[2]) && isSame(lengths[1], lengths[3]))
      #expect(!isSame(lengths[0], lengths[1]))
      try espeak.use(VoiceSettings(volume: 0))
      #expect(espeak.heard(of: "3 of 5") == 0)
      try espeak.use(VoiceSettings())
      #expect(espeak.heard(of: "3 of 5") > 0)
    }
  }

  @Test func `a cue is softer than the words beside it, and can be heard`() throws {
    try withEspeak { espeak in
      let format = AudioFormat(sampleRate: espeak.sampleRate)
      for words in ["4 of 5", "Large, 3 of 4", "Small", "45 percent"] {
        var mixer = CueMixer(Cue(position: 0.5), beside: words, volume: 100, as: format)
        let ratio = (mixer?.finish() ?? []).loudness / espeak.samples(of: words).loudness
        #expect((0.2...0.6).contains(ratio), "\(words)")
      }
    }
  }

  /// espeak-ng varies a phrase by some samples each time. Another rate changes it by a twentieth.
  private func isSame(_ length: Int, _ other: Int) -> Bool { abs(length - other) < other / 100 }

  @Test func `the newest announcement is spoken in full, and others are dropped`() async throws {
    let folder = try TemporaryFolder()
    let speaker = try Speaker(
      VoiceSettings(),
      into: .waveFile(path: folder.file("words.wav")),
      applicationName: "test"
    )
    var events: [SpeechEvent] = []
    let loop = MainLoop()
    loop.add(speaker) { events.append($0) }
    for number in 1...500 { speaker.speak(SpokenLine("\(number) of 500", number: number)) }
    speaker.speak(SpokenLine(String(repeating: "a", count: 1_000_000), number: 501))
    speaker.speak(SpokenLine("Off", number: 502))
    loop.run { events.last != .finished(number: 502) }
    // A program has one voice at a time.
    #expect(throws: SpeechError.self) { try Voice.all() }
    speaker.close(within: .seconds(30))
    #expect(try Voice.all().count > 50)
  }

  @Test func `after an unknown voice, another one can be used at once`() throws {
    for name in Array(repeating: ["nobody", "en+nobody"], count: 50).joined() {
      #expect(throws: SpeechError.self) { try silentSpeaker(name) }
      try silentSpeaker("en").close(within: .seconds(30))
    }
  }

  private func silentSpeaker(_ name: String) throws(SpeechError) -> Speaker {
    try Speaker(VoiceSettings(name: name), into: .silent, applicationName: "test")
  }

  /// PipeWire counts the last cycle of words as full, so that the next ones could lose 3 ms. A voice
  /// as urgent as PipeWire makes it miss cycles in all words, which are holes of 3 ms. In a busy
  /// virtual machine, it misses one now and then by itself, so words with a hole aren't compared.
  @Test func `on PipeWire, words begin with their first sample, and have no holes`()
    async throws
  {
    var expected: [Int16] = []
    try withEspeak { espeak in
      var isSilent = true
      var resampler = Resampler(AudioFormat(sampleRate: 22_050), to: 48_000)
      expected = espeak.samples(of: "Off").withUnsafeBufferPointer {
        resampler?.convert($0.withoutLeadingSilence(&isSilent)) ?? []
      }
    }
    let server = try await SoundServer(.pipeWire)
    let monitor = try await SoundMonitor(on: server, warmUp: .zero)
    let command = Program.sliderd("--names", "Off,On", "--voice", "en", "--audio", "pulse")
    let terminal = try PseudoTerminal(command.adding(server.environment))
    let stage = Stage(server: server, monitor: monitor, terminal: terminal)
    try await stage.quiet()
    let begun = expected.firstIndex { $0.magnitude > 300 } ?? 0
    var places: [Int] = []
    for _ in 1...3 {
      let key = try terminal.write(" ")
      let onset = try await monitor.awaitOnset(after: key, within: .seconds(60))
      let end = onset + .milliseconds(50)
      let heard = try await monitor.awaitRecording(from: onset, to: end)
      // A millisecond.
      if heard.samples.longestSilence < 48 { places.append(heard.samples.place(in: expected)) }
      try await stage.quiet(after: key)
    }
    #expect(!places.isEmpty, "each word has a hole")
    #expect(places.allSatisfy { abs($0 - begun) < 24 }, "half a millisecond; \(places)")
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
    var isSilent = true
    return samples(of: text).withUnsafeBufferPointer { $0.withoutLeadingSilence(&isSilent).count }
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

extension [Int16] {
  /// The root mean square.
  fileprivate var loudness: Double {
    (reduce(0) { $0 + Double($1) * Double($1) } / Double(count)).squareRoot()
  }

  /// The number of zeros in a row, where there are most.
  fileprivate var longestSilence: Int { split { $0 != 0 }.map(\.count).max() ?? 0 }

  /// Returns the place in the first 20 ms of other sound that is most like the first 8 ms of this.
  fileprivate func place(in other: [Int16]) -> Int {
    let beginning = prefix(48 * 8).map(Float.init)
    func likeness(at place: Int) -> Float {
      let part = other[place..<place + beginning.count].map(Float.init)
      let energy = part.reduce(1) { $0 + $1 * $1 }
      return zip(beginning, part).reduce(0) { $0 + $1.0 * $1.1 } / energy.squareRoot()
    }
    return (0...48 * 12).max { likeness(at: $0) < likeness(at: $1) } ?? 0
  }
}
