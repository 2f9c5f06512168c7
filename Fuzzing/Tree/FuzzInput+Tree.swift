// SPDX-License-Identifier: GPL-3.0-or-later

@testable import AccessibilityTree
@testable import StepSlider

extension FuzzInput {
  /// Returns one of a few identities, so that elements return and identities repeat.
  mutating func identity() -> ElementID { ElementID("\(number(below: 24))") }

  mutating func container(depth: Int = 0) -> AccessibilityContainer {
    let (id, label) = (identity(), words())
    let traits = byte() % 4 == 0 ? byte() : 0
    return AccessibilityContainer(
      id: id,
      label: label,
      isGroup: traits & 1 != 0,
      isModal: traits & 2 != 0,
      isHidden: traits & 4 != 0,
      readingOrder: readingOrder(),
      transform: flag() ? transform() : .identity,
      actions: actions(),
      children: (0..<number(below: 6)).map { _ in
        depth < 3 && byte() % 4 == 0 ? .container(container(depth: depth + 1)) : .element(element())
      }
    )
  }

  /// Changes one thing in a tree of bounded size.
  mutating func edit(_ tree: inout AccessibilityContainer) {
    if let index = place(in: tree), byte() % 2 == 0,
      case .container(var inner) = tree.children[index]
    {
      edit(&inner)
      tree.children[index] = .container(inner)
    } else {
      editHere(&tree)
    }
  }

  private mutating func editHere(_ container: inout AccessibilityContainer) {
    let index = place(in: container)
    switch (byte() % 10, index) {
    case (0, let index?): container.children.remove(at: index)
    case (1, let index?): container.children.append(container.children.remove(at: index))
    case (2, let index?): container.children[index] = .element(element())
    case (3, let index?): container.children[index] = nested(container.children[index])
    case (4, _): container.transform = transform()
    case (5, _):
      let traits = byte()
      (container.isGroup, container.isModal) = (traits & 1 != 0, traits & 2 != 0)
      container.isHidden = traits & 4 != 0
    case (6, _): container.readingOrder = readingOrder()
    case (7, _): container.children = []
    default:
      guard container.children.count < 12 else { return }
      container.children.append(flag() ? .element(element()) : .container(self.container(depth: 3)))
    }
  }

  /// Nests an element in containers. Replaces a container with an element, so that trees don't
  /// grow without end.
  private mutating func nested(_ node: AccessibilityNode) -> AccessibilityNode {
    guard case .element = node else { return .element(element()) }
    let depth = element(of: [1, 2, AccessibilitySnapshot.maximumDepth])
    return (0..<depth).reduce(node) { node, level in
      .container(AccessibilityContainer(id: "\(level)", children: [node]))
    }
  }

  mutating func element() -> AccessibilityElement {
    var element = AccessibilityElement(
      id: identity(),
      label: words(),
      value: words(),
      hint: words(),
      traits: AccessibilityTraits(rawValue: UInt32(truncatingIfNeeded: bits())),
      frame: byte() % 4 == 0 ? rect() : LayoutRect(x: small(), y: small(), width: 40, height: 20),
      activationPoint: flag() ? nil : point(),
      range: flag() ? nil : AdjustableRange(index: index(below: 5), stopCount: index(below: 5)),
      actions: flag() ? nil : actions(),
      language: words()
    )
    element.isHidden = byte() % 8 == 0
    return element
  }

  mutating func command() -> CursorCommand {
    switch byte() % 16 {
    case 0...3: .next
    case 4...5: .previous
    case 6: element(of: [.first, .last])
    case 7: .nextMatching(AccessibilityTraits(rawValue: UInt32(byte())))
    case 8: .previousMatching(AccessibilityTraits(rawValue: UInt32(byte())))
    case 9: .point(point())
    case 10: .element(identity())
    case 11: .readToEnd
    case 12: element(of: [.readAgain, .readDetails])
    default: .perform(action())
    }
  }

  mutating func notifications() -> [AccessibilityNotification] {
    (0..<number(below: 3)).map { _ in
      switch byte() % 5 {
      case 0: .announcement(Announcement(words() ?? "", priority: flag() ? .polite : .assertive))
      case 1: .layoutChanged(identity())
      case 2: .announcement(Announcement(words() ?? ""))
      default: .screenChanged(element(of: [nil, identity()]))
      }
    }
  }
}

extension FuzzInput {
  private mutating func place(in container: AccessibilityContainer) -> Int? {
    container.children.isEmpty ? nil : number(below: container.children.count)
  }

  private mutating func small() -> Double { Double(byte()) }

  private mutating func actions() -> [ElementAction] {
    (0..<number(below: 4)).map { _ in action() }
  }

  private mutating func action() -> ElementAction {
    switch byte() % 6 {
    case 0: .activate
    case 1: .increment
    case 2: .decrement
    case 3: .escape
    case 4: .scrollToVisible
    default: .custom(words() ?? "")
    }
  }

  private mutating func readingOrder() -> ReadingOrder {
    element(of: [.byPosition(.leftToRight), .byPosition(.rightToLeft), .asListed])
  }

  /// Returns words other than a full stop alone, which would be the sentence of nothing.
  private mutating func words() -> String? {
    switch byte() % 8 {
    case 0...1: nil
    case 2:
      String(decoding: prefix(number(below: 12)), as: UTF8.self)
        .filter { $0 != "." }
    case 3: String(repeating: "long ", count: number(below: 250))
    default: element(of: Self.labels)
    }
  }

  private static let labels = [
    "", " ", "Start", "start.png", "Volume 40", "40 percent", "Tap", "Start button", "\u{200D}",
    "🙂\u{7}",
  ]
}
