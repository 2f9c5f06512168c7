// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderTerminal

extension CellDrawing {
  /// Draws a slider in a line, such as `Text size  ┝━━━┿━━━┿━━━●───┤  Large, 4 of 5`, and its labels
  /// beneath the track.
  ///
  /// Fails if there is no room for a track. If all of the label is to be kept, a track shorter than
  /// `least` counts as none.
  init?(inLine thumbs: DrawnThumbs, _ texts: DrawnTexts, least: Int, _ style: TerminalStyle) {
    let label = texts.label(in: max(8, texts.room / 3), style)
    let forms = least > 1 ? [(label, 2)] : [(label, 2), (label, 1), ("", 2), ("", 1)]
    for (label, gap) in forms {
      let space = String(repeating: " ", count: gap)
      let before = label.isEmpty ? "" : label + space
      let room = texts.room - before.cellCount - gap - texts.valueWidth
      guard room >= least,
        let fit = TrackFit(of: thumbs.slider.stops, room: room, limits: .horizontal)
      else { continue }
      let start = before.cellCount
      let origin = LayoutPoint(x: Double(start), y: 0)
      let track = CellTrack(horizontally: thumbs, fit: fit, at: origin, style: style)
      let first = CellText(before) + track.lines[0] + CellText(space + texts.value)
      let others = track.lines.dropFirst().map { CellText(before).blank + $0 }
      let cursor = Cell(line: 0, column: start + fit.length + gap)
      self.init(lines: [first] + others, cursor: cursor, track, of: thumbs)
      return
    }
    return nil
  }

  /// Draws a horizontal slider in several lines: the label, the track, its labels, and the value.
  init?(stacked thumbs: DrawnThumbs, _ texts: DrawnTexts, _ style: TerminalStyle) {
    let label = texts.label.fitted(to: texts.room, style)
    let heading = label.isEmpty ? [] : [CellText(label)]
    guard style.rows > heading.count + 3,
      let fit = TrackFit(of: thumbs.slider.stops, room: texts.room, limits: .horizontal)
    else { return nil }
    let origin = LayoutPoint(x: 0, y: Double(heading.count))
    let track = CellTrack(horizontally: thumbs, fit: fit, at: origin, style: style)
    self.init(heading: heading, track, value: texts.value, of: thumbs)
  }

  /// Draws a vertical slider: the label above the track, names next to it, the value below.
  ///
  /// If room is short, the track shrinks first; then the label is left out. Fails if that isn't
  /// enough.
  init?(upright thumbs: DrawnThumbs, _ texts: DrawnTexts, _ style: TerminalStyle) {
    let label = texts.label.fitted(to: texts.room, style)
    for heading in label.isEmpty ? [[]] : [[CellText(label)], []] {
      let room = style.rows - 2 - heading.count
      guard let fit = TrackFit(of: thumbs.slider.stops, room: room, limits: .vertical) else {
        continue
      }
      let size = LayoutSize(width: Double(texts.room), height: Double(fit.length))
      let bounds = LayoutRect(origin: LayoutPoint(x: 0, y: Double(heading.count)), size: size)
      let track = CellTrack(vertically: thumbs, fit: fit, in: bounds, style: style)
      self.init(heading: heading, track, value: texts.value, of: thumbs)
      return
    }
    return nil
  }

  private init(heading: [CellText], _ track: CellTrack, value: String, of thumbs: DrawnThumbs) {
    let lines = heading + track.lines + [CellText(value)]
    self.init(lines: lines, cursor: Cell(line: lines.count - 1, column: 0), track, of: thumbs)
  }
}
