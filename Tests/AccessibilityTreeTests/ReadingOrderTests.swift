// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Testing

/// The order in which people read what they see.
@Suite struct ReadingOrderTests {
  @Test func `rows are read from top to bottom, each in the direction of text`() {
    let frames = [
      "d": LayoutRect(x: 60, y: 30, width: 50, height: 20),
      "a": LayoutRect(x: 0, y: 2, width: 50, height: 20),
      "c": LayoutRect(x: 0, y: 32, width: 50, height: 20),
      "b": LayoutRect(x: 60, y: 0, width: 50, height: 20),
    ]
    #expect(order(frames) == "a b c d")
    #expect(order(frames, .byPosition(.rightToLeft)) == "b a d c")
  }

  @Test(arguments: [0.0, 25, 130])
  func `a page keeps its position in the reading order while it scrolls`(offset: Double) {
    let lines = (0..<6).map { line in
      AccessibilityElement(
        id: "line \(line)",
        label: "Line",
        frame: LayoutRect(x: 0, y: 30 * Double(line), width: 200, height: 20)
      )
    }
    let page = AccessibilityContainer(
      id: "page",
      isGroup: true,
      transform: .identity.moved(by: LayoutPoint(x: 0, y: -offset))
        .moved(by: LayoutPoint(x: 0, y: 40))
        .clipped(to: LayoutRect(x: 0, y: 40, width: 200, height: 60)),
      elements: lines
    )
    let buttons = [("above", 0.0), ("below", 110)].map { id, y in
      AccessibilityElement(
        id: ElementID(id),
        label: id,
        traits: .button,
        frame: LayoutRect(x: 0, y: y, width: 200, height: 30)
      )
    }
    let screen = AccessibilityContainer(
      id: "screen",
      children: buttons.map { .element($0) } + [.container(page)]
    )
    let order = AccessibilitySnapshot(of: screen).items.map(\.element.id)
    #expect(order == ["above"] + lines.map(\.id) + ["below"])
  }

  @Test func `bars of different heights are read along the chart`() {
    let heights = ["a": 40.0, "b": 200.0, "c": 5.0, "d": 120.0]
    let frames = heights.mapValues { LayoutRect(x: 0, y: 200 - $0, width: 30, height: $0) }
    let bars = Dictionary(
      uniqueKeysWithValues: zip(frames.sorted { $0.key < $1.key }, 0...).map { bar, column in
        (
          bar.key,
          LayoutTransform.identity.moved(by: LayoutPoint(x: 40 * Double(column), y: 0))
            .visibleFrame(of: bar.value) ?? .zero
        )
      }
    )
    #expect(order(bars) == "a b c d")
    #expect(order(bars, .byPosition(.rightToLeft)) == "d c b a")
  }

  @Test func `a side bar is read separately from the list next to it`() {
    let frames = [
      "bar": LayoutRect(x: 0, y: 0, width: 40, height: 100),
      "one": LayoutRect(x: 50, y: 0, width: 100, height: 30),
      "two": LayoutRect(x: 50, y: 35, width: 100, height: 30),
      "three": LayoutRect(x: 50, y: 70, width: 100, height: 30),
    ]
    #expect(order(frames) == "bar one two three")
  }

  @Test func `lines that overlap a little are still separate lines`() {
    let frames = [
      "a": LayoutRect(x: 0, y: 0, width: 50, height: 20),
      "b": LayoutRect(x: 60, y: 0, width: 50, height: 20),
      "c": LayoutRect(x: 0, y: 18, width: 50, height: 20),
      "d": LayoutRect(x: 60, y: 18, width: 50, height: 20),
    ]
    #expect(order(frames) == "a b c d")
  }

  @Test func `overlapping elements are read by their upper left corners, then as listed`() {
    let frame = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    let container = AccessibilityContainer(
      id: "root",
      elements: [
        AccessibilityElement(id: "low", frame: LayoutRect(x: 0, y: 10, width: 90, height: 90)),
        AccessibilityElement(id: "first", frame: frame),
        AccessibilityElement(id: "second", frame: frame),
      ]
    )
    #expect(words(container) == "first second low")
  }

  @Test func `a container without its own order doesn't separate elements`() {
    #expect(words(columns(order: .byPosition(.leftToRight))) == "a c b d")
  }

  @Test func `groups and containers with their own order are read in one go`() {
    #expect(words(columns(isGroup: true, order: .byPosition(.leftToRight))) == "a b c d")
    #expect(words(columns(order: .asListed)) == "b a d c")
  }

  @Test func `a container with the opposite direction is read in one go in its own order`() {
    let row = ["one", "two"].enumerated().map { column, name in
      AccessibilityElement(
        id: ElementID(name),
        frame: LayoutRect(x: 60 * Double(column), y: 0, width: 50, height: 20)
      )
    }
    let beside = AccessibilityElement(
      id: "beside",
      frame: LayoutRect(x: 120, y: 0, width: 50, height: 20)
    )
    func screen(_ direction: LayoutDirection) -> AccessibilityContainer {
      let inner = AccessibilityContainer(
        id: "inner",
        readingOrder: .byPosition(.rightToLeft),
        elements: row
      )
      return AccessibilityContainer(
        id: "screen",
        readingOrder: .byPosition(direction),
        children: [.container(inner), .element(beside)]
      )
    }
    #expect(words(screen(.leftToRight)) == "two one beside")
    #expect(words(screen(.rightToLeft)) == "beside two one")
  }

