// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// An element of a picture; its text is well-formed whatever its parts say.
struct SVGElement: Equatable {
  private let name: String
  private let attributes: String
  private let content: Content

  private enum Content: Equatable {
    case text(String)
    case elements([SVGElement])
  }

  /// An element with others inside, or empty.
  init(
    _ name: String,
    _ attributes: KeyValuePairs<String, SVGValue>,
    _ elements: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = Self.text(of: attributes)
    content = .elements(elements)
  }

  /// An element with text inside.
  init(_ name: String, _ attributes: KeyValuePairs<String, SVGValue> = [:], text: String) {
    self.name = name
    self.attributes = Self.text(of: attributes)
    content = .text(text)
  }

  /// A rectangle.
  init(_ rect: LayoutRect, _ attributes: KeyValuePairs<String, SVGValue>) {
    name = "rect"
    let place: KeyValuePairs<String, SVGValue> = [
      "x": .number(rect.minX), "y": .number(rect.minY),
      "width": .number(rect.size.width), "height": .number(rect.size.height),
    ]
    self.attributes = Self.text(of: place) + Self.text(of: attributes)
    content = .elements([])
  }

  /// A circle.
  init(center: LayoutPoint, radius: Double, _ attributes: KeyValuePairs<String, SVGValue>) {
    name = "circle"
    let place: KeyValuePairs<String, SVGValue> = [
      "cx": .number(center.x), "cy": .number(center.y), "r": .number(radius),
    ]
    self.attributes = Self.text(of: place) + Self.text(of: attributes)
    content = .elements([])
  }

  /// A line of text with the middle of its capitals at a point; not every program that shows SVG
  /// knows how to do that itself.
  init(_ text: String, at point: LayoutPoint, anchor: String, color: String) {
    let capitalHeight = 0.72 * PicturePlan.fontSize
    self.init(
      "text",
      [
        "x": .number(point.x), "y": .number(point.y + capitalHeight / 2),
        "text-anchor": .string(anchor), "fill": .string(color),
      ],
      text: text
    )
  }

  /// A whole picture of a part of the plane.
  static func document(
    viewBox: LayoutRect,
    language: Language,
    _ elements: [SVGElement]
  ) -> SVGElement {
    let place = [viewBox.minX, viewBox.minY, viewBox.size.width, viewBox.size.height]
    return SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "role": "img", "xml:lang": .string(language.tag),
        "width": .number(viewBox.size.width), "height": .number(viewBox.size.height),
        "viewBox": .string(place.map(\.shortText).joined(separator: " ")),
        "font-family": "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif",
        "font-size": .number(PicturePlan.fontSize),
      ],
      elements
    )
  }

  /// The element as XML, a line for each one inside, and a line feed at the end.
  var xml: String { xml(indent: "") }

  private func xml(indent: String) -> String {
    let tag = indent + "<" + name + attributes
    switch content {
    case .text(let text): return "\(tag)>\(text.xmlEscaped)</\(name)>\n"
    case .elements([]): return tag + "/>\n"
    case .elements(let elements):
      let inside = elements.map { $0.xml(indent: indent + "  ") }.joined()
      return "\(tag)>\n\(inside)\(indent)</\(name)>\n"
    }
  }

  private static func text(of attributes: KeyValuePairs<String, SVGValue>) -> String {
    attributes.map { " \($0)=\"\($1.text.xmlEscaped)\"" }.joined()
  }
}

/// The value of an attribute.
enum SVGValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  case string(String)
  case number(Double)

  init(stringLiteral value: String) { self = .string(value) }

  init(integerLiteral value: Int) { self = .number(Double(value)) }

  init(floatLiteral value: Double) { self = .number(value) }

  var text: String {
    switch self {
    case .string(let string): string
    case .number(let number): number.shortText
    }
  }
}

extension String {
  /// The text for the inside of an element or a quoted attribute (XML 1.0, sections 2.2 and 2.4).
  fileprivate var xmlEscaped: String {
    unicodeScalars.map { scalar in
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
