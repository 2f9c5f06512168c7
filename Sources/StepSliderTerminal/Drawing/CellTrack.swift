// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The sliders that are drawn on one track of a panel, one or more, the lowest thumb first.
struct CellTrack {
  /// Lines of the drawing, from its left edge, with the layout and the labels of the track in them.
  typealias Part = (lines: [CellText], layout: SliderLayout, labels: [TickLabel])

  /// The sliders, with their indices in the panel.
  let controls: ArraySlice<SliderControl>
  let hasFocus: Bool
  /// The index of the slider that is shown in words: the one with the focus, or else the lowest.
  let focus: Int
  let style: TerminalStyle

  init(of panel: SliderPanel, at index: Int, in style: TerminalStyle) {
    controls = panel.controls[panel.thumbs(with: index)]
    hasFocus = controls.indices.contains(panel.focusedIndex)
    focus = hasFocus ? panel.focusedIndex : controls.startIndex
    self.style = style
  }

  /// Returns the tracks of a panel, from the top.
  static func all(of panel: SliderPanel, in style: TerminalStyle) -> [CellTrack] {
    let indices = panel.controls.indices
    return indices.filter { panel.thumbs(with: $0).lowerBound == $0 }
      .map { CellTrack(of: panel, at: $0, in: style) }
  }

  var slider: Slider { controls[focus].slider }

  /// The number of cells available in a line. Some terminals wrap as soon as the last cell is filled.
  var room: Int { max(1, style.columns - 1) }

  /// Returns the value that is shown with its state, such as "3 of 5, dimmed", cut to a number of
  /// cells.
  func value(in room: Int) -> String {
    controls[focus].phrases.refusal(by: slider).text.fitted(to: room, style)
  }

  /// Returns the label that is shown, cut to a number of cells; empty if there is none.
  func label(in room: Int) -> String { label(of: controls[focus], in: room) }

  /// Returns the number of cells for the widest label of a thumb, cut to a number of cells.
  func widestLabel(in room: Int) -> Int {
    controls.map { label(of: $0, in: room).cellCount }.max() ?? 0
  }

  private func label(of control: SliderControl, in room: Int) -> String {
    SpokenText.cleaned(control.slider.presentation.label ?? "").fitted(to: room, style)
  }

  var heading: [CellText] {
    let label = label(in: room)
    return label.isEmpty ? [] : [CellText(label)]
  }

  /// The number of cells for the widest value of the thumbs.
  var widestValue: Int {
    let stops = SliderLayout(of: slider, in: .zero).measuredStops
    return controls.flatMap { control in
      var free = control.slider
      free.setReach(ReachableStops(limits: free.reach.limits))
      let sliders = [control.slider] + stops.map { free.placed(at: .stop($0)) }
      return sliders.map { control.phrases.refusal(by: $0).text }
    }.map { $0.fitted(to: style.columns, style).cellCount }.max() ?? 0
  }

  /// Draws a horizontal track after some text in its line. The minimum and the maximum are beneath
  /// it, and other labels between them, if the terminal has lines to spare and if both ends fit. A
  /// vertical slider has its minimum at the left.
  func horizontal(_ fit: TrackFit, after text: CellText, line: Int, rows: Int) -> Part {
    let (last, growth) = (slider.stops.lastIndex, Growth(of: slider.presentation))
    let (x, y, width) = (Double(text.cellCount), Double(line), Double(fit.length))
    func layout(hasLabels: Bool) -> SliderLayout {
      SliderLayout(
        TrackScale(slider.stops),
        in: LayoutRect(x: x, y: y, width: width, height: hasLabels ? 2 : 1),
        metrics: fit.metrics(labelThickness: hasLabels ? 1 : 0),
        growth: growth.orientation == .horizontal ? growth : .rightward
      )
    }
    var part: Part = ([text], layout(hasLabels: false), [])
    if rows > line + 3, last > 0 {
      let layout = layout(hasLabels: true)
      let labels = layout.labels(at: 0) { labelSize(of: $0, fit, in: fit.length) }
      if labels.first?.index == 0, labels.last?.index == last {
        part = ([text, labelLine(labels, fit, beneath: layout.track)], layout, labels)
      }
    }
    let cells = TrackCells(of: self, in: part.layout)
    for index in 0..<cells.count { cells.append(index, to: &part.lines[0]) }
    return part
  }

