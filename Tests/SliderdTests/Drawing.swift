// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import FoundationXML

/// What an XML parser reads in a picture.
final class Drawing: NSObject, XMLParserDelegate {
  private(set) var elements: [Element] = []
  /// The text of each element that holds text, the title's first.
  private(set) var texts: [String] = []
  private var text = ""

  struct Element {
    let name: String
    let attributes: [String: String]
  }

  /// Reads a picture; throws where it isn't well-formed.
  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.formatting) }
  }

  /// Whether all rectangles and circles are inside a view box.
  func isInside(width: Int, height: Int) -> Bool {
    elements.allSatisfy { element in
      func number(_ name: String) -> Double { element.attributes[name].flatMap(Double.init) ?? 0 }
      let (radius, x, y) = (number("r"), number("cx") + number("x"), number("cy") + number("y"))
      guard ["rect", "circle"].contains(element.name) else { return true }
      return x - radius >= 0 && y - radius >= 0
        && x + radius + number("width") <= Double(width)
        && y + radius + number("height") <= Double(height)
    }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if ["title", "text"].contains(name) { texts.append(text) }
  }
}
