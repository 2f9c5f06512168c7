// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// The sliders that are drawn on one track, the lowest thumb first. A slider with a track of its own
/// is the only one.
struct DrawnThumbs {
  let controls: [SliderControl]
  /// The index of the slider whose label and value are shown: the one with the focus, or else the
  /// lowest.
  let focus: Int
  /// The index in the panel of the lowest slider.
  var first = 0
  /// Whether one of the sliders has the focus.
  var hasFocus = true

  /// The slider whose label and value are shown.
  var control: SliderControl { controls[focus] }

  /// The state of the slider whose label and value are shown.
  var slider: Slider { control.slider }

  /// The label that is shown; empty if there is none.
  var label: String { SpokenText.cleaned(slider.presentation.label ?? "") }
}

extension DrawnThumbs {
  /// Creates the thumbs of a slider with a track of its own.
  init(_ control: SliderControl) { self.init(controls: [control], focus: 0) }

  /// Creates the thumbs on the track of the slider with the focus.
  init(of panel: SliderPanel) { self.init(of: panel, at: panel.focus) }

  /// Creates the thumbs on the track of the slider at an index.
  init(of panel: SliderPanel, at index: Int) {
    let thumbs = panel.thumbs(with: index)
    let hasFocus = thumbs.contains(panel.focus)
    self.init(
      controls: Array(panel.controls[thumbs]),
      focus: hasFocus ? panel.focus - thumbs.lowerBound : 0,
      first: thumbs.lowerBound,
      hasFocus: hasFocus
    )
  }

  /// Returns whether other thumbs differ at most in their positions and in the focus.
  func isDefined(as other: DrawnThumbs) -> Bool {
    controls.count == other.controls.count
      && zip(controls, other.controls).allSatisfy { $0.slider.isDefined(as: $1.slider) }
  }

  /// Returns the number of cells for the widest value of the thumbs.
  func widestValue(in style: TerminalStyle) -> Int {
    let stops = SliderLayout(of: slider, in: .zero).measuredStops
    return controls.flatMap { control in
      stops.map { control.phrases.refusal(by: control.slider.placed(at: .stop($0))).text }
    }.map { $0.fitted(to: style.columns, style).cellCount }.max() ?? 0
  }
}
