// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc
internal import StepSlider

/// Mixes a cue into the words of one utterance, sample by sample, so that both begin at once.
struct CueMixer {
  private let wave: CueWave
  /// The part of full scale for each channel.
  private let gains: [Float]
  private var position = 0

  /// Prepares a cue beside words, or alone if they are empty, at a volume of the voice, 100 being its
  /// normal one. Returns `nil` if the samples of the words are played as they are.
  init?(_ cue: Cue?, beside words: String, volume: Int, as format: AudioFormat) {
    guard cue != nil || format.channels != .mono else { return nil }
    wave = CueWave(of: cue, at: format.sampleRate)
    // The part of full scale that a cue takes at the voice's normal volume, alone or beside words.
    let strength: Float = (words.isEmpty ? 0.24 : 0.12) * Float(volume) / 100
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

/// The samples of a cue.
///
/// A sample is never greater than its weight, the part of full scale that the cue takes at that time.
/// If words give way by just that much, the sum of both can't be clipped.
struct CueWave {
  /// A sine and, softer, its octave, which small loudspeakers play even where the sine is too low for
  /// them: its frequency in hertz, its start and length in seconds, and its highest amplitude. That
  /// of the whole cue is 1.
  private typealias Tone = (frequency: Double, start: Double, length: Double, level: Double)

  /// The length of a ramp, in seconds; a shorter tone consists of two halves of a ramp.
  private static let ramp = 0.004
  private static let octave = 0.3
  private static let fifth = 1.5
  private static let mostClicks = 4
  /// The pitch of the minimum, middle C.
  private static let lowest = 261.63

  let sampleRate: Int
  /// From -1 to 1.
  private(set) var samples: [Float]
  /// From 0 to 1.
  private(set) var weights: [Float]

  /// Creates the wave of a cue, or an empty one.
  init(of cue: Cue?, at sampleRate: Int) {
    let tones = cue.map(Self.tones) ?? []
    let length = tones.map { Self.range(of: $0, at: sampleRate).upperBound }.max() ?? 0
    self.sampleRate = sampleRate
    samples = [Float](repeating: 0, count: length)
    weights = samples
    for tone in tones { add(tone) }
  }

  /// Returns what a cue consists of. The levels at any time add up to at most 1.
  private static func tones(of cue: Cue) -> [Tone] {
    let pitch = lowest * exp2(2 * cue.position)
    let clicks = (0..<min(cue.notches, mostClicks)).map { index -> Tone in
      (3_000, start: 0.015 * Double(index), length: 0.003, level: 0.4)
    }
    guard let end = cue.end else { return [(pitch, start: 0, length: 0.06, level: 0.6)] + clicks }
    let next = end == .maximum ? pitch * fifth : pitch / fifth
    return [
      (pitch, start: 0, length: 0.03, level: 0.6), (next, start: 0.045, length: 0.03, level: 0.6),
    ] + clicks
  }

  private static func range(of tone: Tone, at sampleRate: Int) -> Range<Int> {
    let rate = Double(sampleRate)
    return Int(tone.start * rate)..<Int((tone.start + tone.length) * rate)
  }

  /// Adds a tone. It begins and ends with a ramp, so that nothing crackles.
  private mutating func add(_ tone: Tone) {
    let range = Self.range(of: tone, at: sampleRate)
    let ramp = min(Self.ramp * Double(sampleRate), Double(range.count) / 2)
    let angle = 2 * Double.pi * tone.frequency / Double(sampleRate)
    let (cosine, sine) = (cos(angle), sin(angle))
    // A point that turns by the angle from sample to sample is faster than a sine for each.
    var (x, y) = (1.0, 0.0)
    for index in range {
      let distance = Double(min(index - range.lowerBound, range.upperBound - 1 - index))
      let share = min(1, distance / ramp)
      let weight = tone.level * share * share * (3 - 2 * share)
      let sound = (y + Self.octave * 2 * x * y) / (1 + Self.octave)
      samples[index] += Float(weight * sound)
      weights[index] += Float(weight)
      (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    }
  }
}
