// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
package import Foundation
import Notation

// A picture of the frames of all elements that are read, numbered in reading order. Each line has a
// border of the background's colour, so that it stands out from anything below it.
extension InspectedTree {
  private typealias Entry = AccessibilitySnapshot.Item

  /// White, and a red that stands out from it.
  private static let (background, ink) = ("#FFFFFF", "#C00000")
  private static let fonts = "system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"

  /// Returns the frames as an SVG document, over a picture if there is one. Only what is around the
  /// frames is seen. A selective document numbers only the elements with findings, if there are
  /// any, and gives the others a thin line.
  package func svg(isSelective: Bool = false, over backdrop: XMLElement? = nil) -> String {
    let entries = snapshot.items
    let ids = Set(findings.map(\.id))
    let chosen = isSelective ? entries.filter { ids.contains($0.element.id) } : []
    let marked = chosen.isEmpty ? entries : chosen
    let others = chosen.isEmpty ? [] : entries.filter { !ids.contains($0.element.id) }
    let badges = Self.badges(at: marked.map(\.frame.origin))
    let frames = zip(marked, badges).map { group($0, badge: $1) }
    let lines = others.map { border($0.frame, Self.ink, width: 0.5) }
    let extents = entries.map(\.frame)
    let all = extents.dropFirst().reduce(extents.first ?? .zero) { $0.union($1) }
    let viewBox = all.outset(by: Self.badgeHeight)
    let sheet = rect(viewBox, [("fill", Self.background)])
    let content = [title(of: marked), list, sheet] + (backdrop.map { [$0] } ?? []) + lines + frames
    return document(viewBox, content).text + "\n"
  }

  private func document(_ viewBox: LayoutRect, _ content: [XMLElement]) -> XMLElement {
    XMLElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("role", "img"),
        ("xml:lang", phrases.language.tag), ("width", viewBox.size.width.shortText),
        ("height", viewBox.size.height.shortText),
        ("viewBox", Self.sides(of: viewBox).map { $0.1 ?? "" }.joined(separator: " ")),
        ("font-family", Self.fonts),
      ],
      children: content
    )
  }

  private func title(of marked: [Entry]) -> XMLElement {
    let words = marked.isEmpty ? "Nothing to read." : marked.map(line).joined(separator: " ")
    return XMLElement("title", text: words)
  }

  /// The findings.
  private var list: XMLElement {
    let lines = findings.isEmpty ? ["No findings."] : findings.flatMap(\.lines)
    return XMLElement("desc", text: lines.joined(separator: "\n"))
  }

  private func line(_ entry: Entry) -> String {
    let words = phrases.words(at: .element(entry.element))
    return "\(digits(of: entry)). \(words ?? "A listener hears nothing here.")"
  }

  private func digits(of entry: Entry) -> String { "\(number(of: entry.element.id) ?? 0)" }

  private func group(_ entry: Entry, badge: LayoutRect) -> XMLElement {
    let (frame, inner, outer) = (entry.frame, badge.outset(by: -0.5), badge.outset(by: 0.5))
    let parts = [
      XMLElement("title", text: line(entry)), border(frame, Self.background, width: 4),
      border(frame, Self.ink, width: 2), pill(outer, Self.background),
      pill(inner, Self.ink), text(of: entry, in: badge),
    ]
    return XMLElement("g", children: parts)
  }

  private func text(of entry: Entry, in badge: LayoutRect) -> XMLElement {
    let capitalHeight = 0.72 * 12
    let look: XMLElement.Attributes = [
      ("x", badge.center.x.shortText), ("y", (badge.center.y + capitalHeight / 2).shortText),
      ("font-size", "12"), ("text-anchor", "middle"), ("fill", Self.background),
    ]
    return XMLElement("text", look, text: digits(of: entry))
  }

  private func pill(_ frame: LayoutRect, _ color: String) -> XMLElement {
    rect(frame, [("rx", (frame.size.height / 2).shortText), ("fill", color)])
  }

  private func border(_ frame: LayoutRect, _ color: String, width: Double) -> XMLElement {
    rect(frame, [("fill", "none"), ("stroke", color), ("stroke-width", width.shortText)])
  }

  private func rect(_ frame: LayoutRect, _ look: XMLElement.Attributes) -> XMLElement {
    XMLElement("rect", Self.sides(of: frame) + look)
  }

  private static func sides(of frame: LayoutRect) -> XMLElement.Attributes {
    [
      ("x", frame.minX.shortText), ("y", frame.minY.shortText),
      ("width", frame.size.width.shortText), ("height", frame.size.height.shortText),
    ]
  }
}

// The frames of the numbers. They are centred on the upper left corners of elements, and side by
// side where corners are close together.
extension InspectedTree {
  private static let badgeHeight = 18.0
  /// The most moves to the right for one badge; after that it may overlap others.
  private static let attempts = 40

  static func badges(at corners: [LayoutPoint]) -> [LayoutRect] {
    var frames: [LayoutRect] = []
    for (number, corner) in zip(1..., corners) {
      let width = badgeHeight + 8 * Double("\(number)".count - 1)
      let (left, top) = (corner.x - badgeHeight / 2, corner.y - badgeHeight / 2)
      var frame = LayoutRect(x: left, y: top, width: width, height: badgeHeight)
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
  /// are something else. The size is in the header (PNG, sections 5.2 and 11.2.2).
  package init?(screenshot png: Data) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let header = Array(png.prefix(24))
    guard header.count == 24, header.starts(with: signature),
      header[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    func number(at index: Int) -> String {
      Double(header[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) }).shortText
    }
    let place = [("x", "0"), ("y", "0"), ("width", number(at: 16)), ("height", number(at: 20))]
    self.init("image", place + [("href", "data:image/png;base64," + png.base64EncodedString())])
  }
}
