// SPDX-License-Identifier: GPL-3.0-or-later

import Logging
import StepSlider
import StepSliderSpeech

/// The speech settings.
struct SpeechSettings {
  /// How messages name settings that the user can change.
  struct Names {
    /// The setting of the voice; `nil` if the user didn't set it.
    var voice: String?
    /// The setting of the destination.
    var audio: String?
  }

  private(set) var voice: VoiceSettings
  /// The voice to use if espeak-ng doesn't know the first one, which another program named.
  private(set) var spareVoice: String?
  /// The language of the words; `nil` for the voice's own.
  let language: Language?
  let verbosity: Verbosity
  let cues: CueChoice
  /// Where speech goes.
  var audio: AudioDestination
  /// How long sound may show no sign of life.
  var patience = SoundPatience.usual
  /// Where settings of other programs are used or ignored.
  private(set) var messages: [LogMessage]
  var names = Names()

  /// Does something with the voice, or else with the spare one.
  ///
  /// - Returns: The result, and the settings with the voice that was used.
  /// - Throws: A ``Failure`` if that isn't possible, such as for a voice that the user named here.
  func usingVoice<Result>(
    _ use: (VoiceSettings) throws(SpeechError) -> Result
  ) throws(Failure) -> (result: Result, settings: SpeechSettings) {
    do throws(SpeechError) {
      return (try use(voice), self)
    } catch {
      if case .cannotWrite = error { throw Failure(error, of: names.audio) }
      guard case .unknownVoice = error else { throw Failure(error) }
      guard let spareVoice else { throw Failure(error, of: names.voice) }
      return try withVoice(spareVoice).usingVoice(use)
    }
  }

  /// Returns the settings with another voice to use if there is no voice with the first name.
  func orVoice(_ name: String?) -> SpeechSettings {
    var settings = self
    settings.spareVoice = spareVoice ?? name
    return settings
  }

  private func withVoice(_ name: String) -> SpeechSettings {
    var settings = self
    settings.voice.name = name
    settings.spareVoice = nil
    let message = "espeak-ng has no voice \"\(SpokenText.cleaned(voice.name))\"; using \(name)"
    settings.messages.append(LogMessage(.info, message))
    return settings
  }
}
