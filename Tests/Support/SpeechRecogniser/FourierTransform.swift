// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The discrete Fourier transform of one length, by the radix-2 algorithm of Cooley and Tukey.
///
/// Uses pointers and `while`, because tests are debug builds, where arrays and ranges are far
/// slower.
final class FourierTransform {
  private typealias Points = UnsafeMutablePointer<Float>

  /// The number of input samples.
  let length: Int
  private let cosines: Points
  private let sines: Points
  private let real: Points
  private let imaginary: Points

  /// - Precondition: The length is a power of two.
  init(length: Int) {
    precondition(length > 0 && length & (length - 1) == 0, "the length must be a power of two")
    self.length = length
    (cosines, sines) = (.allocate(capacity: length), .allocate(capacity: length))
    (real, imaginary) = (.allocate(capacity: length), .allocate(capacity: length))
    for index in 0..<length {
      let angle = -2 * Double.pi * Double(index) / Double(length)
      cosines[index] = Float(cos(angle))
      sines[index] = Float(sin(angle))
    }
  }

  deinit {
    for points in [cosines, sines, real, imaginary] { points.deallocate() }
  }

  /// Computes the powers of the frequencies from zero up to, but not including, half the sample
  /// rate.
  ///
  /// - Parameters:
  ///   - samples: ``length`` samples.
  ///   - window: The factor for each sample.
  ///   - powers: Room for half as many values.
  func transform(
    _ samples: UnsafePointer<Int16>,
    window: UnsafePointer<Float>,
    into powers: UnsafeMutablePointer<Float>
  ) {
    scatter(samples, window)
    var size = 1
    while size < length {
      joinBlocks(of: size)
      size *= 2
    }
    var index = 0
    while index < length / 2 {
      powers[index] = real[index] * real[index] + imaginary[index] * imaginary[index]
      index += 1
    }
  }

  /// Moves each sample to the index with the same bits in reverse.
  private func scatter(_ samples: UnsafePointer<Int16>, _ window: UnsafePointer<Float>) {
    var index = 0
    var place = 0
    while index < length {
      real[place] = Float(samples[index]) * window[index]
      imaginary[place] = 0
      index += 1
      // Counts up with reversed bits, so the carry runs downwards.
      var bit = length / 2
      while bit > 0, place & bit != 0 {
        place ^= bit
        bit /= 2
      }
      place |= bit
    }
  }

  /// Combines each pair of blocks into a transform of twice the size.
  private func joinBlocks(of size: Int) {
    let stride = length / (2 * size)
    var turn = 0
    while turn < size {
      let (cosine, sine) = (cosines[turn * stride], sines[turn * stride])
      var first = turn
      while first < length {
        let second = first + size
        let x = real[second] * cosine - imaginary[second] * sine
        let y = real[second] * sine + imaginary[second] * cosine
        real[second] = real[first] - x
        imaginary[second] = imaginary[first] - y
        real[first] += x
        imaginary[first] += y
        first += 2 * size
      }
      turn += 1
    }
  }
}
