// SPDX-License-Identifier: GPL-3.0-or-later

import StepSliderSpeech
import Testing

@testable import sliderd

/// The speech settings of other programs. The expected numbers were worked out by hand from the
/// sources of Orca 43 to 49 and of speech-dispatcher's module for espeak-ng.
@Suite struct ChosenSpeechTests {
  static let home = "/home/ann"
  static let orca = home + "/.local/share/orca/user-settings.conf"
  static let own = home + "/.config/speech-dispatcher/speechd.conf"
  static let system = "/etc/speech-dispatcher/speechd.conf"
  static let rates = "/etc/speech-dispatcher/modules/espeak-ng.conf"

  private func speech(
    _ files: [String: String],
    _ arguments: [String] = [],
    locale: String = "en_US.UTF-8",
    environment: [String: String] = [:]
  ) throws -> SpeechSettings {
    let usual = ["HOME": Self.home, "LANG": locale]
    let all = usual.merging(environment) { $1 }
    return try Settings(["--steps", "3"] + arguments, environment: all, files: files).speech
  }

  private func orca(_ voice: String, server: String = "null") -> String {
    """
    {"general": {"startingProfile": ["Default", "default"]}, "profiles": {"default": {
      "speechServerInfo": \(server), "voices": {"default": \(voice), "hyperlink": {"rate": 1}}}}}
    """
  }

  @Test(arguments: [(-100, 80), (-50, 125), (1, 172), (39, 278), (100, 449)])
  func `a rate of speech-dispatcher is spoken as espeak-ng does there`(number: Int, rate: Int)
    throws
  {
    let files = [Self.own: "DefaultRate \(number)\n"]
    #expect(try speech(files).voice == VoiceSettings(name: "en-us", rate: rate))
  }

  @Test(arguments: [(-100, 0, 10), (-50, 25, 25), (50, 75, 75), (99, 99, 99), (1, 50, 50)])
  func `pitch and volume of speech-dispatcher have the same middle and full volume`(
    number: Int,
    pitch: Int,
    volume: Int
  ) throws {
    let files = [Self.own: "DefaultPitch \(number)\nDefaultVolume \(number)"]
    let voice = try speech(files).voice
    #expect(voice == VoiceSettings(name: "en-us", pitch: pitch, volume: volume))
  }

  @Test func `the highest pitch is espeak-ng's highest`() throws {
    #expect(try speech([Self.own: "DefaultPitch 100"]).voice.pitch == 99)
  }

  @Test(arguments: [(0, 82), (25, 127), (49.5, 172), (80, 342), (99, 449), (100, 449)])
  func `a rate of Orca is spoken as through speech-dispatcher`(number: Double, rate: Int) throws {
    #expect(try speech([Self.orca: orca("{\"rate\": \(number)}")]).voice.rate == rate)
  }

  @Test(arguments: [(0, 5, 32), (2, 25, 47), (8, 85, 92), (9, 95, 100)])
  func `pitch and volume of Orca are spoken as through speech-dispatcher`(
    number: Double,
    pitch: Int,
    volume: Int
  ) throws {
    let files = [Self.orca: orca("{\"average-pitch\": \(number), \"gain\": \(number)}")]
    let voice = try speech(files).voice
    #expect(voice == VoiceSettings(name: "en-us", pitch: pitch, volume: volume))
  }

  @Test func `a setting comes from the first place that has it`() throws {
    let files = [
      Self.orca: orca("{\"rate\": 80.0, \"established\": true}"),
      Self.own: "DefaultRate 20\nDefaultPitch 20\nDefaultVolume 20",
      Self.system: "DefaultPitch -100",
    ]
    let chosen = try speech(files, ["--volume", "33"]).voice
    #expect(chosen == VoiceSettings(name: "en-us", rate: 342, pitch: 60, volume: 33))
    let configured = try speech(files, ["--rate", "175"]).voice.rate
    #expect(configured == 175)
  }

  @Test func `the system's file counts only for users without one, as in speech-dispatcher`() throws
  {
    let system = [Self.system: "DefaultRate 100"]
    #expect(try speech(system).voice.rate == 449)
    #expect(try speech(system, environment: ["HOME": ""]).voice.rate == 449)
    let both = system.merging([Self.own: "# DefaultRate 50\n"]) { $1 }
    #expect(try speech(both).voice.rate == 175)
  }

  @Test func `a system service reads the system's file alone`() throws {
    let files = [Self.own: "DefaultRate 50", Self.orca: orca("{\"rate\": 90}")]
    #expect(try speech(files, environment: ["HOME": "home/ann"]).voice.rate == 175)
  }

