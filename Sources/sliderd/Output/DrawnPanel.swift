// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// The sliders of a panel as they are drawn. Those that share a track are drawn together.
struct DrawnPanel {
  /// The tracks, from the top.
  let tracks: [DrawnThumbs]
  /// The index of the track whose slider has the focus.
  let focus: Int

  init(of panel: SliderPanel) {
    let starts = panel.controls.indices.filter { panel.thumbs(with: $0).lowerBound == $0 }
    tracks = starts.map { DrawnThumbs(of: panel, at: $0) }
    focus = tracks.firstIndex { $0.hasFocus } ?? 0
  }

  /// Returns whether another panel differs at most in its positions and in the focus.
  func isDefined(as other: DrawnPanel) -> Bool {
    tracks.count == other.tracks.count
      && zip(tracks, other.tracks).allSatisfy { $0.isDefined(as: $1) }
  }

  /// Returns the number of cells for the widest value of all sliders.
  func widestValue(in style: TerminalStyle) -> Int {
    tracks.map { $0.widestValue(in: style) }.max() ?? 0
  }

  /// Returns the number of lines that are drawn, one for each track. Below them, a line stays free.
  func lineCount(in style: TerminalStyle) -> Int { min(tracks.count, max(1, style.rows - 1)) }

  /// Returns the first track to draw in a number of lines, as near as possible to the one that was
  /// the first.
  ///
  /// The track before and the one after that with the focus are drawn too, if there is room.
  func firstTrack(near first: Int, lineCount: Int) -> Int {
    let margin = lineCount > 2 ? 1 : 0
    let (least, most) = (focus - (lineCount - 1 - margin), focus - margin)
    return min(max(0, min(max(first, least), most)), tracks.count - lineCount)
  }
}
