// SPDX-License-Identifier: GPL-3.0-or-later

/// A part of some speech, and what it is.
struct SpokenPart {
  enum Explanation: Hashable {
    /// A phrase, by its number, from beginning to end.
    case phrase(Int)
    /// A phrase that is broken off.
    case beginning(of: Int)
    case silence
    case unknown
  }

  let explanation: Explanation
  /// Which frames of the speech it is.
  let frames: Range<Int>
  /// How far, in decibels, it is from the phrase in the tenth of a second where it is farthest;
  /// infinite if it is no phrase.
  let distance: Float

  /// A phrase, or its beginning, and how different each frame is from it, in square decibels.
  init(_ explanation: Explanation, before end: Int, squares: [Float]) {
    self.explanation = explanation
    frames = end - squares.count..<end
    distance = Self.worstStretch(of: squares).squareRoot()
  }

  init(_ explanation: Explanation, frames: Range<Int>) {
    (self.explanation, self.frames, distance) = (explanation, frames, .infinity)
  }

  /// The highest mean of a tenth of a second, or of all if that is less.
  private static func worstStretch(of squares: [Float]) -> Float {
    let length = min(SpeechFeatures.rate / 10, squares.count)
    var sum = squares.prefix(length).reduce(0, +)
    var worst = sum
    for end in length..<squares.count {
      sum += squares[end] - squares[end - length]
      worst = max(worst, sum)
    }
    return worst / Float(length)
  }
}
