// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Measures the loudness of a moment of sound in 16 overlapping bands, spaced like human hearing.
///
/// The formula of the mel scale is O'Shaughnessy's (Speech Communication, 1987).
struct MelBands {
  /// The levels of the bands in decibels.
  typealias Levels = SpeechFeatures.Frame

  /// The number of samples in a moment of about 23 ms.
  let length: Int
  private let transform: FourierTransform
  private let window: [Float]
  /// For each frequency: the band whose centre is below it, its share of that band, and its share
  /// of the band above.
  private let parts: [(band: Int, lower: Float, upper: Float)]

  private static let range = 150.0...7500.0

  init(sampleRate: Int) {
    let longest = max(2, sampleRate / 40)
    let length = 1 << (Int.bitWidth - 1 - longest.leadingZeroBitCount)
    self.length = length
    transform = FourierTransform(length: length)
    window = (0..<length).map { index in
      Float((1 - cos(2 * .pi * Double(index) / Double(length))) / 2 / Double(length))
    }
    parts = (0..<length / 2).map { index in
      let frequency = Double(index * sampleRate) / Double(length)
      let place = Self.place(of: frequency)
      let band = place.rounded(.down)
      // High sounds are faint, so they are raised by 3 dB per octave.
      let weight = frequency / 1000
      return (Int(band), Float(weight * (1 - place + band)), Float(weight * (place - band)))
    }
  }

  /// Returns the position of a frequency, in bands from the centre of the lowest one.
  private static func place(of frequency: Double) -> Double {
    func mel(_ frequency: Double) -> Double { 2595 * log10(1 + frequency / 700) }
    let (low, high) = (mel(range.lowerBound), mel(range.upperBound))
    return (mel(frequency) - low) / (high - low) * Double(Levels.scalarCount + 1) - 1
  }

  /// Returns the levels from a sample on, which must be followed by ``length`` samples.
  func levels(
    from samples: UnsafePointer<Int16>,
    scratch powers: UnsafeMutablePointer<Float>
  ) -> Levels {
    window.withUnsafeBufferPointer { window in
      guard let window = window.baseAddress else { return }
      transform.transform(samples, window: window, into: powers)
    }
    var sums = Levels(repeating: 1e-3)
    parts.withUnsafeBufferPointer { parts in
      var index = 0
      while index < length / 2 {
        let part = parts[index]
        if part.band >= 0, part.band < Levels.scalarCount {
          sums[part.band] += powers[index] * part.lower
        }
        if part.band >= -1, part.band < Levels.scalarCount - 1 {
          sums[part.band + 1] += powers[index] * part.upper
        }
        index += 1
      }
    }
    for band in sums.indices { sums[band] = 10 * log10(sums[band]) }
    return sums
  }
}
