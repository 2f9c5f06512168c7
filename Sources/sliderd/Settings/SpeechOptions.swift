// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
public import StepSlider

/// The flags that say how the slider speaks.
struct SpeechOptions: ParsableArguments {
  @Option(
    help: .init("A voice as \"sliderd voices\" lists it.", valueName: "NAME"),
    completion: .voices
  )
  var voice: String?
  @Option(
    help: .init("Words a minute, 80 to 900 (default: 175).", valueName: "WPM"),
    transform: WholeNumber.read(suchAs: 175)
  )
  var rate: Int?
  @Option(
    help: .init("0, low, to 99, high (default: 50).", valueName: "N"),
    transform: WholeNumber.read(suchAs: 50)
  )
  var pitch: Int?
  @Option(
    help: .init("0, silent, to 200 (default: 100).", valueName: "N"),
    transform: WholeNumber.read(suchAs: 100)
  )
  var volume: Int?
  @Option(
    help: .init("The language of the words (default: the voice's).", valueName: "TAG"),
    completion: .languages
  )
  var language: String?
  @Option(help: .init("How much is said (default: normal).", valueName: "HOW"))
  var verbosity: Verbosity?

  /// What the flags ask for.
  var request: SpeechRequest {
    SpeechRequest(
      voice: voice,
      rate: rate,
      pitch: pitch,
      volume: volume,
      language: language,
      verbosity: verbosity
    )
  }
}

extension Verbosity: ExpressibleByArgument {}
