// SPDX-License-Identifier: GPL-3.0-or-later

/// A part of some speech, with its explanation.
struct SpokenPart {
  enum Explanation: Hashable {
    /// A phrase, by its number, from beginning to end.
    case phrase(Int)
    /// A phrase that is cut off.
    case beginning(of: Int)
    case silence
    case unknown
  }

  let explanation: Explanation
  /// Its frames in the speech.
  let frames: Range<Int>
  /// The distance to the phrase in decibels, in the tenth of a second where it is greatest;
  /// infinite if it isn't a phrase.
  let distance: Float

  /// Creates a phrase, or its beginning, from each frame's difference in square decibels.
  init(_ explanation: Explanation, before end: Int, squares: [Float]) {
    self.explanation = explanation
    frames = end - squares.count..<end
    distance = Self.worstStretch(of: squares).squareRoot()
  }

  init(_ explanation: Explanation, frames: Range<Int>) {
    (self.explanation, self.frames, distance) = (explanation, frames, .infinity)
  }

  /// Returns the highest mean over a tenth of a second, or over everything if that is shorter.
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
