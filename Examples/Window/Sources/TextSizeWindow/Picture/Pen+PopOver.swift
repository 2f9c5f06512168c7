// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension Pen {
  /// Returns the marks of the pop-over: its plate with a tip, the captions, the slider, and the
  /// button that closes it.
  func popOver(_ layout: PopOverLayout) -> [Mark] {
    let captions = zip(layout.captions, [theme.text, theme.label]).map { caption, color in
      Mark.text(caption.block, at: caption.frame.origin, color)
    }
    return plate(layout) + captions
      + [.slider(layout.slider, theme.slider)]
      + button(.done, layout.doneText, in: layout.done)
  }

  /// Returns the plate. Its border is the visible part of a larger plate below, so it runs
  /// around plate and tip alike.
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
}
