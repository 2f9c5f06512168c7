// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop

/// A voice that speaks immediately; new words cut off older ones. It is espeak-ng's, or one of
/// speech-dispatcher that espeak-ng's replaces, or a simulated one.
package protocol Speaking: EventSource where Event == SpeechEvent {
  /// The language of the first voice, as a BCP 47 tag in lower case.
  var language: String { get }

  /// Speaks a text instead of any other.
  ///
  /// ``SpeechEvent/finished(_:)`` reports that it has been heard; a text cut off by a newer one
  /// is not reported. Control characters are removed, and very long text is cut.
  ///
  /// - Parameters:
  ///   - text: The text to speak.
  ///   - number: The number by which events identify the utterance.
  ///   - language: The language of the text, a BCP 47 tag. A voice of that language speaks it, if
  ///     there is one.
  ///   - sound: Settings whose rate, pitch and volume apply from now on.
  ///   - cue: A cue that begins with the text; without a text, it is heard alone.
  func speak(_ text: String, number: Int, language: String?, sound: VoiceSettings?, cue: Cue?)

  /// Changes the voice and stops what is being spoken. This call waits for the voice.
  ///
  /// - Returns: The voice's language, as a BCP 47 tag in lower case.
  /// - Throws: A ``SpeechError`` if there is no such voice, or if the voice doesn't start the
  ///   change within 0.3 s. The old voice then stays.
  func change(to voice: VoiceSettings) throws(SpeechError) -> String

  /// Silences the voice immediately.
  func stop()

  /// Silences the voice and releases the sound. The voice can't be used afterwards.
  ///
  /// - Parameter seconds: How long to wait for a sound server that hangs. With a sound file the
  ///   wait is at least 10 seconds, so that the file contains the last words.
  func close(within seconds: Double)
}

extension Speaking {
  package func speak(_ text: String, number: Int) {
    speak(text, number: number, language: nil, sound: nil, cue: nil)
  }

  package func close() { close(within: 0.15) }
}
