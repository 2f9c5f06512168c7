// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

/// The cells along a track, from its left or upper end.
struct TrackCells {
  /// A thumb and its cell.
  struct Thumb {
    let cell: Int
    let shape: TrackGlyphs.Thumb
  }

  /// The number of cells.
  let count: Int
  /// The cells with a tick.
  let ticks: Set<Int>
  /// The cells of default stops.
  let marks: Set<Int>
  /// The first and the last cell of the filled part; `nil` if nothing is filled.
  let fill: ClosedRange<Int>?
  /// The parts of the track where the thumb can't be put for now.
  let unavailable: [ClosedRange<Int>]
  /// The thumbs. The last one is on top.
  let thumbs: [Thumb]
  /// Whether the track looks disabled.
  let isFaint: Bool

  /// Returns the cells as texts.
  func texts(with glyphs: TrackGlyphs) -> [CellText] {
    (0..<count).map { cell in
      let (character, look) = drawn(cell, with: glyphs)
      return CellText(String(character), isFaint ? .faint : look)
    }
  }

  private func drawn(_ cell: Int, with glyphs: TrackGlyphs) -> (Character, CellLook) {
    if let thumb = thumbs.last(where: { $0.cell == cell }) {
      return (glyphs.cell(of: thumb.shape), .thumb)
    }
    let (before, after) = (line(after: cell - 1), line(after: cell))
    let look = before == .fill || after == .fill ? CellLook.fill : .plain
    if marks.contains(cell) { return (glyphs.mark, look) }
    if look == .plain, unavailable.contains(where: { $0.contains(cell) }) {
      return (glyphs.unavailable, .faint)
    }
    return (glyphs.cell(before: before, after: after, isTick: ticks.contains(cell)), look)
  }

  private func line(after cell: Int) -> TrackGlyphs.Line {
    guard cell >= 0, cell < count - 1 else { return .none }
    guard let fill else { return .rest }
    return fill.contains(cell) && fill.contains(cell + 1) ? .fill : .rest
  }
}

extension TrackCells {
  /// Creates the cells of a track and its thumbs in a layout.
  init(of thumbs: DrawnThumbs, in layout: SliderLayout) {
    let isHorizontal = layout.growth.orientation == .horizontal
    let (track, sliders) = (layout.track, thumbs.controls.map(\.slider))
    func cell(_ frame: LayoutRect) -> Int {
      Int(isHorizontal ? frame.minX - track.minX : frame.minY - track.minY)
    }
    func cell(of stop: Int) -> Int { cell(layout.thumb(at: stop)) }
    // The one with the focus is on top.
    let order = sliders.indices.filter { $0 != thumbs.focus } + [thumbs.focus]
    let drawn = order.filter { sliders[$0].isSet }.map { index in
      Thumb(
        cell: cell(layout.thumb(of: sliders[index])),
        shape: TrackGlyphs.Thumb(
          of: sliders[index],
          hasFocus: thumbs.hasFocus && index == thumbs.focus
        )
      )
    }
    let ends = drawn.map(\.cell) + (sliders.count == 1 ? [cell(of: sliders[0].fillStart)] : [])
    self.init(
      count: Int(isHorizontal ? track.size.width : track.size.height),
      ticks: Set(layout.drawnTicks(at: 0).map { cell($0.frame) }),
      marks: Set(sliders.compactMap { $0.defaultIndex.map(cell) }),
      fill: drawn.count < sliders.count
        ? nil : ends.reduce(ends[0], min)...ends.reduce(ends[0], max),
      unavailable: thumbs.closedParts.compactMap { part in
        let ends = [cell(of: part.lowerBound), cell(of: part.upperBound)].sorted()
        return ends[0] + 1 < ends[1] ? ends[0] + 1...ends[1] - 1 : nil
      },
      thumbs: drawn,
      isFaint: sliders.allSatisfy { $0.availability == .disabled }
    )
  }
}

extension DrawnThumbs {
  /// The parts of the track where no thumb can be put for now, each from a reachable stop or an end
  /// of the track to the next one. The limits that thumbs set each other count only as stops.
  fileprivate var closedParts: [ClosedRange<Int>] {
    let last = slider.stops.count - 1
    let first = controls[0].slider.reach.limits.lowerBound
    let final = controls[controls.count - 1].slider.reach.limits.upperBound
    let unavailable = controls.flatMap { $0.slider.reach.unavailable }
    return [0...first, final...last]
      + unavailable.map { max(0, $0.lowerBound - 1)...min(last, $0.upperBound + 1) }
  }
}

extension TrackGlyphs.Thumb {
  fileprivate init(of slider: Slider, hasFocus: Bool) {
    self =
      switch slider.availability {
      case .enabled: hasFocus ? .focused : .movable
      case .readOnly: .fixed
      case .disabled: .disabled
      }
  }
}

/// The characters for drawing a track.
///
/// The filled part and the rest differ in shape, because not every terminal has colours and not
/// everybody sees them.
struct TrackGlyphs {
  /// A part of the track's line, or its absence beyond the ends.
  enum Line: Int {
    case none, rest, fill
  }

