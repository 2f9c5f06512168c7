// SPDX-License-Identifier: Apache-2.0

/// A drag of the thumb. Positions are in device pixels from the minimum.
struct Drag: Hashable, Sendable {
  /// The stop that was chosen when the pointer took hold of the thumb.
  private(set) var origin: Int
  /// The stop that the pointer last moved the thumb to.
  private(set) var index: Int
  /// The cause of the last movement, or `nil` if no change has been reported.
  private(set) var cause: Change.Cause?
  private var speed = DragSpeed.full
  private var pointer: Double
  private var heldPointer: Double
  private var heldThumb: Double

  init(from origin: Int, thumb: Double, pointer: Double) {
    (self.origin, index, self.pointer) = (origin, origin, pointer)
    (heldThumb, heldPointer) = (thumb, pointer)
  }

  /// Records that a stop was reached and reported.
  mutating func reach(_ index: Int, by cause: Change.Cause) {
    (self.index, self.cause) = (index, cause)
  }

  /// Restarts the drag at the stop that something else moved the thumb to, with the pointer where
  /// it is.
  mutating func takeHold(at index: Int, thumb: Double) {
    (origin, self.index, cause) = (index, index, nil)
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