  /// Returns the line of labels. Each leaves its last cell empty, or its first at the track's end.
  private func labelLine(_ labels: [TickLabel], _ fit: TrackFit, beneath track: LayoutRect)
    -> CellText
  {
    var line = CellText()
    for label in labels.sorted(by: { $0.frame.minX < $1.frame.minX }) {
      let text = self.label(of: label.index, fit, in: fit.length)
      let isLast = label.frame.maxX == track.maxX
      line.fill(to: Int(isLast ? track.maxX : label.frame.minX) - (isLast ? text.cellCount : 0))
      line.append(text)
    }
    return line
  }

  /// Draws a vertical track from a line down, with as many labels next to it as fit. The track's
  /// column depends on the widest label of any stop, so that it doesn't jump when the thumb moves.
  func vertical(_ fit: TrackFit, line: Int) -> Part {
    func layout(labelWidth: Double) -> SliderLayout {
      SliderLayout(
        of: slider,
        in: LayoutRect(x: 0, y: Double(line), width: labelWidth + 1, height: Double(fit.length)),
        metrics: fit.metrics(labelThickness: labelWidth)
      )
    }
    func size(of stop: Int) -> LayoutSize { labelSize(of: stop, fit, in: room - 2) }
    let widest = layout(labelWidth: 0).measuredStops.map { size(of: $0).width }.max() ?? 0
    let layout = layout(labelWidth: widest)
    let labels = widest > 0 ? layout.labels(at: slider.index, measuring: size) : []
    var names = Array(repeating: "", count: fit.length)
    for label in labels {
      names[Int(label.frame.minY) - line] = self.label(of: label.index, fit, in: room - 2)
    }
    let (cells, column) = (TrackCells(of: self, in: layout), Int(layout.track.minX))
    let lines = zip(0..<cells.count, names).map { cell, name in
      var text = CellText()
      if column > 0, !name.isEmpty {
        text.fill(to: column - 1 - name.cellCount)
        text.append(name)
      }
      text.fill(to: column)
      cells.append(cell, to: &text)
      if column == 0, !name.isEmpty { text.append(" " + name) }
      return text
    }
    return (lines, layout, labels)
  }

  /// Returns the label of a stop: its name or number, cut to a number of cells; empty if it has
  /// none or there is no room. If not every stop has a cell, only the minimum and the maximum have
  /// labels.
  private func label(of stop: Int, _ fit: TrackFit, in room: Int) -> String {
    guard room > 0, fit.isComplete || stop == 0 || stop == slider.stops.lastIndex else { return "" }
    return controls[focus].phrases.label(of: stop, on: slider).fitted(to: room, style)
  }

  private func labelSize(of stop: Int, _ fit: TrackFit, in room: Int) -> LayoutSize {
    let cells = label(of: stop, fit, in: room).cellCount
    return LayoutSize(width: cells > 0 ? Double(cells + 1) : 0, height: 1)
  }
}

extension CellTrack {
  /// A whole drawing, with the place of its value.
  typealias Drawing = (part: Part, cursorLine: Int, cursorColumn: Int)

  /// Draws a slider in a line, such as `Text size  ┝━━━┿━━━┿━━━●───┤  Large, 4 of 5`, and its
  /// labels beneath the track. Fails if there is no room for a track of at least some cells.
  func inLine(with value: String, _ valueWidth: Int, least: Int) -> Drawing? {
    let most = max(8, room / 3)
    // The label is as wide as that of any thumb.
    var label = label(in: most)
    label += .spaces(widestLabel(in: most) - label.cellCount)
    let forms = least > 1 ? [(label, 2)] : [(label, 2), (label, 1), ("", 2), ("", 1)]
    for (label, gap) in forms {
      let before = CellText(label.isEmpty ? "" : label + .spaces(gap))
      let room = room - before.cellCount - gap - valueWidth
      guard room >= least, let fit = TrackFit(of: slider.stops, room: room, along: .horizontal)
      else { continue }
      var part = horizontal(fit, after: before, line: 0, rows: style.rows)
      part.lines[0].append(.spaces(gap) + value)
      return (part, 0, before.cellCount + fit.length + gap)
    }
    return nil
  }

