// SPDX-License-Identifier: Apache-2.0

extension SliderDrawing {
  /// Returns the drawing as an SVG document, on the theme's background.
  public func svg(theme: SliderTheme = .light) -> String {
    SVG.document(
      showing: bounds,
      language: language,
      [SVG.element("title", text: title)] + background(in: theme) + elements(in: theme)
    )
  }

  /// Returns the drawing as one SVG element, for a document of your own.
  public func svgGroup(theme: SliderTheme = .light) -> String {
    SVG.group(elements(in: theme), attributes: ["font-family": SVG.fonts])
  }

  private func background(in theme: SliderTheme) -> [String] {
    guard shapes.first?.role != .background else { return [] }
    return [DrawnShape(.box(bounds, radius: 0), .background).svg(in: theme)].compactMap { $0 }
  }

  private func elements(in theme: SliderTheme) -> [String] {
    shapes.compactMap { $0.svg(in: theme) }
  }
}

extension DrawnShape {
  /// Returns the shape as an SVG element, or `nil` if its colour is transparent.
  package func svg(in theme: SliderTheme) -> String? {
    let color = theme[role]
    guard color.opacity > 0 else { return nil }
    switch form {
    case .box(let frame, let radius):
      return SVG.rect(frame, radius: radius, color.attributes("fill"))
    case .outline(let frame, let radius, let width, let dash):
      return SVG.rect(
        frame.outset(by: -width / 2),
        radius: max(0, radius - width / 2),
        SVG.attributes(["fill": "none"]) + color.attributes("stroke")
          + SVG.attributes(["stroke-width": width.shortText])
          + (dash > 0 ? SVG.attributes(["stroke-dasharray": dash.shortText]) : "")
      )
    case .polygon(let corners):
      let points = corners.map { "\($0.x.shortText),\($0.y.shortText)" }.joined(separator: " ")
      return "<polygon points=\"\(points)\"\(color.attributes("fill"))/>"
    case .text(let text):
      return SVG.element("text", text.attributes + color.attributes("fill"), text: text.text)
    }
  }
}

extension DrawnText {
  /// The attributes of the text. The baseline is computed, because not every SVG viewer can
  /// centre capitals at a point.
  fileprivate var attributes: String {
    let (x, anchor) =
      switch self.anchor {
      case .left: (frame.minX, "start")
      case .middle: (frame.center.x, "middle")
      case .right: (frame.maxX, "end")
      }
    let capitalHeight = 0.72 * fontSize
    return SVG.attributes([
      "x": x.shortText, "y": (frame.center.y + capitalHeight / 2).shortText,
      "font-size": fontSize.shortText, "text-anchor": anchor,
    ])
  }
}

extension DrawnColor {
  /// Returns the attributes of a fill or a stroke in the colour.
  fileprivate func attributes(_ name: String) -> String {
    let hexadecimal = String(digits, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: 6 - hexadecimal.count)
    let color = SVG.attributes([name: "#" + zeros + hexadecimal])
    return opacity < 1 ? color + SVG.attributes(["\(name)-opacity": opacity.shortText]) : color
  }
}

/// SVG elements as text, well-formed whatever text they contain.
package enum SVG {
  static let fonts = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

  /// Returns a complete SVG document that shows a rectangle of the plane.
  package static func document(
    showing bounds: LayoutRect,
    language: String,
    _ elements: [String]
  ) -> String {
    let viewBox = [bounds.minX, bounds.minY, bounds.size.width, bounds.size.height]
    let attributes = attributes([
      "xmlns": "http://www.w3.org/2000/svg", "role": "img", "xml:lang": language,
      "width": bounds.size.width.shortText, "height": bounds.size.height.shortText,
      "viewBox": viewBox.map { $0.shortText }.joined(separator: " "), "font-family": fonts,
    ])
    return "<svg\(attributes)>\n\(elements.joined(separator: "\n"))\n</svg>\n"
  }

  /// Returns a group of elements.
  package static func group(
    _ elements: [String],
    attributes: KeyValuePairs<String, String> = [:]
  ) -> String {
    "<g\(self.attributes(attributes))>\n\(elements.joined(separator: "\n"))\n</g>"
  }

  /// Returns an element that contains text.
  package static func element(_ name: String, _ attributes: String = "", text: String) -> String {
    "<\(name)\(attributes)>\(escaped(text))</\(name)>"
  }

  fileprivate static func rect(_ rect: LayoutRect, radius: Double, _ paint: String) -> String {
    let frame = attributes([
      "x": rect.minX.shortText, "y": rect.minY.shortText,
      "width": rect.size.width.shortText, "height": rect.size.height.shortText,
    ])
    let round = radius > 0 ? attributes(["rx": radius.shortText]) : ""
    return "<rect\(frame)\(round)\(paint)/>"
  }

  fileprivate static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }

  /// Returns text escaped for an element or a quoted attribute (XML 1.0, sections 2.2 and 2.4).
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&apos;"
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case "\0"..<" ", "\u{FFFE}"..."\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
