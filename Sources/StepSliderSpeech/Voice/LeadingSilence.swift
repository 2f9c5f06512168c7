// SPDX-License-Identifier: GPL-3.0-or-later

/// Removes the silence with which espeak-ng begins: 12 to 49 ms before most words.
struct LeadingSilence {
  /// The loudest sample that counts as silence, 1/1024 of full scale.
  private static let threshold = 32

  private var isOver = false

  /// Returns the samples from the first audible one on.
  ///
  /// The sample before it is kept, so that the sound starts near zero.
  mutating func trimmed(_ samples: UnsafeBufferPointer<Int16>) -> UnsafeBufferPointer<Int16> {
    guard !isOver else { return samples }
    guard let first = samples.firstIndex(where: { abs(Int($0)) > Self.threshold }) else {
      return UnsafeBufferPointer(rebasing: samples[samples.endIndex...])
    }
    isOver = true
    return UnsafeBufferPointer(rebasing: samples[max(first - 1, 0)...])
  }
}
