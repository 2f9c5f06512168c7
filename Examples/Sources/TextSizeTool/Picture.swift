// SPDX-License-Identifier: Apache-2.0

import StepSlider

/// The tool drawn as SVG: a line of text in the chosen size, and the slider below it.
struct Picture {
  static let sliderBounds = LayoutRect(x: 16, y: 72, width: 368, height: 56)
  static var metrics: SliderMetrics {
    var metrics = SliderMetrics()
    metrics.labelThickness = 16
    return metrics
  }

  let tool: TextSizeTool

  var svg: String {
    let (layout, index) = (tool.layout, tool.slider.index)
    let ticks = layout.drawnTicks(at: index).map { box($0.frame, "#595959") }
    let parts =
      [page, box(layout.track, "#595959"), box(layout.fill(at: index), "#0050a0")] + ticks
      + [box(layout.thumb(at: index), "#0050a0", radius: 14)] + tool.labels.map(text)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="140" font-family="sans-serif">
      <title>\(tool.words)</title>
      <rect width="400" height="140" fill="white"/>
      \(parts.joined(separator: "\n"))
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

  private func box(_ frame: LayoutRect, _ color: String, radius: Double = 0) -> String {
    """
    <rect x="\(frame.minX)" y="\(frame.minY)" width="\(frame.size.width)" \
    height="\(frame.size.height)" rx="\(radius)" fill="\(color)"/>
    """
  }

  private func text(_ label: TickLabel) -> String {
    """
    <text x="\(label.frame.center.x)" y="\(label.frame.maxY - 4)" font-size="12" \
    text-anchor="middle">\(tool.name(of: label.index))</text>
    """
  }
}

extension TextSizeTool {
  /// The names that there is room for, where they are drawn and where a pointer hits them.
  var labels: [TickLabel] {
    layout.labels(at: slider.index) { size(of: name(of: $0)) }
  }

  fileprivate func name(of index: Int) -> String { slider.stops[index].name ?? "" }

  /// About as large as the name is drawn; a toolkit would measure it.
  private func size(of name: String) -> LayoutSize {
    LayoutSize(width: Double(name.count) * 7, height: 16)
  }
}
