// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
public import StepSlider
import StepSliderSpeech

/// The flags that say how the slider speaks.
struct SpeechOptions: ParsableArguments {
  @Option(help: .init("A voice as \"sliderd voices\" lists it.", valueName: "NAME"))
  var voice: String?
  @Option(help: .init("Words a minute, 80 to 900.", valueName: "WPM"))
  var rate = 175
  @Option(help: .init("0, low, to 99, high.", valueName: "N"))
  var pitch = 50
  @Option(help: .init("0, silent, to 200.", valueName: "N"))
  var volume = 100
  @Option(help: .init("The language of the words (default: the voice's).", valueName: "TAG"))
  var language: String?
  @Option(help: .init("How much is said.", valueName: "HOW"))
  var verbosity: Verbosity = .normal

  /// The settings that the flags ask for; where they don't, the environment's locale decides.
  func settings(environment: [String: String]) throws(Failure) -> SpeechSettings {
    try check("--rate", rate, in: 80...900)
    try check("--pitch", pitch, in: 0...99)
    try check("--volume", volume, in: 0...200)
    let words = try language.map(Language.init(flag:))
    let name =
      voice ?? language.flatMap(VoiceSettings.name(tag:))
      ?? VoiceSettings.name(environment: environment)
    return SpeechSettings(
      voice: VoiceSettings(name: name, rate: rate, pitch: pitch, volume: volume),
      language: words,
      verbosity: verbosity
    )
  }

  private func check(_ flag: String, _ value: Int, in range: ClosedRange<Int>) throws(Failure) {
    guard range.contains(value) else {
      throw .usage(flag, "\(value) is not from \(range.lowerBound) to \(range.upperBound)")
    }
  }
}

/// How the slider speaks.
struct SpeechSettings {
  let voice: VoiceSettings
  /// The language of the words; `nil` for the voice's own.
  let language: Language?
  let verbosity: Verbosity
}

extension Verbosity: ExpressibleByArgument {}