  @Test func `a mirrored screen is read in its visual order`() {
    let row = (0..<3).map { number in
      AccessibilityElement(
        id: "\(number)",
        frame: LayoutRect(x: 40 * Double(number), y: 0, width: 30, height: 30)
      )
    }
    let turned = AccessibilityContainer(
      id: "root",
      transform: .identity.scaled(by: -1),
      elements: row
    )
    #expect(words(turned) == "2 1 0")
  }

  @Test func `a modal container hides everything else unless it is empty`() {
    let behind = AccessibilityElement(
      id: "behind",
      frame: LayoutRect(x: 0, y: 0, width: 9, height: 9)
    )
    var question = AccessibilityElement(
      id: "question",
      frame: LayoutRect(x: 0, y: 0, width: 5, height: 5)
    )
    func screen() -> AccessibilityContainer {
      let modal = AccessibilityContainer(id: "modal", isModal: true, elements: [question])
      return AccessibilityContainer(id: "screen", children: [.container(modal), .element(behind)])
    }
    #expect(words(screen()) == "question")
    #expect(AccessibilitySnapshot(of: screen()).modal == "modal")
    question.isHidden = true
    #expect(words(screen()) == "behind")
    #expect(AccessibilitySnapshot(of: screen()).modal == nil)
  }

  @Test func `the topmost modal container wins, and an inner one over an outer one`() {
    func modal(_ id: ElementID, _ children: [AccessibilityNode] = []) -> AccessibilityNode {
      let element = AccessibilityElement(
        id: "in \(id)",
        frame: LayoutRect(x: 0, y: 0, width: 5, height: 5)
      )
      return .container(
        AccessibilityContainer(id: id, isModal: true, children: [.element(element)] + children)
      )
    }
    let two = AccessibilityContainer(id: "screen", children: [modal("a"), modal("b")])
    #expect(words(two) == "in b")
    let nested = AccessibilityContainer(id: "screen", children: [modal("a", [modal("b")])])
    #expect(words(nested) == "in b")
  }

  @Test func `duplicate identities are numbered, and no element is lost`() {
    let frame = LayoutRect(x: 0, y: 0, width: 5, height: 5)
    let container = AccessibilityContainer(
      id: "x",
      elements: [AccessibilityElement(id: "x", frame: frame), .init(id: "x", frame: frame)]
    )
    #expect(words(container) == "x 2 x 3")
  }

  @Test func `a duplicate never takes the identity of another element`() {
    let rows = ["row", "row", "row 2", "row", "row 3"].map { id in
      AccessibilityElement(
        id: ElementID(id),
        label: id,
        frame: LayoutRect(x: 0, y: 0, width: 5, height: 5)
      )
    }
    let container = AccessibilityContainer(id: "list", readingOrder: .asListed, elements: rows)
    #expect(words(container) == "row row 4 row 2 row 5 row 3")
    let labels = AccessibilitySnapshot(of: container).items.map(\.element.label)
    #expect(labels == rows.map(\.label))
  }

  @Test func `nesting is read up to the maximum depth`() {
    var container = AccessibilityContainer(id: "innermost", children: [])
    for level in 0..<3_000 {
      let element = AccessibilityElement(
        id: "element \(level)",
        frame: LayoutRect(x: 0, y: 0, width: 1, height: 1)
      )
      container = AccessibilityContainer(
        id: "\(level)",
        children: [.element(element), .container(container)]
      )
    }
    let snapshot = AccessibilitySnapshot(of: container)
    #expect(snapshot.items.count == AccessibilitySnapshot.maximumDepth)
  }

  private func order(
    _ frames: [String: LayoutRect],
    _ order: ReadingOrder = .byPosition(.leftToRight)
  ) -> String {
    let elements = frames.map { AccessibilityElement(id: ElementID($0), frame: $1) }
    return words(AccessibilityContainer(id: "root", readingOrder: order, elements: elements))
  }

  private func words(_ container: AccessibilityContainer) -> String {
    AccessibilitySnapshot(of: container).items.map(\.element.id.description)
      .joined(separator: " ")
  }

  /// Returns two columns, a above b and c above d, each a container.
  private func columns(isGroup: Bool = false, order: ReadingOrder) -> AccessibilityContainer {
    func column(_ id: ElementID, _ x: Double, _ names: [String]) -> AccessibilityNode {
      let elements = zip(names, [40.0, 0]).map { name, y in
        AccessibilityElement(
          id: ElementID(name),
          frame: LayoutRect(x: x, y: y, width: 50, height: 20)
        )
      }
      return .container(
        AccessibilityContainer(id: id, isGroup: isGroup, readingOrder: order, elements: elements)
      )
    }
    let children = [column("left", 0, ["b", "a"]), column("right", 60, ["d", "c"])]
    return AccessibilityContainer(id: "root", children: children)
  }
}
