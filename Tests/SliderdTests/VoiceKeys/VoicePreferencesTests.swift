// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import StepSlider
import StepSliderSpeech
import TestFiles
import Testing

@testable import sliderd

@Suite struct VoicePreferencesTests {
  @Test(arguments: VoiceKey.allCases.filter { $0.control != nil })
  func `a key leads to its end in steps, however odd the start, and never to silence`(
    key: VoiceKey
  ) throws {
    let control = try #require(key.control)
    for start in control.range {
      var voice = VoiceSettings()
      control.set(&voice, to: start)
      var (number, presses) = (start, 0)
      while !key.isAtEnd(of: voice, .full) {
        let next = key.number(of: control, after: voice)
        #expect(key.isUpward ? next > number : next < number)
        #expect(control.audible.contains(next))
        control.set(&voice, to: next)
        (number, presses) = (next, presses + 1)
      }
      #expect(presses <= 45)
    }
  }

  @Test func `opposite keys lead back`() throws {
    var voice = VoiceSettings(rate: 180, pitch: 40, volume: 60)
    let old = voice
    for key in [VoiceKey.faster, .slower, .louder, .softer, .higher, .lower] {
      let control = try #require(key.control)
      control.set(&voice, to: key.number(of: control, after: voice))
    }
    #expect(voice == old)
  }

  @Test(arguments: [(175, 200, 160), (170, 180, 160), (165, 180, 140), (181, 200, 160)])
  func `the first press can be heard too, from any rate`(rate: Int, faster: Int, slower: Int) {
    let voice = VoiceSettings(rate: rate)
    #expect(VoiceKey.faster.number(of: .rate, after: voice) == faster)
    #expect(VoiceKey.slower.number(of: .rate, after: voice) == slower)
  }

  @Test func `speech-dispatcher's voices end where they can do no more`() {
    var voice = VoiceSettings(rate: 440, volume: 100)
    #expect(
      !VoiceKey.faster.isAtEnd(of: voice, .full) && !VoiceKey.louder.isAtEnd(of: voice, .full)
    )
    voice.dispatcher = DispatcherRequest(language: "en")
    #expect(VoiceKey.faster.isAtEnd(of: voice, .full) && VoiceKey.louder.isAtEnd(of: voice, .full))
  }

  @Test func `preferences are read as they were written`() {
    for rate in [nil, 80, 900] as [Int?] {
      for volume in [nil, 20, 200] as [Int?] {
        for verbosity in [nil, Verbosity.brief, .full] as [Verbosity?] {
          let preferences = VoicePreferences(rate: rate, volume: volume, verbosity: verbosity)
          #expect(VoicePreferences(fileBytes: preferences.fileBytes) == preferences)
        }
      }
    }
    #expect(VoicePreferences(fileBytes: Array("volume 60\nrate 160".utf8))?[.rate] == 160)
  }

  @Test(arguments: [
    "volume 0", "volume 19", "rate 79", "rate 901", "pitch 100", "pitch -1", "rate", "rate fast",
    "rate 160 1", "tempo 3", "verbosity loud", "\u{0}", "rate 99999999999999999999",
    String(repeating: "rate 160\n", count: 30),
  ])
  func `anything else isn't read`(text: String) {
    #expect(VoicePreferences(fileBytes: Array(text.utf8)) == nil)
    #expect(VoicePreferences(fileBytes: [0xFF, 0x0A]) == nil)
  }

  @Test func `a flag takes precedence over what was kept`() {
    let kept = VoicePreferences(rate: 160, pitch: 40, verbosity: .brief)
    let used = kept.without(VoicePreferences(rate: 300, verbosity: .full))
    #expect(used == VoicePreferences(rate: nil, pitch: 40))
  }
}

@Suite struct PreferencesKeeperTests {
  private func keeper(
    _ path: String,
    except fixed: VoicePreferences = VoicePreferences()
  ) -> PreferencesKeeper {
    PreferencesKeeper(
      at: StatePath(text: path, isNamed: false),
      except: fixed,
      on: .system,
      clock: SystemClock()
    )
  }

  @Test func `two sliderds that end at once keep what each of them changed`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/voice.txt"
    try Data("rate 160\npitch 40\n".utf8).write(to: URL(filePath: path))
    let (first, second) = (keeper(path), keeper(path))
    for keeper in [first, second] { #expect(keeper.read() == nil) }
    first.keep(VoicePreferences(rate: 180, pitch: 40))
    second.keep(VoicePreferences(rate: 160, pitch: 40, volume: 60))
    for keeper in [first, second] { #expect(keeper.finish(until: .now + .seconds(60)).isEmpty) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "rate 180\npitch 40\nvolume 60\n")
    first.reset()
    #expect(first.finish(until: .now + .seconds(60)).isEmpty)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "volume 60\n")
  }

  @Test func `keys for what a flag sets change nothing that is kept`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/voice.txt"
    try Data("rate 160\n".utf8).write(to: URL(filePath: path))
    let keeper = keeper(path, except: VoicePreferences(rate: 300))
    #expect(keeper.read() == nil && keeper.used == VoicePreferences())
    keeper.keep(VoicePreferences(rate: 280, volume: 60))
    #expect(keeper.kept == VoicePreferences(rate: 160, volume: 60))
    keeper.reset()
    #expect(keeper.kept == VoicePreferences())
  }

  @Test func `a file that can't be used is put aside, and not told again`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/voice.txt"
    try Data("rubbish".utf8).write(to: URL(filePath: path))
    #expect(keeper(path).read()?.contains("voice.txt.bad1") == true)
    #expect(keeper(path).read() == nil)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(keeper(path).read()?.contains("not a regular file") == true)
  }
}

extension VoicePreferences {
  fileprivate init(
    rate: Int?,
    pitch: Int? = nil,
    volume: Int? = nil,
    verbosity: Verbosity? = nil
  ) {
    self.init(verbosity: verbosity)
    (self[.rate], self[.pitch], self[.volume]) = (rate, pitch, volume)
  }
}
