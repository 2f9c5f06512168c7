// SPDX-License-Identifier: GPL-3.0-or-later

/// The voice to use and its sound.
public struct VoiceSettings: Hashable, Sendable {
  /// The espeak-ng name of the voice: a language such as `en-gb`, a voice's name, or either with
  /// a variant, such as `en+f3`.
  public var name: String
  /// The rate in words per minute, 80 to 900.
  public var rate: Int
  /// The pitch, from 0 (low) to 99 (high).
  public var pitch: Int
  /// The volume, from 0 (silent) to 200; 100 is the voice's normal volume.
  public var volume: Int
  /// What speech-dispatcher is asked for; `nil` if espeak-ng is to speak itself.
  package var dispatcher: DispatcherRequest?

  /// The rates that espeak-ng can speak, in words per minute.
  package static let rates = 80...900

  /// Creates settings; the default values are those of espeak-ng.
  public init(name: String = "en", rate: Int = 175, pitch: Int = 50, volume: Int = 100) {
    (self.name, self.rate, self.pitch, self.volume) = (name, rate, pitch, volume)
  }

  /// Copies the rate, pitch and volume of other settings.
  mutating func tune(to other: VoiceSettings) {
    (rate, pitch, volume) = (other.rate, other.pitch, other.volume)
    if let request = other.dispatcher { dispatcher?.tune(to: request) }
  }
}
