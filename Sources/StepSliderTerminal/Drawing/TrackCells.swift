// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The cells along a track, from its left or upper end.
///
/// The filled part and the rest differ in shape, as do thumbs that can and can't be moved, because not
/// every terminal has colours and not everybody sees them.
struct TrackCells {
  let count: Int
  /// The cells with a tick.
  private let ticks: Set<Int>
  /// The cells of default stops.
  private let marks: Set<Int>
  /// The first and the last cell of the filled part; `nil` if nothing is filled.
  private let fill: ClosedRange<Int>?
  /// The parts of the track where the thumb can't be put for now.
  private let unavailable: [ClosedRange<Int>]
  /// The thumbs. The last one is on top.
  private let thumbs: [(cell: Int, character: Character)]
  private let symbols, lines, tickLines: [Character]
  private let style: TerminalStyle
  private let isFaint: Bool

  /// Creates the cells of a track and its thumbs in a layout.
  init(of track: DrawnTrack, in layout: SliderLayout) {
    let isHorizontal = layout.growth.orientation == .horizontal
    let (frame, controls) = (layout.track, track.controls)
    let characters = Self.characters[track.style.characters, default: []]
    let symbols = characters[0]
    func cell(_ part: LayoutRect) -> Int {
      Int(isHorizontal ? part.minX - frame.minX : part.minY - frame.minY)
    }
    func cell(of stop: Int) -> Int { cell(layout.thumb(at: stop)) }
    // The one with the focus is on top.
    let order = controls.indices.filter { $0 != track.focus } + [track.focus]
    thumbs = order.filter { controls[$0].slider.isSet }.map { index in
      let slider = controls[index].slider
      let hasFocus = track.hasFocus && index == track.focus
      let kind = slider.availability == .disabled ? 3 : slider.availability == .readOnly ? 2 : 1
      return (cell(layout.thumb(of: slider)), symbols[kind == 1 && hasFocus ? 0 : kind])
    }
    let start = controls.count == 1 ? [cell(of: track.slider.fillStart)] : []
    let ends = (thumbs.map(\.cell) + start).sorted()
    fill = thumbs.count < controls.count ? nil : ends[0]...ends[ends.count - 1]
    count = Int(isHorizontal ? frame.size.width : frame.size.height)
    ticks = Set(layout.drawnTicks(at: 0).map { cell($0.frame) })
    marks = Set(controls.compactMap { $0.slider.defaultIndex.map(cell) })
    unavailable = track.closedParts.compactMap { part in
      let ends = [cell(of: part.lowerBound), cell(of: part.upperBound)].sorted()
      return ends[0] + 1 < ends[1] ? ends[0] + 1...ends[1] - 1 : nil
    }
    self.symbols = symbols
    (lines, tickLines) = (characters[isHorizontal ? 1 : 3], characters[isHorizontal ? 2 : 4])
    style = track.style
    isFaint = controls.allSatisfy { $0.slider.availability == .disabled }
  }

  /// The characters of a track: thumbs with the focus, others that can be moved, that can only be read,
  /// and disabled ones; a default stop; a place where the thumb can't be put. Then horizontal lines, with
  /// ticks, and vertical ones, with ticks, for each pair of lines before and after a cell: none, rest or
  /// fill before, and with each of them none, rest or fill after.
  private static let characters: [TerminalStyle.Characters: [[Character]]] = [
    .unicode: ["●○■□◇·", " ╶╺╴─╼╸╾━", "│├┝┤┼┾┥┽┿", " ╷╻╵│╽╹╿┃", "─┬┰┴┼╁┸╀╂"].map(Array.init),
    .console: ["■o█x♦·", " ─=──====", "│├├┤┼┼┤┼┼", " │#││####", "─┬┬┴┼┼┴┼┼"].map(Array.init),
    .ascii: ["OoXx*.", " -=--====", "||||++|++", " |#||####", "----++-++"].map(Array.init),
  ]

  /// Adds a cell to a text.
  func append(_ cell: Int, to text: inout CellText) {
    let (character, attributes) = content(of: cell)
    text.append(String(character), isFaint ? style.colors.faint : attributes)
  }

