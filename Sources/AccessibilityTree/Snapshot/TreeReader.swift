// SPDX-License-Identifier: Apache-2.0

/// Walks a tree once and puts its elements in reading order.
struct TreeReader {
  typealias Entry = AccessibilitySnapshot.Entry

  /// The topmost modal container found so far, with the entries in it.
  private(set) var modal: (id: ElementID, layer: Int, entries: [Entry])?
  private var nextLayer = 0

  /// Entries that are read without a break, and the area that they take up.
  private struct Block {
    let frame: LayoutRect
    let entries: [Entry]

    init(_ entry: Entry) { (frame, entries) = (entry.extent, [entry]) }

    /// Joins entries into a block that takes up their visible area, or all of it if none is
    /// visible. So scrolling doesn't change the block's position among its neighbours.
    init(_ entries: [Entry]) {
      let seen = entries.compactMap { $0.visibleFrame }
      let frames = seen.isEmpty ? entries.map { $0.extent } : seen
      frame = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
      self.entries = entries
    }
  }

  mutating func entries(in root: AccessibilityContainer) -> [Entry] {
    ordered(blocks(in: root, around: [], to: .identity), root.order)
  }

  private mutating func blocks(
    in container: AccessibilityContainer,
    around: [ElementID],
    to screen: LayoutTransform
  ) -> [Block] {
    guard !container.traits.contains(.hidden) else { return [] }
    let layer = takeLayer()
    let transform = container.transform.followed(by: screen)
    let containers = around + [container.id]
    let blocks = container.children.flatMap { child -> [Block] in
      switch child {
      case .element(let element): block(of: element, containers, transform).map { [$0] } ?? []
      case .container(let inner):
        self.blocks(in: inner, around: containers, to: transform, within: container.order)
      }
    }
    note(container, layer, blocks)
    return blocks
  }

  /// Returns the blocks of an inner container.
  ///
  /// They are joined into one unless they may be mixed with surrounding elements, which must be
  /// read in the same direction.
  private mutating func blocks(
    in container: AccessibilityContainer,
    around: [ElementID],
    to screen: LayoutTransform,
    within order: ReadingOrder
  ) -> [Block] {
    let blocks = blocks(in: container, around: around, to: screen)
    let isMixed = container.order == order && order != .asListed
    guard !isMixed || !container.traits.isDisjoint(with: [.group, .modal]) else { return blocks }
    return blocks.isEmpty ? [] : [Block(ordered(blocks, container.order))]
  }

  private mutating func block(
    of element: AccessibilityElement,
    _ containers: [ElementID],
    _ transform: LayoutTransform
  ) -> Block? {
    let layer = takeLayer()
    let extent = transform.unclipped.frame(of: element.frame) ?? .zero
    guard !element.isHidden, extent.size.width > 0, extent.size.height > 0 else { return nil }
    let visibleFrame = transform.frame(of: element.frame)
    let entry = Entry(
      element: element,
      extent: extent,
      visibleFrame: visibleFrame,
      activationPoint: element.activationPoint.map(transform.point(of:))
        ?? (visibleFrame ?? extent).center,
      containers: containers,
      layer: layer
    )
    return Block(entry)
  }

  private mutating func note(
    _ container: AccessibilityContainer,
    _ layer: Int,
    _ blocks: [Block]
  ) {
    guard container.traits.contains(.modal), !blocks.isEmpty, layer >= modal?.layer ?? 0 else {
      return
    }
    modal = (container.id, layer, ordered(blocks, container.order))
  }

  private func ordered(_ blocks: [Block], _ order: ReadingOrder) -> [Entry] {
    switch order {
    case .asListed: return blocks.flatMap { $0.entries }
    case .byPosition(let direction):
      let order = PositionOrder(frames: blocks.map { $0.frame }, direction: direction)
      return order.indices.flatMap { blocks[$0].entries }
    }
  }

  private mutating func takeLayer() -> Int {
    defer { nextLayer += 1 }
    return nextLayer
  }
}
