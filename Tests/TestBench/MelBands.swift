// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Hears how loud a moment of sound is in 16 overlapping bands, spaced as the ear spaces them.
///
/// The formula of the mel scale is O'Shaughnessy's (Speech Communication, 1987).
struct MelBands {
  /// The levels of the bands in decibels.
  typealias Levels = SpeechFeatures.Frame

  /// How many samples a moment is, some 23 ms.
  let length: Int
  private let transform: FourierTransform
  private let window: [Float]
  /// Of each frequency: the band whose middle is below it, how much of it goes there, and how much
  /// into the band above.
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
      // High sounds are faint; 3 dB more an octave bring them up.
      let weight = frequency / 1000
      return (Int(band), Float(weight * (1 - place + band)), Float(weight * (place - band)))
    }
  }

  /// Where a frequency lies, counted in bands from the middle of the lowest one.
  private static func place(of frequency: Double) -> Double {
    func mel(_ frequency: Double) -> Double { 2595 * log10(1 + frequency / 700) }
    let (low, high) = (mel(range.lowerBound), mel(range.upperBound))
    return (mel(frequency) - low) / (high - low) * Double(Levels.scalarCount + 1) - 1
  }

  /// The levels from one sample on, with room for ``length`` samples behind it.
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
