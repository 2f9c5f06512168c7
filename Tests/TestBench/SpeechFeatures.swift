// SPDX-License-Identifier: GPL-3.0-or-later

/// What speech sounds like, a hundred times a second, whatever its loudness and sample rate.
struct SpeechFeatures: Sendable {
  /// How far each of 16 bands of frequencies is above silence, in decibels.
  ///
  /// The differences between bands count in full, and how loud they are together less, since words
  /// that are spoken in a row are not all equally loud.
  typealias Frame = SIMD16<Float>

  /// Frames a second.
  static let rate = 100

  /// What is fainter than the loudest sound of all by more decibels counts as silence.
  private static let range: Float = 40
  /// How much the common loudness of the bands counts.
  private static let weightOfLoudness: Float = 0.5

  let frames: [Frame]

  /// Silence is added at the end of sound that is shorter than one frame.
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

  /// How different two frames sound: the mean square of the bands' differences, in square decibels.
  static func difference(
    _ first: UnsafePointer<Frame>,
    _ second: UnsafePointer<Frame>
  ) -> Float {
    // Number by number: in debug builds the operators of vectors take six times as long.
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
