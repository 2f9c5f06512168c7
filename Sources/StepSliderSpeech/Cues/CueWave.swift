// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc
internal import StepSlider

// The sound of a cue.
extension Cue {
  /// The samples of a cue, from -1 to 1, and their weights, from 0 to 1.
  ///
  /// A sample is never greater than its weight, the part of full scale that the cue takes at that
  /// time. If words give way by just that much, the sum of both can't be clipped.
  typealias Wave = (samples: [Float], weights: [Float])

  /// A sine and, softer, its octave, which small loudspeakers play even where the sine is too low
  /// for them: its frequency in hertz, its start and length in seconds, and its highest amplitude.
  /// That of the whole cue is 1.
  private typealias Tone = (frequency: Double, start: Double, length: Double, level: Double)

  /// The length of a ramp, in seconds; a shorter tone consists of two halves of a ramp.
  private static let ramp = 0.004
  private static let octave = 0.3
  private static let fifth = 1.5
  private static let mostClicks = 4
  /// The pitch of the minimum, middle C.
  private static let lowest = 261.63

  func wave(at sampleRate: Int) -> Wave {
    let tones = self.tones
    let length = tones.map { Self.range(of: $0, at: sampleRate).upperBound }.max() ?? 0
    var wave: Wave = ([Float](repeating: 0, count: length), [])
    wave.weights = wave.samples
    for tone in tones { Self.add(tone, to: &wave, at: sampleRate) }
    return wave
  }

  /// What the cue consists of. The levels at any time add up to at most 1.
  private var tones: [Tone] {
    let pitch = Self.lowest * exp2(2 * position)
    let clicks = (0..<min(notches, Self.mostClicks)).map { index -> Tone in
      (3_000, start: 0.015 * Double(index), length: 0.003, level: 0.4)
    }
    guard let end else { return [(pitch, start: 0, length: 0.06, level: 0.6)] + clicks }
    let next = end == .maximum ? pitch * Self.fifth : pitch / Self.fifth
    return [
      (pitch, start: 0, length: 0.03, level: 0.6), (next, start: 0.045, length: 0.03, level: 0.6),
    ] + clicks
  }

  private static func range(of tone: Tone, at sampleRate: Int) -> Range<Int> {
    let rate = Double(sampleRate)
    return Int(tone.start * rate)..<Int((tone.start + tone.length) * rate)
  }

  /// Adds a tone. It begins and ends with a ramp, so that nothing crackles.
  private static func add(_ tone: Tone, to wave: inout Wave, at sampleRate: Int) {
    let range = range(of: tone, at: sampleRate)
    let ramp = min(ramp * Double(sampleRate), Double(range.count) / 2)
    let angle = 2 * Double.pi * tone.frequency / Double(sampleRate)
    let (cosine, sine) = (cos(angle), sin(angle))
    // A point that turns by the angle from sample to sample is faster than a sine for each.
    var (x, y) = (1.0, 0.0)
    for index in range {
      let distance = Double(min(index - range.lowerBound, range.upperBound - 1 - index))
      let share = min(1, distance / ramp)
      let weight = tone.level * share * share * (3 - 2 * share)
      let sound = (y + octave * 2 * x * y) / (1 + octave)
      wave.samples[index] += Float(weight * sound)
      wave.weights[index] += Float(weight)
      (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    }
  }
}
