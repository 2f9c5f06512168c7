// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// A drawn window: a function of the reader's state and of a theme.
struct Scene: Equatable {
  let size: LayoutSize
  let scale: Double
  let background: SliderColor
  /// The marks, from the lowest to the topmost.
  let marks: [Mark]
}

extension Scene {
  init(of reader: Reader, in theme: Theme) {
    let layout = reader.layout
    let pen = Pen(reader: reader, theme: theme)
    (size, scale, background) = (reader.window, reader.scale, theme.page)
    let popOver = layout.popOver.map(pen.popOver) ?? []
    marks = pen.page(layout) + pen.bar(layout) + popOver
  }
}

/// Draws the parts of a scene.
struct Pen {
  let reader: Reader
  let theme: Theme

  /// The width of the focus ring's line.
  static let focusLine = 3.0
  /// The gap between the focus ring and the focused control.
  static let focusGap = 2.0

  fileprivate func bar(_ layout: ReaderLayout) -> [Mark] {
    let line = LayoutRect(
      x: 0,
      y: layout.page.minY - 1,
      width: layout.window.size.width,
      height: 1
    )
    return [.fill(.rectangle(line, radius: 0), theme.line)]
      + button(.open, layout.openText, in: layout.open)
  }

  fileprivate func page(_ layout: ReaderLayout) -> [Mark] {
    let transform = layout.pageTransform.unclipped
    let texts = layout.texts.map { text in
      Mark.text(text.block, at: transform.screenPoint(for: text.frame.origin), theme.text)
    }
    return [.clipped(to: layout.page, texts + textFocus(layout) + scrollBar(layout))]
  }

  private func textFocus(_ layout: ReaderLayout) -> [Mark] {
    guard case .text(let index) = reader.focus, reader.isActive,
      let frame = layout.pageTransform.unclipped.visibleFrame(of: layout.texts[index].frame)
    else { return [] }
    return [focus(around: frame.outset(by: 6), radius: 6)]
  }

  /// Returns a bar that shows the scroll position, if the page is higher than the visible area.
  private func scrollBar(_ layout: ReaderLayout) -> [Mark] {
    let (page, height) = (layout.page, layout.height)
    guard height > page.size.height, height > 0 else { return [] }
    let length = max(24, page.size.height * page.size.height / height)
    let way = page.size.height - length - 4
    let part = layout.scroll / (height - page.size.height)
    let isMirrored = reader.edition.direction == .rightToLeft
    let bar = LayoutRect(
      x: isMirrored ? 4 : page.maxX - 10,
      y: page.minY + 2 + (way * part).rounded(),
      width: 6,
      height: length.rounded()
    )
    return [.fill(.rectangle(bar, radius: 3), theme.track)]
  }
}

// Buttons and the focus.
extension Pen {
  func button(_ focus: Reader.Focus, _ text: TextBlock, in frame: LayoutRect) -> [Mark] {
    let press = reader.press.map { $0.button == focus && reader.control(at: $0.pointer) == focus }
    let color = press == true ? theme.pressed : theme.accent
    let isFocused = reader.focus == focus && reader.isActive
    let ring = self.focus(around: frame.outset(by: Self.focusGap + Self.focusLine), radius: 14)
    return [.fill(.rectangle(frame, radius: 9), color), centered(text, in: frame, theme.onAccent)]
      + (isFocused ? [ring] : [])
  }

  func focus(around frame: LayoutRect, radius: Double) -> Mark {
    .stroke(.rectangle(frame, radius: radius), theme.accent, width: Self.focusLine)
  }

  /// Returns a text in the middle of a rectangle.
  func centered(_ text: TextBlock, in frame: LayoutRect, _ color: SliderColor) -> Mark {
    let size = reader.ruler.size(text)
    let corner = LayoutPoint(
      x: frame.center.x - size.width / 2,
      y: frame.center.y - size.height / 2
    )
    return .text(text, at: corner, color)
  }
}
