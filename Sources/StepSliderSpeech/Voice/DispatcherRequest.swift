// SPDX-License-Identifier: GPL-3.0-or-later

/// What the user asks of speech-dispatcher. Its own settings decide about the rest.
package struct DispatcherRequest: Hashable, Sendable {
  /// The language of the words, such as `pt-br`.
  package var language: String
  /// The output module that has the voice.
  package var module: String?
  /// The name of a voice in speech-dispatcher's own list.
  package var voice: String?
  /// The rate in words per minute, and the pitch and volume in espeak-ng's numbers.
  package var rate, pitch, volume: Int?

  /// Creates a request for the words of a language.
  package init(language: String) { self.language = language }

  /// Copies the rate, pitch and volume of another request.
  mutating func tune(to other: DispatcherRequest) {
    (rate, pitch, volume) = (other.rate, other.pitch, other.volume)
  }
}
