// SPDX-License-Identifier: Apache-2.0

import Drawings
import StepSlider
import Testing

@Suite struct DrawingTests {
  private let drawing = Drawing("outer", label: "Page") {
    Shape.rectangle(LayoutRect(x: 0, y: 0, width: 90, height: 90), color: "white")
    Shape.text(TextLine("Fish & <chips>", fontSize: 10), at: LayoutPoint(x: 5, y: 5))
      .heard(as: "text")
    Drawing(
      "inner",
      isHidden: true,
      transform: .identity.moved(by: LayoutPoint(x: 10, y: 40))
        .clipped(to: LayoutRect(x: 0, y: 0, width: 50, height: 50))
    ) {
      Shape.rectangle(LayoutRect(x: 0, y: 0, width: 20, height: 20), color: "red")
        .heard(as: "box", label: "Box", traits: .button)
    }
  }

  @Test func `the tree has the drawn elements at the positions where they are drawn`() throws {
    let tree = drawing.accessibilityTree
    guard case .element(let text) = tree.children[0], case .container(let inner) = tree.children[1]
    else {
      Issue.record("unexpected kinds of nodes")
      return
    }
    #expect(tree.children.count == 2 && text.id == "text" && inner.id == "inner")
    #expect(text.label == "Fish & <chips>")
    #expect(text.traits == .staticText)
    #expect(text.frame.origin == LayoutPoint(x: 5, y: 5))
    #expect(inner.isHidden)
    #expect(inner.children.count == 1)
  }

  @Test func `a picture shows skipped elements too, but numbers only those that are read`() {
    let snapshot = AccessibilitySnapshot(of: drawing.accessibilityTree)
    let svg = Picture(
      of: drawing,
      size: LayoutSize(width: 90, height: 90),
      framing: snapshot
    ).svg
    #expect(svg.contains(">Fish &amp; &lt;chips></text>"))
    #expect(svg.contains("fill=\"red\""))
    #expect(svg.contains("matrix(1.0 0.0 0.0 1.0 10.0 40.0)"))
    #expect(svg.contains("<svg x=\"0.0\" y=\"0.0\" width=\"50.0\" height=\"50.0\""))
    #expect(svg.contains(">1</text>"))
    #expect(!svg.contains(">2</text>"))
  }

  @Test func `text wraps between words`() {
    let lines = TextLine.lines(of: "a page of text", fontSize: 10, width: 50)
    #expect(lines.map(\.text) == ["a page", "of text"])
    #expect(lines.allSatisfy { $0.size.width <= 50 })
    let narrow = TextLine.lines(of: "unbreakable word", fontSize: 10, width: 20)
    #expect(narrow.map(\.text) == ["unbreakable", "word"])
  }
}
