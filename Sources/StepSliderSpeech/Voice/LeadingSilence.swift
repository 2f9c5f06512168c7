// SPDX-License-Identifier: GPL-3.0-or-later

/// Leaves out the silence that espeak-ng begins with: 12 to 49 ms before most words.
struct LeadingSilence {
  /// The loudest sample that still counts as silence, 1/1024 of full scale.
  private static let threshold = 32

  private var isOver = false

  /// The part of the next samples from the first audible one on.
  ///
  /// The sample before that one is kept, so that the sound begins from near zero.
  mutating func trimmed(_ samples: UnsafeBufferPointer<Int16>) -> UnsafeBufferPointer<Int16> {
    guard !isOver else { return samples }
    guard let first = samples.firstIndex(where: { abs(Int($0)) > Self.threshold }) else {
      return UnsafeBufferPointer(rebasing: samples[samples.endIndex...])
    }
    isOver = true
    return UnsafeBufferPointer(rebasing: samples[max(first - 1, 0)...])
  }
}
