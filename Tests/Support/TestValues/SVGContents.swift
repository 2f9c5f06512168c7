// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import FoundationXML

/// The contents of an SVG picture, as an XML parser reads it.
package final class SVGContents: NSObject, XMLParserDelegate {
  /// All elements, in the order in which they begin.
  package private(set) var elements: [Element] = []
  /// The text of each element that has text, the title's first.
  package private(set) var texts: [String] = []
  private var text = ""

  /// An element with its attributes.
  package struct Element {
    /// The name of its tag.
    package let name: String
    /// Its attributes as written.
    package let attributes: [String: String]
  }

  /// Reads a picture; throws an error unless it is well-formed.
  package init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.formatting) }
  }

  /// Handles the start of an element.
  package func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
    text = ""
  }

  /// Handles text.
  package func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  /// Handles the end of an element.
  package func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    if ["title", "text"].contains(name) { texts.append(text) }
  }
}
