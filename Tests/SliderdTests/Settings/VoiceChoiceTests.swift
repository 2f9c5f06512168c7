// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech
import Testing

@testable import sliderd

/// The voice that the user chose for another program: its language is the language of the words.
@Suite struct VoiceChoiceTests {
  private func voice(
    _ files: [String: String],
    _ arguments: [String] = [],
    locale: String = "en_US.UTF-8"
  ) throws -> SpeechSettings {
    let environment = ["HOME": ChosenSpeechTests.home, "LANG": locale]
    return try Settings(["--steps", "3"] + arguments, environment: environment, files: files).speech
  }

  private func orca(_ family: String, server: String = "null") -> [String: String] {
    let text = """
      {"profiles": {"default": {"speechServerInfo": \(server),
                                "voices": {"default": {"family": \(family)}}}}}
      """
    return [ChosenSpeechTests.orca: text]
  }

  @Test(arguments: [
    ("DefaultLanguage \"en-GB\"", "en_US.UTF-8", "en"),
    ("DefaultLanguage en", "en_US.UTF-8", "en-us"),
    ("DefaultLanguage de", "C", "de"), ("DefaultLanguage pt-BR", "pt_PT.UTF-8", "pt-br"),
    ("DefaultLanguage de", "en_US.UTF-8", "en-us"), ("DefaultLanguage cs", "C", "en"),
    ("DefaultVoiceType FEMALE1", "de_DE.UTF-8", "de+f2"),
    ("DefaultVoiceType child_female", "C", "en+f2"),
    ("DefaultLanguage fr-CH\nDefaultVoiceType male3", "fr_FR.UTF-8", "fr-ch+m3"),
    ("DefaultLanguage fr\nDefaultVoiceType male3", "de_DE.UTF-8", "de"),
    ("DefaultVoiceType ROBOT", "de_DE.UTF-8", "de"),
  ])
  func `a voice of speech-dispatcher speaks if it has the language of the words`(
    text: String,
    locale: String,
    name: String
  ) throws {
    #expect(try voice([ChosenSpeechTests.own: text], locale: locale).voice.name == name)
  }

  @Test(arguments: [
    (
      #"{"name": "English (America)+Annie", "lang": "en", "dialect": "US"}"#, "null",
      "English (America)+Annie", "en-us"
    ),
    (#"{"name": "Anna", "lang": "en", "dialect": "GB"}"#, #"["RHVoice", "rhvoice"]"#, "en", "en"),
    (#"{"name": "German", "lang": "de", "dialect": ""}"#, "null", "en-us", nil),
    (#"{"name": "../../tmp/x", "lang": "en", "dialect": "gb"}"#, "null", "en", "en"),
    (#"{"name": 5, "lang": "en"}"#, "null", "en-us", nil),
    (#"{"name": "x\u0001", "lang": "en", "dialect": "gb"}"#, "null", "en", "en"),
    (#"{"name": "Czech", "lang": "cs"}"#, "null", "en-us", nil),
    ("7", "null", "en-us", nil),
  ])
  func `a voice of Orca speaks if it has the language of the words`(
    family: String,
    server: String,
    name: String,
    spare: String?
  ) throws {
    let settings = try voice(orca(family, server: server))
    #expect(settings.voice.name == name)
    #expect(settings.spareVoice == spare)
  }

  @Test func `a requested region overrides a voice of another region`() throws {
    let files = orca(#"{"name": "Portuguese (Brazil)", "lang": "pt", "dialect": "BR"}"#)
    let name = { try voice(files, ["--language", $0]).voice.name }
    #expect(try name("pt") == "Portuguese (Brazil)")
    #expect(try name("pt-BR") == "Portuguese (Brazil)")
    #expect(try name("pt-PT") == "pt")
    #expect(try name("de") == "de")
  }

  @Test func `the words keep their language, and a voice of another one is reported`() throws {
    let files = [ChosenSpeechTests.own: "DefaultLanguage de"]
    let settings = try voice(files, ["--language", "fr"])
    #expect(settings.language?.tag == "fr" && settings.voice.name == "fr")
    let source = "\(ChosenSpeechTests.own):1"
    #expect(settings.messages == ["ignored voice de from \(source): the words are in fr"])
  }

  @Test func `a requested voice is used without any file's`() throws {
    let files = [ChosenSpeechTests.own: "DefaultVoiceType FEMALE1\nDefaultRate 50"]
    let settings = try voice(files, ["--voice", "de"])
    #expect(settings.voice == VoiceSettings(name: "de", rate: 309))
    #expect(settings.spareVoice == nil && settings.messages.count == 1)
  }

  @Test func `a later file's voice speaks if an earlier one has another language`() throws {
    let files = orca(#"{"name": "German", "lang": "de"}"#).merging([
      ChosenSpeechTests.own: "DefaultVoiceType FEMALE2"
    ]) { $1 }
    #expect(try voice(files).voice.name == "en-us+f3")
  }

  /// The voices that espeak-ng knows in these tests.
  private static func known(_ voice: VoiceSettings) throws(SpeechError) -> String {
    guard ["en", "de"].contains(voice.name) else {
      throw SpeechError(.unknownVoice(voice.name, similar: []))
    }
    return voice.name
  }

  @Test func `an unknown voice of another program is replaced, and a requested one is not`() throws
  {
    let files = orca(#"{"name": "Anna", "lang": "en", "dialect": "GB"}"#)
    let (name, settings) = try voice(files).usingVoice(Self.known)
    #expect(name == "en" && settings.voice.name == "en")
    #expect(settings.messages.last == "espeak-ng has no voice \"Anna\"; using en")
    #expect(throws: Failure.self) { try voice([:], ["--voice", "Anna"]).usingVoice(Self.known) }
  }

  @Test func `settings that ask for the same unknown voice again keep its replacement`() throws {
    let anna = orca(#"{"name": "Anna", "lang": "en", "dialect": "GB"}"#)
    let old = try voice(anna).usingVoice(Self.known).settings
    let again = try voice(anna).keepingSpareVoice(of: old)
    #expect(again.voice == old.voice)
    #expect(try voice(anna).keepingSpareVoice(of: again).voice == old.voice)
    for other in [
      try voice(orca(#"{"name": "Berta", "lang": "en", "dialect": "GB"}"#)),
      try voice(orca(#"{"name": "Anna", "lang": "de"}"#), locale: "de_DE.UTF-8"),
      try voice(anna, ["--voice", "Anna"]), try voice([:], ["--voice", "de"]),
    ] {
      #expect(other.keepingSpareVoice(of: old).voice == other.voice)
    }
  }
}
