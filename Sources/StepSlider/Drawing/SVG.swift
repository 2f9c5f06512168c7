// SPDX-License-Identifier: Apache-2.0

extension SliderDrawing {
  /// Returns the drawing as an SVG document, on the theme's background.
  public func svg(theme: SliderTheme = .light) -> String {
    var lines = [SVG.element("title", text: title)]
    if shapes.first?.role != .background {
      lines += SVG.elements([SliderShape(.box(bounds, radius: 0), .background)], in: theme)
    }
    lines += SVG.elements(shapes, in: theme, sharedFontSize: fontSize)
    let viewBox = [bounds.minX, bounds.minY, bounds.size.width, bounds.size.height]
    let attributes =
      SVG.attribute("xmlns", "http://www.w3.org/2000/svg") + SVG.attribute("role", "img")
      + SVG.attribute("xml:lang", language) + SVG.attribute("width", bounds.size.width)
      + SVG.attribute("height", bounds.size.height)
      + SVG.attribute("viewBox", viewBox.map { $0.shortText }.joined(separator: " "))
      + SVG.attribute("font-family", SVG.fonts) + textAttributes
    return "<svg\(attributes)>\n\(lines.joined(separator: "\n"))\n</svg>\n"
  }

  /// Returns the drawing as one SVG element, for a document of your own.
  public func svgGroup(theme: SliderTheme = .light) -> String {
    let lines = SVG.elements(shapes, in: theme, sharedFontSize: fontSize)
    let attributes = SVG.attribute("font-family", SVG.fonts) + textAttributes
    return "<g\(attributes)>\n\(lines.joined(separator: "\n"))\n</g>"
  }

  /// The size of all text, or `nil` without text.
  private var fontSize: Double? {
    shapes.lazy.compactMap { shape in
      if case .text(let text) = shape.form { text.fontSize } else { nil }
    }.first
  }

  /// The attributes that most texts share.
  private var textAttributes: String {
    fontSize.map { SVG.attribute("font-size", $0) + SVG.attribute("text-anchor", "middle") } ?? ""
  }
}

/// SVG elements as text, well-formed whatever text they contain.
struct SVG {
  static let fonts = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

  static func element(_ name: String, _ attributes: String = "", text: String) -> String {
    "<\(name)\(attributes)>\(text.escapedForXML)</\(name)>"
  }

  /// Returns shapes as elements, from back to front. Neighbouring bars of one thickness and colour
  /// share an element, and transparent ones are left out. If the element around them has a font
  /// size, texts are in the middle by default.
  static func elements(
    _ shapes: [SliderShape],
    in theme: SliderTheme,
    sharedFontSize: Double? = nil
  ) -> [String] {
    var svg = SVG(theme: theme, sharedFontSize: sharedFontSize)
    for shape in shapes where theme[shape.role].opacity > 0 { svg.append(shape) }
    svg.endPath()
    return svg.elements
  }

  static func attribute(_ name: String, _ number: Double) -> String {
    " \(name)=\"\(number.shortText)\""
  }

  static func attribute(_ name: String, _ text: String) -> String {
    " \(name)=\"\(text.escapedForXML)\""
  }

  fileprivate static func rect(_ rect: LayoutRect, radius: Double, _ paint: String) -> String {
    let frame =
      attribute("x", rect.minX) + attribute("y", rect.minY)
      + attribute("width", rect.size.width) + attribute("height", rect.size.height)
    return "<rect\(frame)\(radius > 0 ? attribute("rx", radius) : "")\(paint)/>"
  }

  private let theme: SliderTheme
  private let sharedFontSize: Double?
  private var elements: [String] = []

  // Bars with round ends, of one thickness and colour, which share a path. Each is the line in its
  // middle.
  private var path = ""
  private var thickness = 0.0
  private var role: ColorRole?
  private var lastBar: (y: Double, length: Double, isHorizontal: Bool)?
  /// The text of the last bar after its first coordinate. The ticks of a horizontal track share it.
  private var rest = ""

  private mutating func append(_ shape: SliderShape) {
    if appendBar(shape) { return }
    endPath()
    if appendBar(shape) { return }
    elements.append(shape.svg(theme[shape.role], sharedFontSize))
  }

  /// Adds a shape to the path, unless it isn't a bar, or differs from those in the path.
  private mutating func appendBar(_ shape: SliderShape) -> Bool {
    guard case .box(let frame, let radius) = shape.form else { return false }
    let (width, height) = (frame.size.width, frame.size.height)
    guard radius > 0, radius == min(width, height) / 2, width != height else { return false }
    if role == nil { (thickness, role) = (2 * radius, shape.role) }
    guard shape.role == role, 2 * radius == thickness else { return false }
    let start = LayoutPoint(x: frame.minX + radius, y: frame.minY + radius)
    let bar = (y: start.y, length: abs(width - height), isHorizontal: width > height)
    if lastBar.map({ $0 == bar }) != true {
      rest = " " + bar.y.shortText + (bar.isHorizontal ? "h" : "v") + bar.length.shortText
    }
    lastBar = bar
    path += "M"
    path += start.x.shortText
    path += rest
    return true
  }

  /// Adds the element of the path, if there is one, and begins another.
  private mutating func endPath() {
    guard let role else { return }
    let paint = theme[role].attributes("stroke") + SVG.attribute("stroke-width", thickness)
    elements.append("<path d=\"\(path)\"\(paint)\(SVG.attribute("stroke-linecap", "round"))/>")
    (path, self.role, lastBar) = ("", nil, nil)
  }
}

extension SliderShape {
  func svg(_ color: SliderColor, _ sharedFontSize: Double?) -> String {
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

extension SliderColor {
  /// Returns the attributes of a fill or a stroke in the colour.
  fileprivate func attributes(_ name: String) -> String {
    let hexadecimal = String(digits, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: 6 - hexadecimal.count)
    let color = " \(name)=\"#\(zeros)\(hexadecimal)\""
    return opacity < 1 ? color + SVG.attribute("\(name)-opacity", opacity) : color
  }
}
