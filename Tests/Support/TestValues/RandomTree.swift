// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree

/// Random trees, the same in each run: nested, grouped, listed, hidden, modal, rotated, scaled or
/// scrolled. Some elements have no extent, and now and then an identity is repeated.
package struct RandomTree {
  private var numbers: SeededNumbers
  private var nextNumber = 0

  package init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  package mutating func tree() -> AccessibilityContainer {
    nextNumber = 0
    return container(depth: 0)
  }

  /// Returns the tree with one thing changed, added, removed or moved.
  package mutating func edited(_ tree: AccessibilityContainer) -> AccessibilityContainer {
    var tree = tree
    let inner = tree.children.indices.filter { isContainer(tree.children[$0]) }
    if let index = inner.randomElement(using: &numbers), chance(2),
      case .container(let container) = tree.children[index]
    {
      tree.children[index] = .container(edited(container))
    } else {
      edit(&tree)
    }
    return tree
  }

  private func isContainer(_ node: AccessibilityNode) -> Bool {
    if case .container = node { return true }
    return false
  }

  private mutating func edit(_ container: inout AccessibilityContainer) {
    let index = container.children.indices.randomElement(using: &numbers)
    switch (Int.random(in: 0..<7, using: &numbers), index) {
    case (0, let index?): container.children.remove(at: index)
    case (1, let index?): container.children.append(container.children.remove(at: index))
    case (2, let index?): container.children[index] = .element(element())
    case (3, _): container.transform = transform()
    case (4, _): container.isModal.toggle()
    case (5, _): container.isHidden.toggle()
    default: container.children.append(.element(element()))
    }
  }

  private mutating func container(depth: Int) -> AccessibilityContainer {
    let children = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
      depth < 4 && chance(3)
        ? AccessibilityNode.container(container(depth: depth + 1)) : .element(element())
    }
    let (isGroup, isModal) = (chance(4), chance(8))
    let isHidden = depth > 0 && chance(8)
    return AccessibilityContainer(
      id: id(),
      label: chance(2) ? "container" : nil,
      isGroup: isGroup,
      isModal: isModal,
      isHidden: isHidden,
      readingOrder: chance(4) ? .asListed : .byPosition(chance(2) ? .leftToRight : .rightToLeft),
      transform: transform(),
      children: children
    )
  }

  private mutating func element() -> AccessibilityElement {
    let rect = LayoutRect(
      x: .random(in: -50...400, using: &numbers).rounded(),
      y: .random(in: -50...400, using: &numbers).rounded(),
      width: chance(8) ? 0 : .random(in: 1...120, using: &numbers).rounded(),
      height: .random(in: 1...60, using: &numbers).rounded()
    )
    let id = id()
    var element = AccessibilityElement(
      id: id,
      label: "\(id)",
      value: chance(2) ? "\(Int.random(in: 0...3, using: &numbers))" : nil,
      traits: chance(3) ? .header : .staticText,
      frame: rect
    )
    element.isHidden = chance(8)
    return element
  }

  private mutating func transform() -> LayoutTransform {
    var transform = LayoutTransform.identity
    let factor: Double = [0.5, 2, -1, 0].randomElement(using: &numbers) ?? 1
    if chance(3) { transform = transform.scaled(by: factor) }
    let window = LayoutRect(x: 0, y: 0, width: 90, height: 90)
    if chance(5) { transform = transform.clipped(to: window) }
    return transform.moved(by: LayoutPoint(x: .random(in: -99...99, using: &numbers), y: 3))
  }

  private mutating func id() -> ElementID {
    nextNumber += 1
    return chance(20) ? "twin" : "node \(nextNumber)"
  }

  private mutating func chance(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &numbers) == 0
  }
}

extension AccessibilityContainer {
  package typealias Located = (
    element: AccessibilityElement, transform: LayoutTransform, containers: [AccessibilityContainer]
  )

  /// Returns every element at any depth, with its transform to the screen and the containers
  /// around it.
  package func everyElement(
    under screen: LayoutTransform = .identity,
    in containers: [AccessibilityContainer] = []
  ) -> [Located] {
    let transform = transform.followed(by: screen)
    return children.flatMap { node in
      switch node {
      case .element(let element): [(element, transform, containers + [self])]
      case .container(let inner):
        inner.everyElement(under: transform, in: containers + [self])
      }
    }
  }
}