  /// The thumb's shape.
  enum Thumb: Int {
    /// Keys move it.
    case focused
    /// It can be moved, but another one has the focus.
    case movable
    /// It can be read, but not moved.
    case fixed
    /// It is disabled.
    case disabled
  }

  private let lines: [Character]
  private let ticks: [Character]
  private let thumbs: [Character]
  /// The mark of the default stop.
  let mark: Character
  /// A part of the line where the thumb can't be put for now.
  let unavailable: Character

  init(_ orientation: Orientation, _ characters: TerminalStyle.Characters) {
    // Each pair of lines before and after a cell has its character: none, rest or fill before,
    // and with each of them none, rest or fill after.
    let (lines, ticks) =
      switch (orientation, characters) {
      case (.horizontal, .unicode): (" ╶╺╴─╼╸╾━", "│├┝┤┼┾┥┽┿")
      case (.vertical, .unicode): (" ╷╻╵│╽╹╿┃", "─┬┰┴┼╁┸╀╂")
      case (.horizontal, .console): (" ─=──====", "│├├┤┼┼┤┼┼")
      case (.vertical, .console): (" │#││####", "─┬┬┴┼┼┴┼┼")
      case (.horizontal, .ascii): (" -=--====", "||||++|++")
      case (.vertical, .ascii): (" |#||####", "----++-++")
      }
    (self.lines, self.ticks) = (Array(lines), Array(ticks))
    (thumbs, mark, unavailable) =
      switch characters {
      case .unicode: (["●", "○", "■", "□"], "◇", "·")
      case .console: (["■", "o", "█", "x"], "♦", "·")
      case .ascii: (["O", "o", "X", "x"], "*", ".")
      }
  }

  /// Returns the character of a cell between two parts of the line.
  func cell(before: Line, after: Line, isTick: Bool) -> Character {
    (isTick ? ticks : lines)[before.rawValue * 3 + after.rawValue]
  }

  func cell(of thumb: Thumb) -> Character { thumbs[thumb.rawValue] }
}

/// The length of a track in cells. If the stops are evenly spaced, all gaps between its ticks are
/// equal.
struct TrackFit: Equatable {
  /// The number of cells from end to end.
  let length: Int
  /// The number of cells from one tick to the next.
  let tickGap: Int
  /// The number of stops from one tick to the next; 0 if every stop has one, or if they are uneven.
  let tickInterval: Int
  /// Whether each stop has a cell of its own.
  let isComplete: Bool

  /// How large a track becomes where there is room for more.
  struct Limits {
    /// The most cells from one stop to the next.
    let step: Int
    /// The most cells from end to end.
    let length: Int
    /// The fewest cells from one tick to the next, if not every stop has a tick.
    let tickGap: Int

    /// A track in a line. Each of 101 stops, such as those of 0 to 100 percent, has its own cell.
    static let horizontal = Limits(step: 16, length: 101, tickGap: 8)
    /// A track upright. A cell is about twice as high as wide.
    static let vertical = Limits(step: 3, length: 31, tickGap: 2)
  }

  /// Chooses the length of a track for some stops. Fails if the room has less than five cells, and
  /// not one for each stop.
  init?(of stops: Stops, room: Int, limits: Limits) {
    guard room >= min(stops.count, 5) else { return nil }
    let longest = min(room, limits.length) - 1
    self =
      TrackScale(stops).isEven
      ? TrackFit(steps: stops.count - 1, longest: longest, limits)
      : TrackFit(unevenStops: stops.count, longest: longest, limits)
  }

  /// Chooses a length for evenly spaced stops. If not every stop can have a tick, as many have one
  /// as divide the track evenly.
  private init(steps: Int, longest: Int, _ limits: Limits) {
    let step = steps > 0 ? min(limits.step, longest / steps) : 1
    isComplete = step > 0
    let gaps =
      step > 1
      ? steps
      : (1...max(1, longest / limits.tickGap)).last { steps.isMultiple(of: $0) } ?? 1
    tickGap = max(1, (isComplete ? steps * step : longest) / gaps)
    tickInterval = step > 1 ? 0 : steps / gaps
    length = isComplete ? steps * step + 1 : gaps * tickGap + 1
  }

  private init(unevenStops count: Int, longest: Int, _ limits: Limits) {
    isComplete = count <= longest + 1
    (length, tickInterval, tickGap) = (longest + 1, 0, isComplete ? 2 : limits.tickGap)
  }
}

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

extension SliderMetrics {
  /// Returns the metrics of a slider in a terminal, where one point is one cell.
  ///
  /// There is no gap, so that labels may be on the lines next to the track and next to each other.
  /// A label therefore includes an empty cell.
  static func cells(_ fit: TrackFit, labelThickness: Double) -> SliderMetrics {
    var metrics = SliderMetrics()
    metrics.thumb = LayoutSize(width: 1, height: 1)
    metrics.trackThickness = 1
    metrics.tick = metrics.thumb
    (metrics.tickSpacing, metrics.majorInterval) = (Double(fit.tickGap), fit.tickInterval)
    (metrics.labelThickness, metrics.labelGap) = (labelThickness, 0)
    (metrics.focusRing, metrics.bubbleGap) = (0, 0)
    metrics.minimumHitTarget = 1
    return metrics
  }
}
