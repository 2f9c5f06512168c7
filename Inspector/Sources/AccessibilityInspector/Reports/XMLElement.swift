// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// An element of XML as text, well-formed whatever it contains.
package struct XMLElement {
  /// The attributes of an element in their order; those that are `nil` are left out.
  package typealias Attributes = [(String, String?)]

  package let text: String

  package init(_ name: String, _ attributes: Attributes = [], text content: String) {
    text = "<\(name)\(Self.list(attributes))>\(content.escapedForXML)</\(name)>"
  }

  /// Creates an element that contains others, each on a line of its own.
  package init(_ name: String, _ attributes: Attributes = [], children: [XMLElement] = []) {
    let tag = "<\(name)\(Self.list(attributes))"
    let lines = children.map { "\n" + $0.text }.joined()
    text = children.isEmpty ? "\(tag)/>" : "\(tag)>\(lines)\n</\(name)>"
  }

  private static func list(_ attributes: Attributes) -> String {
    attributes.compactMap { name, value in value.map { " \(name)=\"\($0.escapedForXML)\"" } }
      .joined()
  }
}
