// SPDX-License-Identifier: Apache-2.0

/// An event from a pointer, such as a mouse, a finger or a pen.
public enum PointerEvent: Hashable, Sendable {
  /// The button goes down, or the pointer touches the screen.
  case press(at: LayoutPoint)
  /// The pointer moves to any point with the button down.
  case move(to: LayoutPoint, speed: DragSpeed)
  /// The button goes up at the last point.
  case release
  /// The gesture is cancelled, by Escape or because the pointer was lost.
  case cancel
  /// The wheel turns by a number of notches; positive numbers increase the value.
  case wheel(Double)
}

/// How far the thumb moves with the pointer.
public enum DragSpeed: Hashable, Sendable {
  /// As far as the pointer.
  case full
  /// A fraction of the distance, for precision. Usually, a modifier key is held down.
  case fine
}

/// The effect of a press on the track, outside the thumb.
public enum TrackPress: Hashable, Sendable {
  /// The thumb moves to the stop nearest to the pointer and can be dragged from there.
  case jump
  /// The thumb moves one page towards the pointer, but never past it, and can't be dragged.
  case page
}
