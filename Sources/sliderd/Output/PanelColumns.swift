// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// The columns in which the sliders of a panel are drawn, one line each: the mark of the focus, the
/// labels, the tracks and the values.
///
/// Each of them begins in the same column in every line, and doesn't move with a thumb or the focus.
/// In a narrow terminal, the labels are cut first. Then the tracks are left out, then the labels.
struct PanelColumns {
  /// The number of cells for the mark of the focus and the empty cell after it.
  let mark: Int
  /// The number of cells for the labels, without the gap after them; 0 if there are none.
  let label: Int
  /// The track of each slider; empty if there is no room.
  let fits: [TrackFit]
  /// The number of cells for the values.
  let value: Int
  /// The number of empty cells after the labels and after the tracks.
  let gap: Int

  /// The column where the tracks begin.
  var trackStart: Int { mark + (label > 0 ? label + gap : 0) }

  /// The number of cells for the tracks.
  var track: Int { fits.map(\.length).max() ?? 0 }

  /// The column where the values begin.
  var valueStart: Int { trackStart + (track > 0 ? track + gap : 0) }

  /// Chooses the columns for a panel whose widest value takes a number of cells.
  init(of panel: DrawnPanel, valueWidth: Int, style: TerminalStyle) {
    let whole = max(1, style.columns - 1)
    mark = min(2, whole - 1)
    let room = whole - mark
    let wanted = panel.tracks.map { $0.widestLabel(in: style) }.max() ?? 0
    let (label, value) = (min(wanted, max(8, room / 3)), min(valueWidth, room))
    for gap in [2, 1] {
      let rest = room - (label > 0 ? label + gap : 0) - gap - value
      let fits = panel.tracks.compactMap {
        TrackFit(of: $0.slider.stops, room: rest, limits: .horizontal)
      }
      guard fits.count == panel.tracks.count else { continue }
      (self.label, self.fits, self.value, self.gap) = (label, fits, value, gap)
      return
    }
    let leastLabel = room > Self.leastRoom ? max(room - value - 1, min(8, room / 2)) : 0
    self.label = min(wanted, leastLabel)
    (fits, gap) = ([], 1)
    self.value = min(value, room - (self.label > 0 ? self.label + 1 : 0))
  }

  /// The most cells in which only values are drawn.
  private static let leastRoom = 8
}

extension DrawnThumbs {
  /// Returns the number of cells for the widest label.
  fileprivate func widestLabel(in style: TerminalStyle) -> Int {
    controls.map {
      SpokenText.cleaned($0.slider.presentation.label ?? "")
        .fitted(to: style.columns, style).cellCount
    }.max() ?? 0
  }
}
