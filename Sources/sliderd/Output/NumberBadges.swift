// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Where the numbers of frames are drawn: around their upper left corners, side by side where those
/// are close to each other.
struct NumberBadges {
  static let height = 18.0
  /// The most places to the right that are tried; what finds none free stays at the last.
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
