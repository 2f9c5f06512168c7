// SPDX-License-Identifier: GPL-3.0-or-later

public import ArgumentParser
public import StepSlider
public import StepSliderSpeech

/// The flags for speech.
struct SpeechOptions: ParsableArguments {
  @Option(.speechChoice) var speech: SpeechChoice?
  @Option(.speechModule) var module: String?
  @Option(.voice) var voice: String?
  @Option(.rate) var rate: Int?
  @Option(.pitch) var pitch: Int?
  @Option(.volume) var volume: Int?
  @Option(.language) var language: Given<LanguageTag>?
  @Option(.verbosity) var verbosity: Verbosity?
  @Option(.cues) var cues: CueChoice?
  @Option(.speechDefaults) var defaults: SpeechDefaults?

  /// The speech settings that the flags request.
  var request: SpeechRequest {
    SpeechRequest(
      speech: speech,
      module: module,
      voice: voice,
      rate: rate,
      pitch: pitch,
      volume: volume,
      language: language,
      verbosity: verbosity,
      cues: cues,
      defaults: defaults
    )
  }
}

extension Verbosity: ExpressibleByArgument {}
extension CueChoice: ExpressibleByArgument {}
