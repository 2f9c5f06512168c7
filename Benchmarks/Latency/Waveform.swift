// SPDX-License-Identifier: GPL-3.0-or-later

/// Sound as numbers for calculation.
struct Waveform {
  /// Where a pattern was found, with its likeness: 1 for the same waveform, about 0 for a
  /// different one.
  struct Place {
    let index: Int
    let likeness: Float
    /// How much louder the sound is than the pattern. espeak-ng says the same words up to a sixth
    /// louder or softer.
    let gain: Float
  }

  let samples: [Float]

  /// Returns the part most like a pattern, where the normalized cross-correlation is greatest.
  ///
  /// - Complexity: O(*nm*).
  func place(of pattern: Waveform) -> Place? {
    guard samples.count >= pattern.samples.count else { return nil }
    let energy = pattern.samples.reduce(1) { $0 + $1 * $1 }
    let places = (0...samples.count - pattern.samples.count).map { index in
      let (product, loudness) = compare(with: pattern, at: index)
      let likeness = product / (energy * loudness).squareRoot()
      return Place(index: index, likeness: likeness, gain: product / energy)
    }
    return places.max { $0.likeness < $1.likeness }
  }

  /// Returns the scalar product of a pattern and the sound under it, and the energy of that sound.
  private func compare(with pattern: Waveform, at start: Int) -> (product: Float, energy: Float) {
    var (product, energy) = (Float(0), Float(1))
    for (index, value) in pattern.samples.enumerated() {
      let other = samples[start + index]
      product += value * other
      energy += other * other
    }
    return (product, energy)
  }
}
