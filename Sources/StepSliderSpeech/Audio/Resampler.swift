// SPDX-License-Identifier: GPL-3.0-or-later

internal import Foundation

/// Raises the sample rate of speech to that of a sound server.
///
/// A server's own converter begins its output with a millisecond of silence, because it gets the
/// sound piece by piece. This one has whole words, and begins with their first sample.
///
/// Each sample is a weighted sum of the 32 nearest ones, with a Hann-windowed sinc as weights, so
/// a sample takes constant time.
struct Resampler {
  /// The number of samples on either side that count.
  private static let reach = 16
  /// The most steps between two samples. The weights of each take 128 bytes.
  private static let maximumSteps = 2_000

  /// The rate of the output.
  let newRate: Int
  /// The output has `up` samples for each `down` samples of the input. A step is the distance
  /// between two samples of the input, divided by `up`.
  private let (up, down): (Int, Int)
  /// The weights of the input's samples, for each step.
  private let weights: [Float]
  /// The input's samples that are still needed.
  private var window: [Float]
  /// The place of the next sample, in steps after the start of the window.
  private var place = 0

  /// Returns `nil` if the rates are equal, if the new one is lower, or if they have no simple ratio.
  init?(from old: Int, to new: Int) {
    let divisor = Self.divisor(old, new)
    guard old > 0, new > old, new / divisor <= Self.maximumSteps else { return nil }
    newRate = new
    (up, down) = (new / divisor, old / divisor)
    weights = (0..<up).flatMap { [up] in Self.weights(after: Double($0) / Double(up)) }
    window = Self.silence(Self.reach - 1)
  }

  /// Returns the samples that are certain by now.
  mutating func convert(_ samples: UnsafeBufferPointer<Int16>) -> [Int16] {
    window.append(contentsOf: samples.lazy.map(Float.init))
    return advance()
  }

  /// Returns the last samples of an utterance, and begins anew.
  mutating func finish() -> [Int16] {
    window.append(contentsOf: Self.silence(Self.reach))
    defer { reset() }
    return advance()
  }

  /// Begins a new utterance.
  mutating func reset() { (window, place) = (Self.silence(Self.reach - 1), 0) }

  private mutating func advance() -> [Int16] {
    let width = 2 * Self.reach
    let end = max(place, (window.count - width + 1) * up)
    let converted = window.withUnsafeBufferPointer { window in
      weights.withUnsafeBufferPointer { weights in
        stride(from: place, to: end, by: down).map { place in
          let (start, step) = place.quotientAndRemainder(dividingBy: up)
          var sum: Float = 0
          for index in 0..<width { sum += window[start + index] * weights[step * width + index] }
          return Int16(max(-32_768, min(32_767, sum.rounded())))
        }
      }
    }
    place += converted.count * down
    window.removeFirst(place / up)
    place %= up
    return converted
  }

  /// Returns the weights for a place between two samples, 0 being the first and 1 the second. Their
  /// sum is 1, so that loudness stays the same.
  private static func weights(after fraction: Double) -> [Float] {
    let weights = (0..<2 * reach).map { index in
      let distance = Double(index - reach + 1) - fraction
      let window = 0.5 + 0.5 * cos(.pi * distance / Double(reach))
      return distance == 0 ? 1 : sin(.pi * distance) / (.pi * distance) * window
    }
    let sum = weights.reduce(0, +)
    return weights.map { Float($0 / sum) }
  }

  private static func silence(_ count: Int) -> [Float] { [Float](repeating: 0, count: count) }

  private static func divisor(_ left: Int, _ right: Int) -> Int {
    right == 0 ? left : divisor(right, left % right)
  }
}
