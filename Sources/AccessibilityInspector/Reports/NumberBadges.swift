// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// The frames of the numbers in a picture. They are centred on the upper left corners of elements,
/// and side by side where corners are close together.
struct NumberBadges {
  static let height = 18.0
  /// The most moves to the right for one badge; after that it may overlap others.
  private static let attempts = 40

  let frames: [LayoutRect]

  init(at corners: [LayoutPoint]) {
    var frames: [LayoutRect] = []
    for (number, corner) in zip(1..., corners) {
      let width = Self.height + 8 * Double("\(number)".count - 1)
      var frame = Self.frame(at: corner, width)
      for _ in 0..<Self.attempts {
        guard let other = frames.last(where: { $0.intersection(frame) != nil }) else { break }
        frame = LayoutRect(x: other.maxX, y: frame.minY, width: width, height: Self.height)
      }
      frames.append(frame)
    }
    self.frames = frames
  }

  private static func frame(at corner: LayoutPoint, _ width: Double) -> LayoutRect {
    LayoutRect(x: corner.x - height / 2, y: corner.y - height / 2, width: width, height: height)
  }
}
