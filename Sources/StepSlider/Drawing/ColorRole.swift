// SPDX-License-Identifier: Apache-2.0

/// What a colour is for in a drawing.
public enum ColorRole: Int, Hashable, Sendable, CaseIterable {
  /// What everything lies on.
  case background
  /// The track and the ticks beyond the thumb, and all of them where the slider is dimmed.
  case track
  /// The track and the ticks from the minimum to the thumb.
  case fill
  /// The thumb.
  case thumb
  /// The line around the thumb.
  case thumbEdge
  /// One of several layers below the thumb that add up to its shadow; translucent.
  case shadow
  /// The ring that shows the focus.
  case focus
  /// A label.
  case label
  /// The label of the chosen stop.
  case chosenLabel
  /// The bubble that shows the value.
  case bubble
  /// The value in the bubble.
  case bubbleText
  /// The outline of what a pointer hits of the track.
  case trackFrame
  /// The outline of what a pointer hits of a tick.
  case tickFrame
  /// The outline of what a pointer hits of the thumb, and of the slider's element.
  case thumbFrame
}
