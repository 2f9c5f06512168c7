// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
package import Foundation
import Notation

/// A picture of the frames of all elements that are read, numbered in reading order.
///
/// Each line has a border of the background's colour on both sides, so that it stands out from
/// anything below it.
package struct FramePicture {
  /// White, and a red that stands out from it.
  private static let (background, ink) = ("#FFFFFF", "#C00000")

  private let tree: InspectedTree
  private let findings: [Finding]
  private let marked: [AccessibilitySnapshot.Entry]
  private let others: [AccessibilitySnapshot.Entry]

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - isSelective: Whether only elements with findings are numbered, if there are any. The others
  ///     get a thin line.
  package init(of tree: InspectedTree, isSelective: Bool = false) {
    (self.tree, findings) = (tree, tree.findings)
    let entries = tree.snapshot.entries
    let ids = Set(tree.findings.map(\.id))
    let chosen = isSelective ? entries.filter { ids.contains($0.element.id) } : []
    marked = chosen.isEmpty ? entries : chosen
    others = chosen.isEmpty ? [] : entries.filter { !ids.contains($0.element.id) }
  }

  /// Returns the frames as an SVG document, over a picture if there is one. Only what is around the
  /// frames is seen.
  package func svg(over backdrop: XMLElement? = nil) -> String {
    let extents = tree.snapshot.entries.map(\.extent)
    let all = extents.dropFirst().reduce(extents.first ?? .zero) { $0.union($1) }
    let viewBox = all.outset(by: Self.badgeHeight)
    let badges = Self.badges(at: marked.map(\.extent.origin))
    let frames = zip(marked, badges).map { group($0, badge: $1) }
    let sheet = rect(viewBox, [("fill", Self.background)])
    let picture = [backdrop].compactMap(\.self)
    let document = XMLElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("role", "img"),
        ("xml:lang", tree.phrases.language.tag), ("width", viewBox.size.width.shortText),
        ("height", viewBox.size.height.shortText), ("viewBox", numbers(of: viewBox)),
        ("font-family", Self.fonts),
      ],
      children: [title, description, sheet] + picture + others.map(thinLine) + frames
    )
    return document.text + "\n"
  }

  private static let fonts = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

  private func numbers(of frame: LayoutRect) -> String {
    [frame.minX, frame.minY, frame.size.width, frame.size.height].map(\.shortText)
      .joined(separator: " ")
  }

  private var title: XMLElement {
    let words = marked.map(line)
    return XMLElement(
      "title",
      text: words.isEmpty ? "Nothing to read." : words.joined(separator: " ")
    )
  }

  private var description: XMLElement {
    let lines = findings.flatMap(\.lines)
    return XMLElement(
      "desc",
      text: lines.isEmpty ? "No findings." : lines.joined(separator: "\n")
    )
  }

  private func line(_ entry: AccessibilitySnapshot.Entry) -> String {
    let number = (tree.number(of: entry.element.id) ?? 0)
    let words = tree.phrases.words(at: .element(entry.element))
    return "\(number). \(words ?? "A listener hears nothing here.")"
  }

  private func thinLine(_ entry: AccessibilitySnapshot.Entry) -> XMLElement {
    outline(entry.extent, Self.ink, width: 0.5)
  }

  private func group(_ entry: AccessibilitySnapshot.Entry, badge: LayoutRect) -> XMLElement {
    let (frame, inner, outer) = (entry.extent, badge.outset(by: -0.5), badge.outset(by: 0.5))
    return XMLElement(
      "g",
      children: [
        XMLElement("title", text: line(entry)), outline(frame, Self.background, width: 4),
        outline(frame, Self.ink, width: 2), pill(outer, Self.background),
        pill(inner, Self.ink), number(of: entry, in: badge),
      ]
    )
  }

  private func number(of entry: AccessibilitySnapshot.Entry, in badge: LayoutRect) -> XMLElement {
    let (fontSize, capitalHeight) = (12.0, 0.72 * 12)
    return XMLElement(
      "text",
      [
        ("x", badge.center.x.shortText), ("y", (badge.center.y + capitalHeight / 2).shortText),
        ("font-size", fontSize.shortText), ("text-anchor", "middle"), ("fill", Self.background),
      ],
      text: "\(tree.number(of: entry.element.id) ?? 0)"
    )
  }

  private func pill(_ frame: LayoutRect, _ color: String) -> XMLElement {
    rect(frame, [("rx", (frame.size.height / 2).shortText), ("fill", color)])
  }

  /// Returns a line along the edge of a frame.
  private func outline(_ frame: LayoutRect, _ color: String, width: Double) -> XMLElement {
    rect(frame, [("fill", "none"), ("stroke", color), ("stroke-width", width.shortText)])
  }

  private func rect(_ frame: LayoutRect, _ look: XMLElement.Attributes) -> XMLElement {
    let sides: XMLElement.Attributes = [
      ("x", frame.minX.shortText), ("y", frame.minY.shortText),
      ("width", frame.size.width.shortText), ("height", frame.size.height.shortText),
    ]
    return XMLElement("rect", sides + look)
  }
}

// The frames of the numbers. They are centred on the upper left corners of elements, and side by side
// where corners are close together.
extension FramePicture {
  private static let badgeHeight = 18.0
  /// The most moves to the right for one badge; after that it may overlap others.
  private static let attempts = 40

  static func badges(at corners: [LayoutPoint]) -> [LayoutRect] {
    var frames: [LayoutRect] = []
    for (number, corner) in zip(1..., corners) {
      let width = badgeHeight + 8 * Double("\(number)".count - 1)
      var frame = LayoutRect(
        x: corner.x - badgeHeight / 2,
        y: corner.y - badgeHeight / 2,
        width: width,
        height: badgeHeight
      )
      for _ in 0..<attempts {
        guard let other = frames.last(where: { $0.intersection(frame) != nil }) else { break }
        frame = LayoutRect(x: other.maxX, y: frame.minY, width: width, height: badgeHeight)
      }
      frames.append(frame)
    }
    return frames
  }
}

extension XMLElement {
  /// Creates a picture of the screen, at its origin, from the contents of a PNG file; `nil` if they
  /// are something else.
  ///
  /// The size is in the header, which every such file begins with (PNG, sections 5.2 and 11.2.2).
  package init?(screenshot png: Data) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Array(png.prefix(24))
    guard header.count == 24, header.starts(with: signature),
      header[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at index: Int) -> String {
      Double(header[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }).shortText
    }
    self.init(
      "image",
      [
        ("x", "0"), ("y", "0"), ("width", number(at: 16)), ("height", number(at: 20)),
        ("href", "data:image/png;base64," + png.base64EncodedString()),
      ]
    )
  }
}
