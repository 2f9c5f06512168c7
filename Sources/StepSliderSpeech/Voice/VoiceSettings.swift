// SPDX-License-Identifier: GPL-3.0-or-later

/// How the voice sounds.
public struct VoiceSettings: Hashable, Sendable {
  /// What espeak-ng calls the voice: a language such as `en-gb`, a name, or either with a variant
  /// such as `en+f3`.
  public var name: String
  /// Words a minute, 80 to 900.
  public var rate: Int
  /// From 0, low, to 99, high.
  public var pitch: Int
  /// From 0, silent, over 100, as the voice is made, to 200.
  public var volume: Int

  /// Settings as espeak-ng has them by default.
  public init(name: String = "en", rate: Int = 175, pitch: Int = 50, volume: Int = 100) {
    (self.name, self.rate, self.pitch, self.volume) = (name, rate, pitch, volume)
  }

  /// Takes the rate, pitch and volume of other settings.
  mutating func tune(to other: VoiceSettings) {
    (rate, pitch, volume) = (other.rate, other.pitch, other.volume)
  }
}
