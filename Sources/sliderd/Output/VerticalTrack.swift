// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

extension CellTrack {
  /// Draws a vertical track with as many labels next to it as fit.
  ///
  /// The track's column depends on the widest label of any stop, so that it doesn't jump when the
  /// thumb moves.
  init(
    vertically thumbs: DrawnThumbs,
    fit: TrackFit,
    in bounds: LayoutRect,
    style: TerminalStyle
  ) {
    let texts = StopLabels(
      of: thumbs.control,
      fit: fit,
      room: Int(bounds.size.width) - 2,
      style: style
    )
    let bare = Self.layout(of: thumbs.slider, fit: fit, in: bounds, labelWidth: 0)
    let widest = bare.measuredStops.map { texts.size(of: $0).width }.max() ?? 0
    layout = Self.layout(of: thumbs.slider, fit: fit, in: bounds, labelWidth: widest)
    labels = widest > 0 ? layout.labels(at: thumbs.slider.index, measuring: texts.size) : []
    lines = Self.lines(of: thumbs, in: layout, labels, texts, style)
  }

  private static func lines(
    of thumbs: DrawnThumbs,
    in layout: SliderLayout,
    _ labels: [TickLabel],
    _ texts: StopLabels,
    _ style: TerminalStyle
  ) -> [CellText] {
    let column = Int(layout.track.minX)
    let glyphs = TrackGlyphs(.vertical, style.characters)
    var names = Array(repeating: "", count: Int(layout.bounds.size.height))
    for label in labels {
      names[Int(label.frame.minY - layout.bounds.minY)] = texts.text(of: label.index)
    }
    return zip(TrackCells(of: thumbs, in: layout).texts(with: glyphs), names).map { cell, name in
      column == 0
        ? cell + CellText(name.isEmpty ? "" : " " + name)
        : CellText(name.padded(to: column)) + cell
    }
  }

  private static func layout(
    of slider: Slider,
    fit: TrackFit,
    in bounds: LayoutRect,
    labelWidth: Double
  ) -> SliderLayout {
    let size = LayoutSize(width: labelWidth + 1, height: Double(fit.length))
    return SliderLayout(
      of: slider,
      in: LayoutRect(origin: bounds.origin, size: size),
      metrics: .cells(fit, labelThickness: labelWidth)
    )
  }
}

extension String {
  /// Returns the text at the end of a number of cells, before an empty one.
  fileprivate func padded(to cells: Int) -> String {
    let lead = String(repeating: " ", count: max(0, cells - 1 - cellCount))
    return isEmpty ? String(repeating: " ", count: cells) : lead + self + " "
  }
}
