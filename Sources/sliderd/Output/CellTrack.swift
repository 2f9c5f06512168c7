// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A track in the cells of a terminal, with labels if there is room for them.
struct CellTrack {
  let layout: SliderLayout
  let labels: [TickLabel]
  /// The lines of the drawing, from the track's left edge.
  let lines: [CellText]
}
