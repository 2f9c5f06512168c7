// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The frames of all elements that are read, each with its number in reading order.
///
/// A line has the background's colour at both its sides, so that it can be told from whatever it
/// lies on.
struct FramePicture {
  private let tree: InspectedTree
  private let colors: PictureColors
  private let language: Language

  init(of tree: InspectedTree, theme: PictureTheme, language: Language) {
    (self.tree, colors, self.language) = (tree, theme.colors, language)
  }

  /// The frames as an SVG document, over the picture of what has them.
  func svg(over picture: SliderPicture, at place: LayoutPoint) -> String {
    let moved = "translate(\(place.x.shortText) \(place.y.shortText))"
    let drawing = SVGElement("g", ["transform": .string(moved)], picture.layers)
    let frame = LayoutTransform.identity.moved(by: place).frame(of: picture.bounds)
    return svg(over: [drawing], in: frame)
  }

  /// The frames as an SVG document, over anything, in what the frames and the drawing take together.
  func svg(over drawing: [SVGElement] = [], in bounds: LayoutRect? = nil) -> String {
    let entries = tree.snapshot.entries
    let extents = entries.map(\.extent) + [bounds].compactMap { $0 }
    let all = extents.dropFirst().reduce(extents.first ?? .zero) { $0.union($1) }
    let viewBox = all.outset(by: NumberBadges.height)
    let badges = NumberBadges(at: entries.map(\.extent.origin)).frames
    let frames = zip(entries, badges).enumerated().map { number, entry in
      group(entry.0, number: number + 1, badge: entry.1)
    }
    let background = SVGElement(viewBox, ["fill": .string(colors.background)])
    return SVGElement.document(
      viewBox: viewBox,
      language: language,
      [title, findings, background] + drawing + frames
    ).xml
  }

  private var title: SVGElement {
    let words = zip(1..., tree.snapshot.entries).map { line($0, $1) }
    return SVGElement(
      "title",
      text: words.isEmpty ? "Nothing to read." : words.joined(separator: " ")
    )
  }

  private var findings: SVGElement {
    SVGElement("desc", text: tree.findingLines.joined(separator: "\n"))
  }

  private func line(_ number: Int, _ entry: AccessibilitySnapshot.Entry) -> String {
    "\(number). \(tree.phrases.reading(of: entry.element))"
  }

  private func group(
    _ entry: AccessibilitySnapshot.Entry,
    number: Int,
    badge: LayoutRect
  ) -> SVGElement {
    SVGElement(
      "g",
      [:],
      [
        SVGElement("title", text: line(number, entry)),
        outline(entry.extent, colors.background, width: 4),
        outline(entry.extent, colors.frames.thumb, width: 2),
        SVGElement(
          badge,
          [
            "rx": .number(badge.size.height / 2), "fill": .string(colors.frames.thumb),
            "stroke": .string(colors.background),
          ]
        ),
        SVGElement("\(number)", at: badge.center, anchor: "middle", color: colors.background),
      ]
    )
  }

  private func outline(_ frame: LayoutRect, _ color: String, width: Double) -> SVGElement {
    SVGElement(frame, ["fill": "none", "stroke": .string(color), "stroke-width": .number(width)])
  }
}
