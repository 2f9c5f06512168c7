// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech
import Testing

@testable import sliderd

@Suite struct SpeechChoiceTests {
  private func voice(
    _ arguments: [String],
    files: [String: String] = [:]
  ) throws -> VoiceSettings {
    let environment = ["HOME": ChosenSpeechTests.home, "LANG": "pt_BR.UTF-8"]
    let all = ["--steps", "3", "--speech", "dispatcher"] + arguments
    return try Settings(all, environment: environment, files: files).speech.voice
  }

  @Test func `speech-dispatcher gets the language and nothing that the user hasn't set`() throws {
    #expect(try voice([]).dispatcher == DispatcherRequest(language: "pt-br"))
    var request = DispatcherRequest(language: "de")
    (request.module, request.voice) = ("piper", "Thorsten (low)")
    (request.rate, request.volume) = (300, 50)
    let arguments = [
      "--language", "de", "--speech-module", "piper", "--voice", "Thorsten (low)", "--rate", "300",
      "--volume", "50",
    ]
    #expect(try voice(arguments).dispatcher == request)
    #expect(try Settings(["--steps", "3"]).speech.voice.dispatcher == nil)
  }

  @Test func `an option takes precedence over the output module in the file`() throws {
    let file = ConfigurationFile(path: "f", bytes: Array("speech.speech_module = \"piper\"".utf8))
    let speech = try file.configuration().speech
    #expect(speech[Setting.speechModule] == "piper")
    let flags = ArgumentReading(["--speech-module", "rhvoice"]).flags
    #expect(Layers([flags] + speech.list)[Setting.speechModule] == "rhvoice")
  }

  @Test func `espeak-ng replaces it in the same language and as fast as the user is used to`()
    throws
  {
    let files = [
      ChosenSpeechTests.own: "DefaultRate 50\nDefaultLanguage \"pt\"\nDefaultVoiceType FEMALE1"
    ]
    let voice = try voice(["--voice", "Letícia"], files: files)
    #expect((voice.name, voice.rate) == ("pt-br", 309))
    #expect(voice.dispatcher?.rate == nil)
  }

  @Test func `a slider that controls the voice sets both voices`() throws {
    var voice = try voice([])
    let slider = Slider(stops: try Stops(values: [80, 300]), index: 1)
    for control in SpeechControl.allCases { control.set(&voice, to: slider) }
    let request = try #require(voice.dispatcher)
    #expect([voice.rate, voice.pitch, voice.volume] == [300, 99, 200])
    #expect([request.rate, request.pitch, request.volume] == [300, 99, 200])
  }

  @Test(arguments: ["pulse", "alsa", "alsa:hw:0", "wav:words.wav"])
  func `speech-dispatcher can't speak into another sound output`(output: String) throws {
    let failure = #expect(throws: Failure.self) { try voice(["--audio", output]) }
    #expect(failure?.status == .usage)
    #expect(failure?.message.hasPrefix("--audio: speech-dispatcher plays words itself") == true)
    _ = try voice(["--audio", "none"])
  }
}
