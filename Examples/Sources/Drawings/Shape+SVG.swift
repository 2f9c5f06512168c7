// SPDX-License-Identifier: Apache-2.0

import StepSlider

extension Shape {
  /// The shape as an SVG element.
  var svg: String {
    switch form {
    case .text(let line):
      """
      <text x="\(frame.minX)" y="\(frame.minY + line.fontSize)" font-size="\(line.fontSize)" \
      textLength="\(line.size.width)" xml:space="preserve" fill="\(color)">\
      \(line.text.xmlEscaped)</text>
      """
    case .image(let bitmap): "<path d=\"\(bitmap.outline(in: frame))\" fill=\"\(color)\"/>"
    case .path(let path): "<path d=\"\(path.svg)\" fill=\"\(color)\" fill-rule=\"evenodd\"/>"
    case .rectangle(let radius):
      "<rect \(frame.attributes) rx=\"\(radius)\" fill=\"\(color)\"/>"
    case .slider(let drawing): drawing.svgGroup()
    }
  }
}

extension Bitmap {
  /// Returns a square for each dot.
  fileprivate func outline(in frame: LayoutRect) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let (width, height) = (
      frame.size.width / Double(columns), frame.size.height / Double(rows.count)
    )
    let dots = rows.enumerated().flatMap { row, dots in
      dots.enumerated().filter { $0.element == "#" }.map { column, _ in
        let (x, y) = (frame.minX + Double(column) * width, frame.minY + Double(row) * height)
        return "M\(x) \(y)h\(width)v\(height)h\(-width)z"
      }
    }
    return dots.joined()
  }
}

extension Path {
  fileprivate var svg: String {
    segments.map { segment in
      switch segment {
      case .move(let end): "M\(end.svg)"
      case .line(let end): "L\(end.svg)"
      case .curve(let end, let controls):
        (controls.count == 1 ? "Q" : "C") + (controls + [end]).map(\.svg).joined(separator: " ")
      case .close: "Z"
      }
    }.joined()
  }
}

extension LayoutPoint {
  fileprivate var svg: String { "\(x) \(y)" }
}

extension LayoutRect {
  var attributes: String {
    #"x="\#(minX)" y="\#(minY)" width="\#(size.width)" height="\#(size.height)""#
  }
}

extension String {
  /// The text with the characters escaped that XML reserves.
  fileprivate var xmlEscaped: String {
    reduce(into: "") { text, character in
      switch character {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      default: text.append(character)
      }
    }
  }
}
