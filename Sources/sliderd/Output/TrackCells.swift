// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

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
