// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

extension TextSizePopOver {
  /// The size of the screen.
  var screen: LayoutSize { LayoutSize(width: 360, height: 320) }

  /// Where the page is seen, below the bar with the button.
  static let window = LayoutRect(x: 16, y: 64, width: 328, height: 240)

  /// The bar, the page, and above both the pop-over as long as it is open.
  var drawing: Drawing {
    Drawing("screen") {
      Control.button("open", "Text size", in: LayoutRect(x: 228, y: 12, width: 116, height: 40))
      page
      if isOpen { popOver }
    }
  }

  /// The lines of the page, in letters of the chosen size.
  var lines: [TextLine] {
    TextLine.lines(of: text, fontSize: fontSize, width: Self.window.size.width)
  }

  /// Where a line stands on the page.
  func top(ofLine index: Int) -> Double {
    1.5 * fontSize * (1.6 + Double(index))
  }

  private var page: Drawing {
    let place = LayoutTransform.identity.scrolled(by: LayoutPoint(x: 0, y: scroll))
      .moved(by: Self.window.origin).clipped(to: Self.window)
    return Drawing("page", traits: .group, transform: place) {
      Shape.text(TextLine(title, fontSize: 1.5 * fontSize), at: .zero)
        .heard(as: "title", traits: .header)
      for (index, line) in lines.enumerated() {
        Shape.text(line, at: LayoutPoint(x: 0, y: top(ofLine: index)))
          .heard(as: Self.id(ofLine: index))
      }
    }
  }

  private var popOver: Drawing {
    Drawing(
      "pop-over",
      traits: .modal,
      transform: .identity.moved(by: LayoutPoint(x: 16, y: 60)),
      actions: [.escape]
    ) {
      Shape.rectangle(LayoutRect(x: 0, y: 0, width: 328, height: 136), radius: 12, color: "#dfe7f0")
      Control.slider(
        size,
        phrases: Phrases(),
        in: LayoutRect(x: 16, y: 8, width: 296, height: 72)
      )
      Control.button("done", "Done", in: LayoutRect(x: 116, y: 84, width: 96, height: 40))
    }
  }

  /// How far the page can be scrolled: until its last line is seen whole.
  var greatestScroll: Double {
    let height = lines.last.map { top(ofLine: lines.count - 1) + $0.size.height } ?? 0
    return max(0, height - Self.window.size.height)
  }

  static func id(ofLine index: Int) -> ElementID { ElementID("line \(index)") }
}
