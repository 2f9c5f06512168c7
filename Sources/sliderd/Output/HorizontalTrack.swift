// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

extension CellTrack {
  /// Draws a horizontal track. The minimum and the maximum are beneath it, and other labels between
  /// them, if the terminal has lines to spare and if both ends fit.
  ///
  /// A vertical slider has its minimum at the left.
  init(
    horizontally thumbs: DrawnThumbs,
    fit: TrackFit,
    at origin: LayoutPoint,
    style: TerminalStyle
  ) {
    let texts = StopLabels(of: thumbs.control, fit: fit, room: fit.length, style: style)
    let labelled = Self.layout(of: thumbs.slider, fit: fit, at: origin, hasLabels: true)
    let labels = labelled.labels(at: 0, measuring: texts.size)
    let last = thumbs.slider.stops.count - 1
    let hasLabels =
      style.rows > Int(origin.y) + 3 && last > 0 && labels.first?.index == 0
      && labels.last?.index == last
    layout =
      hasLabels
      ? labelled : Self.layout(of: thumbs.slider, fit: fit, at: origin, hasLabels: false)
    self.labels = hasLabels ? labels : []
    let glyphs = TrackGlyphs(.horizontal, style.characters)
    let track = TrackCells(of: thumbs, in: layout).texts(with: glyphs)
      .reduce(CellText(), +)
    lines = [track] + (hasLabels ? [Self.line(of: labels, beneath: layout.track, texts)] : [])
  }

  private static func layout(
    of slider: Slider,
    fit: TrackFit,
    at origin: LayoutPoint,
    hasLabels: Bool
  ) -> SliderLayout {
    SliderLayout(
      TrackScale(slider.stops),
      in: LayoutRect(
        origin: origin,
        size: LayoutSize(width: Double(fit.length), height: hasLabels ? 2 : 1)
      ),
      metrics: .cells(fit, labelThickness: hasLabels ? 1 : 0),
      growth: Growth(inLineOf: slider.presentation)
    )
  }

  /// Returns the line of labels. Each leaves its last cell empty, or its first at the track's end.
  private static func line(
    of labels: [TickLabel],
    beneath track: LayoutRect,
    _ texts: StopLabels
  ) -> CellText {
    var line = ""
    for label in labels.sorted(by: { $0.frame.minX < $1.frame.minX }) {
      let text = texts.text(of: label.index)
      let isLast = label.frame.maxX == track.maxX
      let start = isLast ? track.maxX - Double(text.cellCount) : label.frame.minX
      line += String(repeating: " ", count: Int(start - track.minX) - line.cellCount) + text
    }
    return CellText(line)
  }
}

extension Growth {
  fileprivate init(inLineOf presentation: Presentation) {
    let own = Growth(of: presentation)
    self = own.orientation == .horizontal ? own : .rightward
  }
}
