// SPDX-License-Identifier: Apache-2.0

extension SliderDrawing {
  /// Returns the drawing as an SVG document, on the theme's background.
  public func svg(theme: SliderTheme = .light) -> String {
    var lines = [SVG.element("title", text: title)]
    if shapes.first?.role != .background {
      lines += SVG.elements([DrawnShape(.box(bounds, radius: 0), .background)], in: theme)
    }
    return SVG.document(
      showing: bounds,
      language: language,
      lines + SVG.elements(shapes, in: theme, sharedFontSize: fontSize),
      attributes: textAttributes
    )
  }

  /// Returns the drawing as one SVG element, for a document of your own.
  public func svgGroup(theme: SliderTheme = .light) -> String {
    SVG.group(
      SVG.elements(shapes, in: theme, sharedFontSize: fontSize),
      attributes: SVG.attribute("font-family", SVG.fonts) + textAttributes
    )
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
package enum SVG {
  static let fonts = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

  /// Returns a complete SVG document that shows a rectangle of the plane.
  package static func document(
    showing bounds: LayoutRect,
    language: String,
    _ elements: [String],
    attributes: String = ""
  ) -> String {
    let viewBox = [bounds.minX, bounds.minY, bounds.size.width, bounds.size.height]
    let own =
      attribute("xmlns", "http://www.w3.org/2000/svg") + attribute("role", "img")
      + attribute("xml:lang", language) + attribute("width", bounds.size.width)
      + attribute("height", bounds.size.height)
      + attribute("viewBox", viewBox.map { $0.shortText }.joined(separator: " "))
      + attribute("font-family", fonts)
    return "<svg\(own)\(attributes)>\n\(elements.joined(separator: "\n"))\n</svg>\n"
  }

  /// Returns a group of elements.
  package static func group(_ elements: [String], attributes: String = "") -> String {
    "<g\(attributes)>\n\(elements.joined(separator: "\n"))\n</g>"
  }

  /// Returns an element that contains text.
  package static func element(_ name: String, _ attributes: String = "", text: String) -> String {
    "<\(name)\(attributes)>\(text.escapedForXML)</\(name)>"
  }

  /// Returns shapes as elements. Neighbouring bars of one thickness and colour share an element,
  /// and transparent ones are left out.
  ///
  /// - Parameters:
  ///   - shapes: The shapes, from back to front.
  ///   - theme: The colours.
  ///   - sharedFontSize: The font size of the element around them, if it has one; then texts are in
  ///     the middle by default.
  /// - Returns: The elements, from back to front.
  package static func elements(
    _ shapes: [DrawnShape],
    in theme: SliderTheme,
    sharedFontSize: Double? = nil
  ) -> [String] {
    var elements: [String] = []
    var bars = BarPath()
    for shape in shapes where theme[shape.role].opacity > 0 {
      if let bar = Bar(shape) {
        if !bars.append(bar, shape.role) {
          elements += bars.element(in: theme)
          bars = BarPath(bar, shape.role)
        }
        continue
      }
      elements += bars.element(in: theme)
      bars = BarPath()
      elements.append(shape.svg(theme[shape.role], sharedFontSize))
    }
    return elements + bars.element(in: theme)
  }

  static func attribute(_ name: String, _ number: Double) -> String {
    " \(name)=\"\(number.shortText)\""
  }

  static func attribute(_ name: String, _ text: String) -> String {
    " \(name)=\"\(text.escapedForXML)\""
  }
}
