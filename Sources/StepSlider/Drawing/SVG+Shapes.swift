// SPDX-License-Identifier: Apache-2.0

extension DrawnShape {
  /// Returns the shape as an SVG element.
  func svg(_ color: DrawnColor, _ sharedFontSize: Double?) -> String {
    switch form {
    case .box(let frame, let radius):
      return SVG.rect(frame, radius: radius, color.attributes("fill"))
    case .outline(let frame, let radius, let width, let dash):
      return SVG.rect(
        frame.outset(by: -width / 2),
        radius: max(0, radius - width / 2),
        SVG.attribute("fill", "none") + color.attributes("stroke")
          + SVG.attribute("stroke-width", width)
          + (dash > 0 ? SVG.attribute("stroke-dasharray", dash) : "")
      )
    case .polygon(let corners):
      let points = corners.map { "\($0.x.shortText),\($0.y.shortText)" }.joined(separator: " ")
      return "<polygon points=\"\(points)\"\(color.attributes("fill"))/>"
    case .text(let text):
      let attributes = text.attributes(sharedFontSize) + color.attributes("fill")
      return SVG.element("text", attributes, text: text.text)
    }
  }
}

extension SVG {
  fileprivate static func rect(_ rect: LayoutRect, radius: Double, _ paint: String) -> String {
    let frame =
      attribute("x", rect.minX) + attribute("y", rect.minY)
      + attribute("width", rect.size.width) + attribute("height", rect.size.height)
    return "<rect\(frame)\(radius > 0 ? attribute("rx", radius) : "")\(paint)/>"
  }
}

extension DrawnText {
  /// Returns the attributes of the text that differ from those of the element around it. The
  /// baseline is computed, because not every SVG viewer can centre capitals at a point.
  fileprivate func attributes(_ sharedFontSize: Double?) -> String {
    let (x, anchor) =
      switch self.anchor {
      case .left: (frame.minX, "start")
      case .middle: (frame.center.x, "middle")
      case .right: (frame.maxX, "end")
      }
    let capitalHeight = 0.72 * fontSize
    return SVG.attribute("x", x) + SVG.attribute("y", frame.center.y + capitalHeight / 2)
      + (fontSize == sharedFontSize ? "" : SVG.attribute("font-size", fontSize))
      + (sharedFontSize != nil && self.anchor == .middle
        ? "" : SVG.attribute("text-anchor", anchor))
  }
}

extension DrawnColor {
  /// Returns the attributes of a fill or a stroke in the colour.
  fileprivate func attributes(_ name: String) -> String {
    let hexadecimal = String(digits, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: 6 - hexadecimal.count)
    let color = " \(name)=\"#\(zeros)\(hexadecimal)\""
    return opacity < 1 ? color + SVG.attribute("\(name)-opacity", opacity) : color
  }
}

/// A bar with round ends, as the line in its middle.
struct Bar {
  let start: LayoutPoint
  let length: Double
  let isHorizontal: Bool
  let thickness: Double

  /// Takes a bar from its shape; `nil` if the shape isn't a bar.
  init?(_ shape: DrawnShape) {
    guard case .box(let frame, let radius) = shape.form else { return nil }
    let (width, height) = (frame.size.width, frame.size.height)
    guard radius > 0, radius == min(width, height) / 2, width != height else { return nil }
    start = LayoutPoint(x: frame.minX + radius, y: frame.minY + radius)
    (thickness, isHorizontal, length) = (2 * radius, width > height, abs(width - height))
  }
}

/// Bars of one thickness and colour, which share an SVG element.
struct BarPath {
  private var path = ""
  private var thickness = 0.0
  private var role: ColorRole?
  private var last: Bar?
  /// The text of the last bar after its first coordinate. The ticks of a horizontal track share it.
  private var rest = ""

  init() {}

  init(_ bar: Bar, _ role: ColorRole) {
    (thickness, self.role) = (bar.thickness, role)
    add(bar)
  }

  /// Adds a bar, unless it differs from those in the path.
  mutating func append(_ bar: Bar, _ role: ColorRole) -> Bool {
    guard role == self.role, bar.thickness == thickness else { return false }
    add(bar)
    return true
  }

  private mutating func add(_ bar: Bar) {
    if bar.start.y != last?.start.y || bar.length != last?.length
      || bar.isHorizontal != last?.isHorizontal
    {
      rest = " " + bar.start.y.shortText + (bar.isHorizontal ? "h" : "v") + bar.length.shortText
    }
    last = bar
    path += "M"
    path += bar.start.x.shortText
    path += rest
  }

  /// Returns the bars as an element; none if there are no bars.
  func element(in theme: SliderTheme) -> [String] {
    guard let role else { return [] }
    let paint = theme[role].attributes("stroke") + SVG.attribute("stroke-width", thickness)
    return ["<path d=\"\(path)\"\(paint)\(SVG.attribute("stroke-linecap", "round"))/>"]
  }
}
