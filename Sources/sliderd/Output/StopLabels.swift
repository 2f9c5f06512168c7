// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// The labels of a track in a terminal: the names or numbers of its stops.
///
/// If not every stop has a cell, only the minimum and the maximum have labels.
struct StopLabels {
  private let control: SliderControl
  private let fit: TrackFit
  private let room: Int
  private let style: TerminalStyle

  /// Creates the labels of a slider, each cut to a number of cells.
  init(of control: SliderControl, fit: TrackFit, room: Int, style: TerminalStyle) {
    (self.control, self.fit, self.room, self.style) = (control, fit, room, style)
  }

  /// Returns the label of a stop; empty if it has none or there is no room.
  func text(of index: Int) -> String {
    let stops = control.slider.stops
    guard room > 0, fit.isComplete || index == 0 || index == stops.count - 1 else { return "" }
    return control.phrases.label(of: index, on: control.slider).fitted(to: room, style)
  }

  /// Returns the size of a label and of an empty cell beside it.
  func size(of index: Int) -> LayoutSize {
    let cells = text(of: index).cellCount
    return LayoutSize(width: cells > 0 ? Double(cells + 1) : 0, height: 1)
  }
}
