// SPDX-License-Identifier: Apache-2.0

/// A drag of the thumb. Positions are in device pixels from the minimum.
struct Drag: Hashable, Sendable {
  /// The position when the pointer took hold of the thumb.
  private(set) var origin: ThumbPosition
  /// The position that the pointer last moved the thumb to.
  private(set) var position: ThumbPosition
  /// The cause of the last movement, or `nil` if no change has been reported.
  private(set) var cause: Change.Cause?
  private var speed = DragSpeed.full
  private var pointer: Double
  private var heldPointer: Double
  private var heldThumb: Double

  init(from origin: ThumbPosition, thumb: Double, pointer: Double) {
    (self.origin, position, self.pointer) = (origin, origin, pointer)
    (heldThumb, heldPointer) = (thumb, pointer)
  }

  /// Records that a position was reached and reported.
  mutating func reach(_ position: ThumbPosition, by cause: Change.Cause) {
    (self.position, self.cause) = (position, cause)
  }

  /// Restarts the drag at the position that something else moved the thumb to, with the pointer
  /// where it is.
  mutating func takeHold(at position: ThumbPosition, thumb: Double) {
    (origin, self.position, cause) = (position, position, nil)
    (heldThumb, heldPointer) = (thumb, pointer)
  }

  /// Follows the pointer and returns where the thumb would be if it could rest anywhere.
  ///
  /// When the speed changes, the drag restarts at the thumb's position, limited to the track, so
  /// that the thumb does not jump.
  mutating func follow(
    _ pointer: Double,
    _ speed: DragSpeed,
    fineRatio: Double,
    along length: Double
  ) -> Double {
    if speed != self.speed {
      heldThumb = min(max(thumb(fineRatio), 0), length)
      (heldPointer, self.speed) = (self.pointer, speed)
    }
    self.pointer = pointer
    return thumb(fineRatio)
  }

  private func thumb(_ fineRatio: Double) -> Double {
    heldThumb + (pointer - heldPointer) * (speed == .fine ? fineRatio : 1)
  }
}
