// SPDX-License-Identifier: Apache-2.0

/// What a pointer does: a mouse, a finger or a pen.
public enum PointerEvent: Hashable, Sendable {
  /// Its button goes down, or it touches.
  case press(at: LayoutPoint)
  /// It moves with the button down, wherever to.
  case move(to: LayoutPoint, speed: DragSpeed)
  /// The button goes up where it last was.
  case release
  /// The gesture is called off: by Escape, or because the pointer was lost.
  case cancel
  /// The wheel turns by a number of notches, positive to greater values.
  case wheel(Double)
}

/// How far the thumb goes with the pointer.
public enum DragSpeed: Hashable, Sendable {
  /// As far as the pointer.
  case full
  /// A part of it, for a careful hand: usually while a modifier key is held.
  case fine
}

/// What a press on the track, beside the thumb, does.
public enum TrackPress: Hashable, Sendable {
  /// The thumb goes to the stop nearest to the pointer, and can be dragged on from there.
  case jump
  /// The thumb goes one page towards the pointer, but never past it, and isn't dragged.
  case page
}
