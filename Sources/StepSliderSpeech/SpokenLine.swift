// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
internal import StepSlider

/// A line for a voice: words, a cue or both, in the sound that they are to have.
package struct SpokenLine: Equatable, Sendable {
  /// The number by which events identify the line.
  package let number: Int
  /// The words. Control characters are removed, and very long text is cut.
  package let text: String
  /// The language of the words, a BCP 47 tag. A voice of that language speaks them, if there is one.
  package let language: String?
  /// Settings whose rate, pitch and volume apply from now on.
  package let sound: VoiceSettings?
  /// A cue that begins with the words; without words, it is heard alone.
  package internal(set) var cue: Cue?

  package init(_ text: String, number: Int, sound: VoiceSettings? = nil, cue: Cue? = nil) {
    (self.text, self.number, language) = (text, number, nil)
    (self.sound, self.cue) = (sound, cue)
  }

  init(_ utterance: AnnouncementQueue.Utterance, sound: VoiceSettings, cue: Cue?) {
    (number, text, language) = (utterance.number, utterance.text, utterance.language)
    (self.sound, self.cue) = (sound, cue)
  }
}

/// A voice: espeak-ng's, or one of speech-dispatcher that espeak-ng's replaces, or a simulated one.
package protocol Speaking: EventSource where Event == SpeechEvent {
  /// The language of the first voice, as a BCP 47 tag in lower case.
  var language: String { get }

  /// Speaks a line instead of any other, which is then never reported as finished.
  func speak(_ line: SpokenLine)

  /// Changes the voice and stops what is being spoken. This call waits for the voice.
  ///
  /// - Returns: The voice's language.
  /// - Throws: What ``VoiceChannel/change(to:)`` throws.
  func change(to voice: VoiceSettings) throws(SpeechError) -> String

  func stop()

  /// Silences the voice and releases the sound, as ``VoiceChannel/close(within:)`` does.
  func close(within limit: Duration)
}
