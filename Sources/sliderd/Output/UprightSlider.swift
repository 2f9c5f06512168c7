// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

extension CellDrawing {
  /// Draws a vertical slider: the label above the track, names next to it, the value below.
  ///
  /// If room is short, the track shrinks first; then the label is left out. Fails if that isn't
  /// enough, and for a horizontal slider.
  init?(upright slider: Slider, valueText: String, style: TerminalStyle) {
    guard slider.presentation.orientation == .vertical else { return nil }
    let room = Self.width(in: style)
    let label = SpokenText.cleaned(slider.presentation.label ?? "").fitted(to: room, style)
    let value = valueText.fitted(to: room, style)
    for heading in label.isEmpty ? [[]] : [[label], []] {
      let rest = style.rows - 2 - heading.count
      guard
        let height = Self.trackLength(for: slider.stops.count, room: rest, step: 2, plain: 31)
      else { continue }
      let track = UprightTrack(
        of: slider,
        style: style,
        bounds: LayoutRect(
          x: 0,
          y: Double(heading.count),
          width: Double(room),
          height: Double(height)
        )
      )
      self.init(lines: heading + track.lines + [value], cursorColumn: 0, layout: track.layout)
      return
    }
    return nil
  }
}

/// A vertical track with as many names of its stops as fit.
struct UprightTrack {
  let layout: SliderLayout
  let lines: [String]

  init(of slider: Slider, style: TerminalStyle, bounds: LayoutRect) {
    let names = StopNames(of: slider, room: Int(bounds.size.width) - 2, style: style)
    let bare = Self.layout(of: slider, in: bounds, width: 1, metrics: .cells)
    let widest = bare.measuredStops.map(names.cellCount).max() ?? 0
    layout =
      widest == 0
      ? bare
      : Self.layout(
        of: slider,
        in: bounds,
        width: widest + 2,
        metrics: .cells(labelThickness: Double(widest + 1), labelGap: 0)
      )
    lines = Self.lines(of: slider, in: layout, names, style)
  }

  private static func layout(
    of slider: Slider,
    in bounds: LayoutRect,
    width: Int,
    metrics: SliderMetrics
  ) -> SliderLayout {
    let size = LayoutSize(width: Double(width), height: bounds.size.height)
    return SliderLayout(
      of: slider,
      in: LayoutRect(origin: bounds.origin, size: size),
      metrics: metrics
    )
  }

  private static func lines(
    of slider: Slider,
    in layout: SliderLayout,
    _ names: StopNames,
    _ style: TerminalStyle
  ) -> [String] {
    let column = Int(layout.track.minX)
    let space = String(repeating: " ", count: column)
    var lines = TrackGlyphs(.vertical, style).cells(of: layout, at: slider.index).map { space + $0 }
    let labels = layout.labels(at: slider.index) { index in
      let cells = names.cellCount(of: index)
      return LayoutSize(width: cells > 0 ? Double(cells + 1) : 0, height: 1)
    }
    for label in labels {
      let row = Int(label.frame.minY - layout.bounds.minY)
      let name = names.name(of: label.index)
      let lead = String(repeating: " ", count: Int(label.frame.minX))
      lines[row] =
        column == 0 ? lines[row] + " " + name : lead + name + " " + lines[row].dropFirst(column)
    }
    return lines
  }
}

/// The names of stops, each cut to the room next to the track.
struct StopNames {
  private let stops: Stops
  private let room: Int
  private let style: TerminalStyle

  init(of slider: Slider, room: Int, style: TerminalStyle) {
    (stops, self.room, self.style) = (slider.stops, room, style)
  }

  /// Returns the name of a stop; empty if it has none or there is no room.
  func name(of index: Int) -> String {
    guard room > 0, let name = stops[index].name else { return "" }
    return SpokenText.cleaned(name).fitted(to: room, style)
  }

  /// Returns the number of cells for the name of a stop.
  func cellCount(of index: Int) -> Int { name(of: index).cellCount }
}
