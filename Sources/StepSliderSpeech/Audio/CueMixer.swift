// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc

/// Mixes a cue into the words of one utterance, sample by sample, so that both begin at once and
/// neither waits for the other.
struct CueMixer {
  /// The part of full scale that a cue takes at the voice's normal volume.
  private static let strength: Float = 0.24
  /// The part of it that is left beside words.
  private static let shareBesideWords: Float = 0.5

  private let wave: CueWave
  /// The part of full scale for each channel.
  private let gains: [Float]
  private var position = 0

  /// Returns `nil` if the samples of the words are played as they are.
  ///
  /// - Parameters:
  ///   - cue: The cue; `nil` if there is none.
  ///   - words: The words that are heard at the same time; empty for a cue alone.
  ///   - volume: The volume of the voice; 100 is its normal volume.
  ///   - format: The form of the mixed samples.
  init?(_ cue: Cue?, beside words: String, volume: Int, as format: AudioFormat) {
    guard cue != nil || format.channels != .mono else { return nil }
    wave = CueWave(of: cue, at: format.sampleRate)
    let share = words.isEmpty ? 1 : Self.shareBesideWords
    let strength = Self.strength * share * Float(volume) / 100
    gains = Self.gains(of: cue?.pan ?? 0, in: format.channels).map { $0 * strength }
  }

  /// Returns the gain of each channel. The power is the same everywhere between left and right, so
  /// that a cue is equally loud.
  static func gains(of pan: Double, in channels: AudioChannels) -> [Float] {
    let angle = (pan + 1) * .pi / 4
    return switch channels {
    case .mono: [Float(cos(Double.pi / 4))]
    case .stereo: [Float(cos(angle)), Float(sin(angle))]
    }
  }

  /// Returns the next samples of the words with the cue, for each channel.
  mutating func mix(_ words: some Collection<Int16>) -> [Int16] {
    var mixed: [Int16] = []
    mixed.reserveCapacity(words.count * gains.count)
    for word in words {
      let isOver = position >= wave.samples.count
      let (sample, weight) = isOver ? (0, 0) : (wave.samples[position], wave.weights[position])
      for gain in gains {
        let sum = Float(word) * (1 - weight * gain) + Float(Int16.max) * sample * gain
        mixed.append(Int16(sum.rounded()))
      }
      position += 1
    }
    return mixed
  }

  /// Returns what is left of the cue after the words.
  mutating func finish() -> [Int16] {
    mix(repeatElement(0, count: max(0, wave.samples.count - position)))
  }
}
