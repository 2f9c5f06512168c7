// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop

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

  package init(
    _ text: String,
    number: Int,
    language: String? = nil,
    sound: VoiceSettings? = nil,
    cue: Cue? = nil
  ) {
    (self.text, self.number, self.language) = (text, number, language)
    (self.sound, self.cue) = (sound, cue)
  }
}

/// A voice that speaks immediately; new words cut off older ones. It is espeak-ng's, or one of
/// speech-dispatcher that espeak-ng's replaces, or a simulated one.
package protocol Speaking: EventSource where Event == SpeechEvent {
  /// The language of the first voice, as a BCP 47 tag in lower case.
  var language: String { get }

  /// Speaks a line instead of any other.
  ///
  /// ``SpeechEvent/finished(_:)`` reports that it has been heard; a line cut off by a newer one
  /// is not reported.
  func speak(_ line: SpokenLine)

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
