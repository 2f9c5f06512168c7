// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import Testing

@testable import StepSliderSpeech

@Suite struct WaveTimelineTests {
  @Test func `samples play to their end, followed by silence`() {
    var timeline = WaveTimeline()
    timeline.append([1, 2, 3])
    #expect(timeline.end == 3)
    #expect(timeline.settle(until: 5) == ([1, 2, 3], silence: 2))
    #expect(timeline.settle(until: 9) == ([], silence: 4))
  }

  @Test func `interrupted samples end where they were cut off`() {
    var timeline = WaveTimeline()
    #expect(timeline.settle(until: 10) == ([], silence: 10))
    timeline.append([1, 2, 3, 4])
    #expect(timeline.settle(until: 12) == ([1, 2], silence: 0))
    timeline.append([9])
    #expect(timeline.settle(until: 13) == ([9], silence: 0))
  }

  @Test func `time that goes backwards is ignored`() {
    var timeline = WaveTimeline()
    #expect(timeline.settle(until: 7) == ([], silence: 7))
    timeline.append([1])
    #expect(timeline.settle(until: 3) == ([], silence: 0))
  }

  @Test(arguments: [1, 2, 3, 5, 8])
  func `the settled samples are as long as the elapsed time`(seed: Int) {
    var timeline = WaveTimeline()
    var (time, length) = (0, 0)
    for step in 1...200 {
      timeline.append(Array(repeating: 1, count: (step * seed * 7919) % 50))
      time += (step * seed * 104_729) % 60
      let (samples, silence) = timeline.settle(until: time)
      length += samples.count + silence
      #expect(length == time)
    }
  }
}

extension WaveTimeline {
  fileprivate mutating func append(_ samples: [Int16]) {
    samples.withUnsafeBufferPointer { append($0) }
  }
}

@Suite struct LeadingSilenceTests {
  @Test func `silence is trimmed up to the sample before the first sound`() {
    #expect(trimmed([[0, 5, -32, 32, 33, 0, 0]]) == [32, 33, 0, 0])
  }

  @Test func `silence can span several pieces`() {
    #expect(trimmed([[0, 0], [1, -1], [0, -40, 0], [0, 0]]) == [0, -40, 0, 0, 0])
  }

  @Test func `silent audio is trimmed completely`() { #expect(trimmed([[0, 1], [2]]) == []) }

  @Test func `the loudest possible sample doesn't overflow`() {
    #expect(trimmed([[0, .min, .max]]) == [0, .min, .max])
  }

  private func trimmed(_ pieces: [[Int16]]) -> [Int16] {
    var isSilent = true
    return pieces.flatMap { piece in
      piece.withUnsafeBufferPointer { Array($0.withoutLeadingSilence(&isSilent)) }
    }
  }
}

@Suite struct VoiceNameTests {
  private let voices = [
    Voice(name: "English (America)", language: "en-us", identifier: "gmw/en-US"),
    Voice(name: "German", language: "de", identifier: "gmw/de"),
    Voice(name: "French (France)", language: "fr-fr", identifier: "roa/fr"),
  ]

  @Test(arguments: [
    ("Germn", ["de"]), ("en-uk", ["en-us"]), ("englsh", ["en-us"]), ("qqqqqqqq", []),
    ("fr-fx+f3", ["fr-fr"]),
  ])
  func `an unknown name suggests similar ones`(wrong: String, similar: [String]) {
    #expect(voices.names(similarTo: wrong) == similar)
  }

  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("right", "rihgt", 1), ("gte", "get", 1),
    ("ca", "abc", 3),
  ])
  func `the distance of two words is the number of edits`(left: String, right: String, edits: Int) {
    #expect(editDistance(left, right) == edits)
    #expect(editDistance(right, left) == edits)
  }

  @Test(arguments: [
    ("RTL", "rtl"), ("logarithmic", "log"), ("inc", "increment"), ("i", nil), ("", nil),
    ("Bass", "bass"), ("volme", "Volume"), ("qqqqq", nil), ("l", nil),
  ])
  func `a word is meant in any case, and by its only beginning`(wrong: String, meant: String?) {
    let words = ["rtl", "ltr", "log", "even", "increment", "index", "bass", "Volume"]
    #expect(wrong.meant(among: words) == meant)
  }

  @Test(arguments: [
    ("rihgt", "right"), ("qqqqq", nil), ("", nil), (String(repeating: "q", count: 200), nil),
  ])
  func `only a mostly equal word is suggested`(wrong: String, meant: String?) {
    #expect(wrong.nearest(of: ["left", "right"]) == meant)
  }
}

@Suite struct AudioDestinationTests {
  @Test(arguments: [
    ("auto", AudioDestination.automatic), ("pulse", .pulse()),
    ("pulse:awake", .pulse(staysAwake: true)), ("alsa", .alsa(device: "default")),
    ("alsa:hw:1,0", .alsa(device: "hw:1,0")), ("wav:/tmp/a:b.wav", .waveFile(path: "/tmp/a:b.wav")),
    ("none", .silent),
  ])
  func `a destination can be parsed from text`(text: String, destination: AudioDestination) {
    #expect(AudioDestination(text) == destination)
  }

  @Test(arguments: [
    "", "wav", "wav:", "alsa:", "none:", "pulse:", "pulse:x", "tape", "auto:x", "WAV:x",
  ])
  func `an invalid destination is rejected`(text: String) { #expect(AudioDestination(text) == nil) }
}
