// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// The layout of a window, in points: a function of the reader's state.
struct ReaderLayout {
  /// The smallest window in which everything fits.
  static let leastWindow = LayoutSize(width: 400, height: 480)
  static let margin = 16.0
  /// The minimum height of a pointer target (WCAG 2.2, success criterion 2.5.5).
  static let target = 44.0
  private static let pageInset = 28.0
  private static let bar = target + 2 * 12

  /// The whole window.
  let window: LayoutRect
  /// The button that opens the pop-over.
  let open: LayoutRect
  /// The text on the button.
  let openText: TextBlock
  /// The visible area of the page.
  let page: LayoutRect
  /// The title and the paragraphs, in the coordinates of the page.
  let texts: [PageText]
  /// The height of the whole page.
  let height: Double
  /// The height of the part of the page above its visible area.
  let scroll: Double
  let popOver: PopOverLayout?

  /// A text and its frame.
  struct PageText {
    let block: TextBlock
    let frame: LayoutRect
  }

  init(of reader: Reader) {
    let direction = reader.edition.direction
    window = LayoutRect(origin: .zero, size: reader.window)
    openText = TextBlock(text: reader.edition.textSize, size: 15, isBold: true)
    let button = LayoutSize(
      width: reader.ruler.size(openText).width + 2 * Self.margin,
      height: Self.target
    )
    open = LayoutRect(
      origin: LayoutPoint(
        x: direction == .leftToRight
          ? window.maxX - Self.margin - button.width : Self.margin,
        y: (Self.bar - button.height) / 2
      ),
      size: button
    )
    page = LayoutRect(
      x: 0,
      y: Self.bar,
      width: window.size.width,
      height: max(0, window.size.height - Self.bar)
    )
    texts = Self.texts(of: reader, width: page.size.width - 2 * Self.pageInset)
    height = (texts.last?.frame.maxY ?? 0) + Self.margin
    scroll = Self.scroll(to: reader.top, texts: texts, height: height, page: page)
    popOver = reader.isOpen ? PopOverLayout(of: reader, below: open, in: window) : nil
  }

  /// The transform from the coordinates of the page to those of the window.
  var pageTransform: LayoutTransform {
    .identity.moved(by: LayoutPoint(x: 0, y: -scroll)).moved(by: page.origin).clipped(to: page)
  }

  /// Returns the index of the text at a point of the window.
  func text(at point: LayoutPoint) -> Int? {
    guard let point = pageTransform.layoutPoint(shownAt: point) else { return nil }
    return texts.firstIndex { $0.frame.contains(point) }
  }

  /// The index of the first text that begins in the visible area, or else of the text that fills
  /// it.
  var firstText: Int {
    let seen = scroll...scroll + page.size.height
    return texts.firstIndex { seen.contains($0.frame.minY) }
      ?? texts.lastIndex { $0.frame.minY <= scroll } ?? 0
  }

  /// Returns the position at the top of the page for a scroll distance.
  func position(atTop offset: Double) -> Reader.Position {
    let offset = min(max(0, offset), max(0, height - page.size.height))
    let index = texts.lastIndex { $0.frame.minY <= offset } ?? 0
    guard offset > 0 else { return Reader.Position() }
    let slot = Self.slot(of: index, texts: texts, height: height)
    return Reader.Position(text: index, part: (offset - slot.lowerBound) / slot.length)
  }
}

extension ReaderLayout {
  private static func texts(of reader: Reader, width: Double) -> [PageText] {
    let size = reader.fontSize
    var y = margin + 4
    return reader.texts.enumerated().map { index, text in
      let block = TextBlock(
        text: text,
        size: index == 0 ? size * 1.75 : size,
        isBold: index == 0,
        width: width
      )
      let height = reader.ruler.size(block).height
      defer { y += height + (size * 0.9).rounded() }
      return PageText(
        block: block,
        frame: LayoutRect(x: pageInset, y: y, width: width, height: height)
      )
    }
  }

  private static func scroll(
    to position: Reader.Position,
    texts: [PageText],
    height: Double,
    page: LayoutRect
  ) -> Double {
    guard texts.indices.contains(position.text), position != Reader.Position() else { return 0 }
    let slot = slot(of: position.text, texts: texts, height: height)
    let offset = slot.lowerBound + position.part * slot.length
    return min(max(0, offset), max(0, height - page.size.height)).rounded()
  }

  /// Returns the range from the top of a text to the top of the next.
  private static func slot(of index: Int, texts: [PageText], height: Double) -> ClosedRange<Double>
  {
    let start = index == 0 ? 0 : texts[index].frame.minY
    let end = index + 1 < texts.count ? texts[index + 1].frame.minY : height
    return start...max(start + 1, end)
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
