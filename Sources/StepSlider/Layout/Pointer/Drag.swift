// SPDX-License-Identifier: Apache-2.0

/// A thumb held by a pointer; positions count in device pixels from the minimum.
struct Drag: Hashable, Sendable {
  /// The stop that was chosen when the thumb was taken hold of.
  private(set) var origin: Int
  /// The stop that the pointer brought the thumb to last.
  private(set) var index: Int
  /// What moved the thumb last; `nil` as long as no change was told.
  private(set) var cause: Change.Cause?
  private var speed = DragSpeed.full
  private var pointer: Double
  private var heldPointer: Double
  private var heldThumb: Double

  init(from origin: Int, thumb: Double, pointer: Double) {
    (self.origin, index, self.pointer) = (origin, origin, pointer)
    (heldThumb, heldPointer) = (thumb, pointer)
  }

  /// Notes that a stop was reached, and told.
  mutating func reach(_ index: Int, by cause: Change.Cause) {
    (self.index, self.cause) = (index, cause)
  }

  /// Takes hold anew of a thumb that something else brought to another stop: as if the drag began
  /// there, with the pointer where it is.
  mutating func takeHold(at index: Int, thumb: Double) {
    (origin, self.index, cause) = (index, index, nil)
    (heldThumb, heldPointer) = (thumb, pointer)
  }

  /// Follows the pointer, and gives where the thumb would be if it could be anywhere.
  ///
  /// Where the speed changes the thumb is taken hold of anew, on the track, so that it doesn't leap.
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
