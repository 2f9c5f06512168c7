// SPDX-License-Identifier: GPL-3.0-or-later

/// Sound as numbers for calculation.
struct Waveform {
  /// Where a pattern was found, with its likeness: 1 for the same waveform, about 0 for a
  /// different one.
  struct Place {
    let index: Int
    let likeness: Float
  }

  let samples: [Float]

  /// Returns the part most like a pattern, where the normalized cross-correlation is greatest.
  ///
  /// - Complexity: O(*nm*).
  func place(of pattern: Waveform) -> Place? {
    guard samples.count >= pattern.samples.count else { return nil }
    let energy = pattern.samples.reduce(1) { $0 + $1 * $1 }
    let places = (0...samples.count - pattern.samples.count).map { index in
      Place(index: index, likeness: product(with: pattern, at: index) / energy.squareRoot())
    }
    return places.max { $0.likeness < $1.likeness }
  }

  /// Returns the scalar product of a pattern and the sound under it, with the sound normalized to
  /// energy 1.
  private func product(with pattern: Waveform, at start: Int) -> Float {
    var (product, energy) = (Float(0), Float(1))
    for (index, value) in pattern.samples.enumerated() {
      let other = samples[start + index]
      product += value * other
      energy += other * other
    }
    return product / energy.squareRoot()
  }
}
