// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

extension TextSizePopOver {
  /// The size of the screen.
  var screen: LayoutSize { LayoutSize(width: 360, height: 320) }

  /// The visible area of the page, below the bar with the button.
  static let window = LayoutRect(x: 16, y: 64, width: 328, height: 240)

  /// The bar and the page, with the pop-over above them while it is open.
  var drawing: Drawing {
    Drawing("screen") {
      Control.button("open", "Text size", in: LayoutRect(x: 228, y: 12, width: 116, height: 40))
      page
      if isOpen { popOver }
    }
  }

  /// Returns the lines of a paragraph in the selected size.
  func lines(ofParagraph index: Int) -> [TextLine] {
    TextLine.lines(of: paragraphs[index], fontSize: fontSize, width: Self.window.size.width)
  }

  /// Returns the frame of all lines of a paragraph on the page.
  func frame(ofParagraph index: Int) -> LayoutRect {
    let linesAbove = (0..<index).map { lines(ofParagraph: $0).count }.reduce(0, +)
    let sizes = lines(ofParagraph: index).map(\.size)
    let (first, last) = (sizes.first ?? .zero, Double(max(0, sizes.count - 1)))
    return LayoutRect(
      x: 0,
      y: lineHeight * (1.6 + Double(linesAbove)),
      width: sizes.map(\.width).max() ?? 0,
      height: lineHeight * last + first.height
    )
  }

  private var lineHeight: Double { 1.5 * fontSize }

  private var page: Drawing {
    let transform = LayoutTransform.identity.moved(by: LayoutPoint(x: 0, y: -scroll))
      .moved(by: Self.window.origin).clipped(to: Self.window)
    return Drawing("page", isGroup: true, transform: transform) {
      Shape.text(TextLine(title, fontSize: 1.5 * fontSize), at: .zero)
        .heard(as: "title", traits: .header)
      for index in paragraphs.indices { paragraph(index) }
    }
  }

  /// Returns a paragraph, which is drawn as lines and read as a whole.
  private func paragraph(_ index: Int) -> [Shape] {
    let frame = frame(ofParagraph: index)
    let element = AccessibilityElement(
      id: Self.id(ofParagraph: index),
      label: paragraphs[index],
      traits: .staticText,
      frame: frame
    )
    let lines = lines(ofParagraph: index).enumerated().map { number, line in
      Shape.text(line, at: LayoutPoint(x: 0, y: frame.minY + lineHeight * Double(number)))
    }
    return lines.prefix(1).map { $0.heard(as: element) } + lines.dropFirst()
  }

  private var popOver: Drawing {
    Drawing(
      "pop-over",
      label: "Text size options",
      isModal: true,
      transform: .identity.moved(by: LayoutPoint(x: 16, y: 60)),
      actions: [.escape]
    ) {
      Shape.rectangle(LayoutRect(x: 0, y: 0, width: 328, height: 136), radius: 12, color: "#dfe7f0")
      Control.slider(size, in: LayoutRect(x: 16, y: 8, width: 296, height: 72))
      Control.button("done", "Done", in: LayoutRect(x: 116, y: 84, width: 96, height: 40))
    }
  }

  /// The scroll distance that shows the end of the page.
  var greatestScroll: Double {
    max(0, frame(ofParagraph: paragraphs.count - 1).maxY - Self.window.size.height)
  }

  static func id(ofParagraph index: Int) -> ElementID { ElementID("paragraph \(index)") }
}
