// SPDX-License-Identifier: GPL-3.0-or-later

/// Features of speech, a hundred times a second, independent of loudness and sample rate.
struct SpeechFeatures: Sendable {
  /// The level of each of 16 frequency bands above silence, in decibels.
  ///
  /// Differences between bands count in full. Their common loudness counts less, because words in
  /// a row are not all equally loud.
  typealias Frame = SIMD16<Float>

  /// Frames per second.
  static let rate = 100

  /// The decibels below the loudest sound at which silence begins.
  private static let range: Float = 40
  /// The weight of the common loudness of the bands.
  private static let weightOfLoudness: Float = 0.5

  let frames: [Frame]

  /// Adds silence at the end of sound that is shorter than one frame.
  init(of samples: ArraySlice<Int16>, sampleRate: Int) {
    let bands = MelBands(sampleRate: sampleRate)
    let missing = max(0, bands.length - samples.count)
    let levels = Self.levels(of: samples + repeatElement(0, count: missing), sampleRate, bands)
    let loudest = levels.reduce(-.infinity) { max($0, $1.max()) }
    frames = levels.map { level in
      let heard = (level - (loudest - Self.range)).clamped(
        lowerBound: .zero,
        upperBound: Frame(repeating: Self.range)
      )
      return heard - (1 - Self.weightOfLoudness) * heard.sum() / Float(Frame.scalarCount)
    }
  }

  /// Returns the difference between two frames: the mean square of the bands' differences, in
  /// square decibels.
  static func difference(
    _ first: UnsafePointer<Frame>,
    _ second: UnsafePointer<Frame>
  ) -> Float {
    // Element by element: in debug builds, vector operators take six times as long.
    let first = UnsafeRawPointer(first).assumingMemoryBound(to: Float.self)
    let second = UnsafeRawPointer(second).assumingMemoryBound(to: Float.self)
    let count = Frame.scalarCount
    var sum: Float = 0
    var band = 0
    while band < count {
      let difference = first[band] - second[band]
      sum += difference * difference
      band += 1
    }
    return sum / Float(count)
  }

  private static func levels(
    of samples: ArraySlice<Int16>,
    _ sampleRate: Int,
    _ bands: MelBands
  ) -> [Frame] {
    let hop = Double(sampleRate) / Double(rate)
    let count = Int(Double(samples.count - bands.length) / hop) + 1
    return samples.withUnsafeBufferPointer { samples in
      guard let first = samples.baseAddress else { return [] }
      return withUnsafeTemporaryAllocation(of: Float.self, capacity: bands.length / 2) { scratch in
        guard let scratch = scratch.baseAddress else { return [] }
        return (0..<count).map { index in
          bands.levels(from: first + Int(Double(index) * hop), scratch: scratch)
        }
      }
    }
  }
}
