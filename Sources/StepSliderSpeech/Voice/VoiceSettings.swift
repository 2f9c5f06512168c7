// SPDX-License-Identifier: GPL-3.0-or-later

/// The voice to use and its sound.
public struct VoiceSettings: Hashable, Sendable {
  /// The espeak-ng name of the voice: a language such as `en-gb`, a voice's name, or either with
  /// a variant, such as `en+f3`.
  public var name: String
  /// The rate in words per minute, 80 to 900.
  public var rate: Int { didSet { rate = Self.rates.nearest(to: rate) } }
  /// The pitch, from 0 (low) to 99 (high).
  public var pitch: Int { didSet { pitch = Self.pitches.nearest(to: pitch) } }
  /// The volume, from 0 (silent) to 200; 100 is the voice's normal volume.
  public var volume: Int { didSet { volume = Self.volumes.nearest(to: volume) } }
  /// What speech-dispatcher is asked for; `nil` if espeak-ng is to speak itself.
  package var dispatcher: DispatcherRequest?

  /// The rates that espeak-ng can speak, in words per minute.
  package static let rates = 80...900
  private static let pitches = 0...99
  private static let volumes = 0...200

  /// Creates settings; the default values are those of espeak-ng. Numbers out of range become the
  /// nearest in range, also when they are set later.
  public init(name: String = "en", rate: Int = 175, pitch: Int = 50, volume: Int = 100) {
    self.name = name
    self.rate = Self.rates.nearest(to: rate)
    self.pitch = Self.pitches.nearest(to: pitch)
    self.volume = Self.volumes.nearest(to: volume)
  }

  /// Copies the rate, pitch and volume of other settings.
  mutating func tune(to other: VoiceSettings) {
    (rate, pitch, volume) = (other.rate, other.pitch, other.volume)
    if let request = other.dispatcher { dispatcher?.tune(to: request) }
  }
}

extension ClosedRange<Int> {
  fileprivate func nearest(to number: Int) -> Int {
    Swift.min(Swift.max(number, lowerBound), upperBound)
  }
}
