// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider

extension BarChart {
  /// The size of the screen, which the chart fills.
  var screen: LayoutSize { LayoutSize(width: 400, height: 280) }

  /// The frame of a bar. The bars share the width and a common baseline. A bar of 0 is drawn as
  /// a line, because an element without height is never read.
  func frame(ofBarAt index: Int) -> LayoutRect {
    let height = max(1, 8 * Double(bars[index].sales))
    return LayoutRect(x: 32 + 58 * Double(index), y: 240 - height, width: 44, height: height)
  }

  /// The title, the bars, and the number and the month of each bar.
  var drawing: Drawing {
    Drawing("chart") {
      Shape.text(TextLine(title, fontSize: 18), at: LayoutPoint(x: 32, y: 16))
      for (index, bar) in bars.enumerated() {
        let frame = frame(ofBarAt: index)
        let above = LayoutRect(x: frame.minX, y: frame.minY - 18, width: 44, height: 18)
        let below = LayoutRect(x: frame.minX, y: frame.maxY, width: 44, height: 24)
        Shape.rectangle(frame, color: "#0050a0")
        Shape.text(TextLine("\(bar.sales)", fontSize: 13), inMiddleOf: above)
        Shape.text(TextLine(String(bar.month.prefix(3)), fontSize: 13), inMiddleOf: below)
      }
    }
  }
}