  @Test func `the folders of the XDG specification are used`() throws {
    let files = [
      "/data/orca/user-settings.conf": orca("{\"gain\": 2}"),
      "/config/speech-dispatcher/speechd.conf": "DefaultRate 100",
    ]
    let folders = ["XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config"]
    let voice = try speech(files, environment: folders).voice
    #expect(voice.volume == 47 && voice.rate == 449)
  }

  @Test func `a user's own range of rates counts`() throws {
    let files = [
      Self.own: "DefaultRate 50",
      Self.rates: "EspeakMinRate 100\nEspeakNormalRate 200\nEspeakMaxRate 800",
    ]
    #expect(try speech(files).voice.rate == 500)
    let wrong = files.merging([Self.rates: "EspeakMaxRate 90"]) { $1 }
    #expect(try speech(wrong).voice.rate == 309)
  }

  @Test(arguments: [
    "DefaultRate 0\nDefaultPitch 0\nDefaultVolume 100\nDefaultVoiceType \"MALE1\"\n",
    "# DefaultRate 50\n#DefaultPitch 50\n\t# DefaultVolume 5",
    "BeginClient \"emacs:*\"\n  DefaultRate 50\nEndClient\n",
    "Include \"clients/*.conf\"\nDefaultModule espeak-ng\nLogLevel 3",
  ])
  func `what the user didn't choose doesn't count`(text: String) throws {
    let voice = try speech([Self.own: text]).voice
    #expect(voice == VoiceSettings(name: "en-us"))
  }

  @Test(arguments: [
    #"{"established": false}"#,
    #"{"established": true, "rate": 50.0, "average-pitch": 5.0, "gain": 10.0}"#,
    #"{"family": {"name": null, "lang": null, "dialect": null}}"#,
  ])
  func `Orca's defaults don't count`(voice: String) throws {
    let settings = try speech([Self.orca: orca(voice)])
    #expect(settings.voice == VoiceSettings(name: "en-us") && settings.messages.isEmpty)
  }

  @Test(arguments: [
    "defaultrate 50", "  DefaultRate   50  # half way", "DefaultRate \"50\"", "DefaultRate '50'\r",
    "DefaultRate 9\nDefaultRate 50", "DefaultRate \\\n50",
    "BeginClient x\nEndClient\nDefaultRate +50",
  ])
  func `lines are read as speech-dispatcher does`(text: String) throws {
    #expect(try speech([Self.own: text]).voice.rate == 309)
  }

  @Test func `Orca's first profile counts, then the general settings`() throws {
    let named = """
      {"general": {"startingProfile": ["Fast", "fast"], "voices": {"default": {"rate": 25}}},
       "profiles": {"default": {"voices": {"default": {"rate": 80}}},
                    "fast": {"voices": {"default": {"rate": 100}}}}}
      """
    #expect(try speech([Self.orca: named]).voice.rate == 449)
    let general =
      #"{"general": {"voices": {"default": {"rate": 25}}}, "profiles": {"default": {}}}"#
    #expect(try speech([Self.orca: general]).voice.rate == 127)
  }

  @Test func `nothing is read if the user says so`() throws {
    let files = [Self.orca: orca("{\"rate\": 90}"), Self.own: "DefaultPitch 50"]
    let none = try speech(files, ["--speech-defaults", "none"])
    #expect(none.voice == VoiceSettings(name: "en-us") && none.messages.isEmpty)
    let file = ConfigurationFile(path: "f", bytes: Array("speech.speech_defaults = \"none\"".utf8))
    #expect(try file.configuration().speech[Setting.usesDefaults] == false)
  }

  @Test func `each setting is reported with its file`() throws {
    let files = [
      Self.orca: orca("{\"rate\": 80, \"gain\": \"loud\"}"),
      Self.own: "\nDefaultPitch 50\nDefaultVolume 300\nDefaultVoiceType FEMALE1",
    ]
    let messages = try speech(files).messages
    let loud = "\"300\" is not a whole number from -100 to 100"
    #expect(
      messages == [
        "ignored gain from \(Self.orca) (profile default): expected a number from 0 to 10",
        "ignored DefaultVolume from \(Self.own):3: \(loud)",
        "speech voice en-us+f2 from \(Self.own):4",
        "speech rate 342 from \(Self.orca) (profile default)",
        "speech pitch 75 from \(Self.own):2",
      ]
    )
  }

  @Test func `a rate of the configuration isn't reported`() throws {
    #expect(try speech([Self.own: "DefaultRate 50"], ["--rate", "200"]).messages.isEmpty)
  }
}
