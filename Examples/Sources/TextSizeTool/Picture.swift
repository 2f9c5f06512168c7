// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// The tool drawn as SVG: a line of text in the chosen size, and the slider below it.
struct Picture {
  static let sliderBounds = LayoutRect(x: 16, y: 68, width: 368, height: 64)

  let tool: TextSizeTool

  var svg: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="400" height="140" font-family="sans-serif">
    <title>\(tool.words)</title>
    <rect width="400" height="140" fill="white"/>
    \(page)
    \(tool.drawing.svgGroup())
    </svg>

    """
  }

  /// The line of text that the tool is about; a stop's value is a percentage of the usual size.
  private var page: String {
    """
    <g font-size="16"><text x="16" y="48" font-size="\(tool.slider.stop.value)%">\
    A page to read</text></g>
    """
  }
}

extension TextSizeTool {
  /// The slider as shapes, where they are drawn and where a pointer hits them.
  var drawing: SliderDrawing {
    SliderDrawing(of: slider, in: Picture.sliderBounds, phrases: phrases)
  }
}