  /// Draws a horizontal slider in several lines: the label, the track, its labels, and the value.
  func stacked(over value: String) -> Drawing? {
    let heading = heading
    guard style.rows > heading.count + 3,
      let fit = TrackFit(of: slider.stops, room: room, along: .horizontal)
    else { return nil }
    var part = horizontal(fit, after: CellText(), line: heading.count, rows: style.rows)
    part.lines = heading + part.lines + [CellText(value)]
    return (part, part.lines.count - 1, 0)
  }

  /// Draws a vertical slider: the label above the track, names next to it, the value below. If room
  /// is short, the track shrinks first, then the label is left out. Fails if that isn't enough.
  func upright(over value: String) -> Drawing? {
    for heading in heading.isEmpty ? [[]] : [heading, []] {
      let room = style.rows - 2 - heading.count
      guard let fit = TrackFit(of: slider.stops, room: room, along: .vertical) else { continue }
      var part = vertical(fit, line: heading.count)
      part.lines = heading + part.lines + [CellText(value)]
      return (part, part.lines.count - 1, 0)
    }
    return nil
  }
}

/// The cells along a track, from its left or upper end.
///
/// The filled part and the rest differ in shape, as do thumbs that can and can't be moved, because
/// not every terminal has colours and not everybody sees them.
struct TrackCells {
  let count: Int
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
  init(of track: CellTrack, in layout: SliderLayout) {
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
    ticks = Set(layout.drawnTicks(at: 0).map { cell(layout.tick(at: $0)) })
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

  /// The characters of a track: thumbs with the focus, others that can be moved, that can only be
  /// read, and disabled ones; a default stop; a place where the thumb can't be put. Then horizontal
  /// lines, with ticks, and vertical ones, with ticks, for each pair of lines before and after a
  /// cell: none, rest or fill before, and with each of them none, rest or fill after.
  private static let characters: [TerminalStyle.Characters: [[Character]]] = [
    .unicode: ["●○■□◇·", " ╶╺╴─╼╸╾━", "│├┝┤┼┾┥┽┿", " ╷╻╵│╽╹╿┃", "─┬┰┴┼╁┸╀╂"].map(Array.init),
    .console: ["■o█x♦·", " ─=──====", "│├├┤┼┼┤┼┼", " │#││####", "─┬┬┴┼┼┴┼┼"].map(Array.init),
    .ascii: ["OoXx*.", " -=--====", "||||++|++", " |#||####", "----++-++"].map(Array.init),
  ]

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

  /// Returns the line between a cell and the next one: 0 for none, beyond the ends, 1 for rest, 2
  /// for fill.
  private func line(after cell: Int) -> Int {
    guard cell >= 0, cell < count - 1 else { return 0 }
    guard let fill else { return 1 }
    return fill.contains(cell) && fill.contains(cell + 1) ? 2 : 1
  }
}

extension CellTrack {
  /// The parts of the track where no thumb can be put for now, each from a reachable stop or an end
  /// of the track to the next one. The limits that thumbs set each other count only as stops.
  fileprivate var closedParts: [ClosedRange<Int>] {
    let (last, sliders) = (slider.stops.lastIndex, controls.map(\.slider))
    let first = sliders[0].reach.limits.lowerBound
    let final = sliders[sliders.count - 1].reach.limits.upperBound
    return [0...first, final...last]
      + sliders.flatMap(\.reach.unavailable).map {
        max(0, $0.lowerBound - 1)...min(last, $0.upperBound + 1)
      }
  }
}
