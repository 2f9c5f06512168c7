// SPDX-License-Identifier: GPL-3.0-or-later

internal import Glibc
internal import StepSlider

/// A part of a cue: a sine and, softer, its octave, which small loudspeakers play even where the sine
/// is too low for them. It begins and ends with a ramp, so that nothing crackles.
struct Tone: Hashable {
  /// The length of a ramp, in seconds; a shorter tone consists of two halves of a ramp.
  private static let ramp = 0.004
  private static let octave = 0.3

  /// In hertz.
  let frequency: Double
  /// In seconds since the beginning of the cue.
  var start = 0.0
  /// In seconds.
  let length: Double
  /// The highest amplitude; 1 is that of the whole cue.
  let level: Double

  /// Returns the samples of a cue that the tone belongs to.
  func range(at sampleRate: Int) -> Range<Int> {
    Int(start * Double(sampleRate))..<Int((start + length) * Double(sampleRate))
  }

  /// Adds the tone to a wave that is long enough.
  func add(to wave: inout CueWave) {
    let rate = Double(wave.sampleRate)
    let range = range(at: wave.sampleRate)
    let count = range.count
    let ramp = min(Self.ramp * rate, Double(count) / 2)
    let angle = 2 * Double.pi * frequency / rate
    let (cosine, sine) = (cos(angle), sin(angle))
    // A point that turns by the angle from sample to sample is faster than a sine for each.
    var (x, y) = (1.0, 0.0)
    for index in 0..<count {
      let distance = Double(min(index, count - 1 - index))
      let share = min(1, distance / ramp)
      let weight = level * share * share * (3 - 2 * share)
      let sound = (y + Self.octave * 2 * x * y) / (1 + Self.octave)
      wave.add(weight: Float(weight), sound: Float(weight * sound), at: range.lowerBound + index)
      (x, y) = (x * cosine - y * sine, x * sine + y * cosine)
    }
  }
}

extension Cue {
  /// The pitch of the minimum, middle C.
  private static let lowest = 261.63
  private static let fifth = 1.5
  private static let mostClicks = 4

  /// The pitch of the position, in hertz.
  var pitch: Double { Self.lowest * exp2(2 * position) }

  /// What the cue consists of. The levels at any time add up to at most 1.
  var tones: [Tone] {
    let clicks = (0..<min(notches, Self.mostClicks)).map { index in
      Tone(frequency: 3_000, start: 0.015 * Double(index), length: 0.003, level: 0.4)
    }
    guard let end else { return [Tone(frequency: pitch, length: 0.06, level: 0.6)] + clicks }
    let next = end == .maximum ? pitch * Self.fifth : pitch / Self.fifth
    return [
      Tone(frequency: pitch, length: 0.03, level: 0.6),
      Tone(frequency: next, start: 0.045, length: 0.03, level: 0.6),
    ] + clicks
  }
}
