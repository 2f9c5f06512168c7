// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityInspector
import StepSlider

/// A picture of the frames of all elements that are read, numbered in reading order.
///
/// Each line has a border of the background's colour on both sides, so that it stands out from
/// anything below it.
struct FramePicture {
  private let tree: InspectedTree
  private let theme: SliderTheme
  private let language: Language

  init(of tree: InspectedTree, theme: SliderTheme, language: Language) {
    (self.tree, self.theme, self.language) = (tree, theme, language)
  }

  /// Returns the frames as an SVG document, over a drawing of the elements if there is one. The
  /// document is large enough for both.
  func svg(over drawing: SliderDrawing? = nil) -> String {
    let entries = tree.snapshot.entries
    let extents = entries.map(\.extent) + [drawing?.bounds].compactMap { $0 }
    let all = extents.dropFirst().reduce(extents.first ?? .zero) { $0.union($1) }
    let viewBox = all.outset(by: NumberBadges.height)
    let badges = NumberBadges(at: entries.map(\.extent.origin)).frames
    let frames = zip(entries, badges).enumerated().map { number, entry in
      group(entry.0, number: number + 1, badge: entry.1)
    }
    return SVG.document(
      showing: viewBox,
      language: language.tag,
      [title, findings] + svg([DrawnShape(.box(viewBox, radius: 0), .background)])
        + [drawing?.svgGroup(theme: theme)].compactMap { $0 } + frames
    )
  }

  private var title: String {
    let words = zip(1..., tree.snapshot.entries).map { line($0, $1) }
    return SVG.element(
      "title",
      text: words.isEmpty ? "Nothing to read." : words.joined(separator: " ")
    )
  }

  private var findings: String {
    SVG.element("desc", text: tree.findingLines.joined(separator: "\n"))
  }

  private func line(_ number: Int, _ entry: AccessibilitySnapshot.Entry) -> String {
    "\(number). \(tree.phrases.reading(of: entry.element))"
  }

  private func group(
    _ entry: AccessibilitySnapshot.Entry,
    number: Int,
    badge: LayoutRect
  ) -> String {
    let (inner, outer) = (badge.outset(by: -0.5), badge.outset(by: 0.5))
    let text = DrawnText("\(number)", in: badge, anchor: .middle, fontSize: 12)
    let shapes = [
      outline(entry.extent, .background, width: 4), outline(entry.extent, .thumbFrame, width: 2),
      DrawnShape(.box(outer, radius: outer.size.height / 2), .background),
      DrawnShape(.box(inner, radius: inner.size.height / 2), .thumbFrame),
      DrawnShape(.text(text), .background),
    ]
    return SVG.group([SVG.element("title", text: line(number, entry))] + svg(shapes))
  }

  /// Returns a line along the edge of a frame.
  private func outline(_ frame: LayoutRect, _ role: ColorRole, width: Double) -> DrawnShape {
    let outer = frame.outset(by: width / 2)
    return DrawnShape(.outline(outer, radius: 0, width: width, dash: 0), role)
  }

  private func svg(_ shapes: [DrawnShape]) -> [String] { SVG.elements(shapes, in: theme) }
}