  private func content(of cell: Int) -> (Character, String) {
    if let thumb = thumbs.last(where: { $0.cell == cell }) {
      return (thumb.character, style.colors.thumb)
    }
    let (before, after) = (line(after: cell - 1), line(after: cell))
    let isFilled = before == 2 || after == 2
    let attributes = isFilled ? style.colors.fill : ""
    if marks.contains(cell) { return (symbols[4], attributes) }
    if !isFilled, unavailable.contains(where: { $0.contains(cell) }) {
      return (symbols[5], style.colors.faint)
    }
    return ((ticks.contains(cell) ? tickLines : lines)[before * 3 + after], attributes)
  }

  /// Returns the line between a cell and the next one: 0 for none, beyond the ends, 1 for rest, 2 for
  /// fill.
  private func line(after cell: Int) -> Int {
    guard cell >= 0, cell < count - 1 else { return 0 }
    guard let fill else { return 1 }
    return fill.contains(cell) && fill.contains(cell + 1) ? 2 : 1
  }
}

extension DrawnTrack {
  /// The parts of the track where no thumb can be put for now, each from a reachable stop or an end
  /// of the track to the next one. The limits that thumbs set each other count only as stops.
  fileprivate var closedParts: [ClosedRange<Int>] {
    let (last, sliders) = (slider.stops.count - 1, controls.map(\.slider))
    let first = sliders[0].reach.limits.lowerBound
    let final = sliders[sliders.count - 1].reach.limits.upperBound
    return [0...first, final...last]
      + sliders.flatMap(\.reach.unavailable).map {
        max(0, $0.lowerBound - 1)...min(last, $0.upperBound + 1)
      }
  }
}

/// The length of a track in cells. If the stops are evenly spaced, all gaps between its ticks are
/// equal.
struct TrackFit {
  /// The number of cells from end to end.
  let length: Int
  /// The number of cells from one tick to the next.
  let tickGap: Int
  /// The number of stops from one tick to the next; 0 if every stop has one, or if they are uneven.
  let tickInterval: Int
  /// Whether each stop has a cell of its own.
  let isComplete: Bool

  /// Chooses the length of a track for some stops. Fails if the room has less than five cells, and
  /// not one for each stop.
  ///
  /// Each of 101 stops in a line, such as those of 0 to 100 percent, has its own cell. A cell is about
  /// twice as high as wide. If not every one of even stops can have a tick, as many have one as divide
  /// the track evenly.
  init?(of stops: Stops, room: Int, along orientation: Orientation) {
    let (longestStep, longest, leastGap) = orientation == .horizontal ? (16, 101, 8) : (3, 31, 2)
    guard room >= min(stops.count, 5) else { return nil }
    let (steps, last) = (stops.count - 1, min(room, longest) - 1)
    guard TrackScale(stops).isEven else {
      isComplete = steps <= last
      (length, tickInterval, tickGap) = (last + 1, 0, isComplete ? 2 : leastGap)
      return
    }
    let step = steps > 0 ? min(longestStep, last / steps) : 1
    isComplete = step > 0
    let gaps =
      step > 1 ? steps : (1...max(1, last / leastGap)).last { steps.isMultiple(of: $0) } ?? 1
    tickGap = max(1, (isComplete ? steps * step : last) / gaps)
    tickInterval = step > 1 ? 0 : steps / gaps
    length = isComplete ? steps * step + 1 : gaps * tickGap + 1
  }

  /// Returns the metrics of a slider in a terminal, where one point is one cell. There are no gaps, so
  /// that labels may be next to the track and to each other: a label includes an empty cell.
  func metrics(labelThickness: Double) -> SliderMetrics {
    var metrics = SliderMetrics()
    metrics.thumb = LayoutSize(width: 1, height: 1)
    metrics.trackThickness = 1
    metrics.tick = metrics.thumb
    (metrics.tickSpacing, metrics.majorInterval) = (Double(tickGap), tickInterval)
    (metrics.labelThickness, metrics.labelGap) = (labelThickness, 0)
    (metrics.focusRing, metrics.bubbleGap) = (0, 0)
    metrics.minimumHitTarget = 1
    return metrics
  }
}
