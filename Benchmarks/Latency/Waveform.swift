// SPDX-License-Identifier: GPL-3.0-or-later

/// Sound as numbers to calculate with.
struct Waveform {
  /// Where a pattern was found, and how like it is: 1 for the very same waveform, about 0 for another one.
  struct Place {
    let index: Int
    let likeness: Float
  }

  let samples: [Float]

  /// The place most like a pattern: where the normalized cross-correlation is greatest.
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

  /// The scalar product of a pattern and the sound under it, as if that had the energy of 1.
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
