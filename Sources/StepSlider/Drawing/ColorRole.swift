// SPDX-License-Identifier: Apache-2.0

/// The use of a colour in a drawing.
public enum ColorRole: Int, Hashable, Sendable, CaseIterable {
  /// The background, and the thumb of a dimmed slider.
  case background
  /// The track and the ticks beyond the thumb. On a dimmed slider, the whole track, all ticks and
  /// the line around the thumb.
  case track
  /// The track and the ticks from the minimum to the thumb.
  case fill
  /// The thumb.
  case thumb
  /// The line around the thumb.
  case thumbEdge
  /// One of several translucent layers below the thumb that together form its shadow.
  case shadow
  /// The focus ring.
  case focus
  /// A label.
  case label
  /// The label of the chosen stop.
  case chosenLabel
  /// The bubble that shows the value.
  case bubble
  /// The value in the bubble.
  case bubbleText
  /// The outline of the track's hit area.
  case trackFrame
  /// The outline of a tick's hit area.
  case tickFrame
  /// The outline of the thumb's hit area, and of the slider's accessibility element.
  case thumbFrame
}
