// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension Pen {
  /// The pop-over: its plate with a tip, the caption, the slider, and the button that closes it.
  func popOver(_ layout: PopOverLayout) -> [Mark] {
    let captions = zip(layout.captions, [theme.text, theme.label]).map { caption, color in
      Mark.text(caption.block, at: caption.frame.origin, color)
    }
    return plate(layout) + captions
      + slider(layout)
      + button(.done, layout.doneText, in: layout.done)
  }

  /// The edge is what a larger plate leaves, so that it runs around plate and tip alike.
  private func plate(_ layout: PopOverLayout) -> [Mark] {
    let line = theme.shadow > 0 ? 1.0 : 2.0
    let outer = Mark.Outline.rectangle(layout.frame.outset(by: line), radius: 14 + line)
    let sides = [-1.5, 0, 1.5]
    let edge = zip(layout.tip, sides).map { point, side in
      LayoutPoint(x: point.x + side * line, y: point.y - (side == 0 ? 1.5 * line : 0))
    }
    let inner = zip(layout.tip, sides).map { point, side in
      LayoutPoint(x: point.x, y: point.y + (side == 0 ? 0 : 1))
    }
    return [
      .shadow(outer, darkness: theme.shadow, width: 24),
      .fill(outer, theme.popOverEdge),
      .fill(.polygon(edge), theme.popOverEdge),
      .fill(.rectangle(layout.frame, radius: 14), theme.popOver),
      .fill(.polygon(inner), theme.popOver),
    ]
  }

  private func slider(_ layout: PopOverLayout) -> [Mark] {
    let (slider, index) = (layout.slider, reader.size.index)
    let ticks = slider.drawnTicks(at: index).map { tick in
      bar(tick.frame, tick.index <= index ? theme.accent : theme.track)
    }
    return [bar(slider.track, theme.track), bar(slider.fill(at: index), theme.accent)] + ticks
      + layout.labels.map { label($0) } + thumb(on: slider)
  }

  /// A bar with round ends.
  private func bar(_ frame: LayoutRect, _ color: Color) -> Mark {
    .fill(.rectangle(frame, radius: min(frame.size.width, frame.size.height) / 2), color)
  }

  /// A name in the middle of its tick, or beside an upright track at the side of the track.
  private func label(_ label: PopOverLayout.Label) -> Mark {
    let color = label.place.index == reader.size.index ? theme.text : theme.label
    let size = reader.ruler.size(label.text)
    let slack = label.place.frame.size.width - size.width
    let corner = LayoutPoint(
      x: label.place.frame.minX + slack * alignment,
      y: label.place.frame.center.y - size.height / 2
    )
    return .text(label.text, at: corner, color)
  }

  /// How much of the slack in a name's room is at its left.
  private var alignment: Double {
    guard reader.size.presentation.orientation == .vertical else { return 0.5 }
    return reader.edition.direction == .leftToRight ? 0 : 1
  }

  /// The thumb in a ring of the pop-over's color, which parts it from the track and the ticks.
  private func thumb(on slider: SliderLayout) -> [Mark] {
    let frame = slider.thumb(at: reader.size.index)
    let ring = slider.focusRing(at: reader.size.index)
    let isFocused = reader.focus == .slider && reader.isActive
    return [disc(ring, theme.popOver), disc(frame, theme.accent)]
      + (isFocused ? [focus(around: ring, radius: ring.size.width / 2)] : [])
  }

  private func disc(_ frame: LayoutRect, _ color: Color) -> Mark {
    .fill(.rectangle(frame, radius: frame.size.width / 2), color)
  }
}
