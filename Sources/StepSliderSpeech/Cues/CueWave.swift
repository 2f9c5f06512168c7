// SPDX-License-Identifier: GPL-3.0-or-later

/// The samples of a cue.
///
/// A sample is never greater than its weight, the part of full scale that the cue takes at that time.
/// If words give way by just that much, the sum of both can't be clipped.
struct CueWave {
  let sampleRate: Int
  /// From -1 to 1.
  private(set) var samples: [Float]
  /// From 0 to 1.
  private(set) var weights: [Float]

  /// Creates the wave of a cue, or an empty one.
  init(of cue: Cue?, at sampleRate: Int) {
    let tones = cue?.tones ?? []
    let length = tones.map { $0.range(at: sampleRate).upperBound }.max() ?? 0
    self.sampleRate = sampleRate
    samples = [Float](repeating: 0, count: length)
    weights = samples
    for tone in tones { tone.add(to: &self) }
  }

  /// Adds a sound at a sample.
  mutating func add(weight: Float, sound: Float, at index: Int) {
    samples[index] += sound
    weights[index] += weight
  }
}
