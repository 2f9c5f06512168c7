// SPDX-License-Identifier: Apache-2.0

/// The use of a colour in a drawing.
public enum ColorRole: Int, Hashable, Sendable, CaseIterable {
  /// The background, and the thumb of a dimmed slider.
  case background
  /// The track and the ticks that aren't filled. On a dimmed slider, the whole track, all ticks,
  /// and the lines around the thumb and the bubble.
  case track
  /// The filled part of the track and its ticks; also the thumb of a read-only slider, and the line
  /// around a thumb that the pointer is over.
  case fill
  /// The thumb.
  case thumb
  /// The line around the thumb.
  case thumbEdge
  /// One of several translucent layers below the thumb that together form its shadow.
  case shadow
  /// The translucent area around a thumb that the pointer is over or holds.
  case halo
  /// The line around the thumb and the bubble, if a change was not applied.
  case failure
  /// The focus ring.
  case focus
  /// A label, and the mark of the default.
  case label
  /// The label of the chosen stop, and the title of the slider.
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
