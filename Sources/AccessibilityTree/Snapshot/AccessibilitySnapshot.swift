// SPDX-License-Identifier: Apache-2.0

/// A tree at one moment, in reading order and in screen coordinates.
///
/// An element is read if it isn't hidden, isn't in a hidden container, and has a width and a
/// height on the screen. Elements that are scrolled out of view are read too. While a modal
/// container has anything to read, nothing outside it is read. Of several modal containers, the
/// topmost counts: the last one listed, or one inside it.
///
/// Identities are made unique: each duplicate after the first gets a new identity, made of the
/// same text and a number. Containers nested more than 100 deep aren't read.
public struct AccessibilitySnapshot: Hashable, Sendable {
  /// The greatest number of containers around an element.
  package static let maximumDepth = 100

  /// The outermost container, with unique identities.
  package let root: AccessibilityContainer
  /// The element that the program gave the keyboard focus, whether it is read or not.
  let givenFocus: ElementID?
  /// The modal container that hides everything else; `nil` if there is none.
  package let modal: ElementID?
  /// The elements that are read, in reading order.
  public let items: [Item]
  private let positions: [ElementID: Int]

  /// An element that is read, and its frame on the screen.
  public struct Item: Hashable, Sendable {
    /// The element.
    public let element: AccessibilityElement
    /// The frame on the screen, whether visible or not.
    public let frame: LayoutRect
    /// The visible part of the frame; `nil` if none is visible.
    public let visibleFrame: LayoutRect?
    /// The point on the screen where a press reaches the element: its own activation point, or
    /// the middle of its visible part, or of the whole frame if no part is visible.
    public let activationPoint: LayoutPoint
    /// The containers around the element, from the outermost.
    package let containers: [ElementID]
    /// The element's position in drawing order.
    package let layer: Int
  }

  /// Creates a snapshot of a tree.
  ///
  /// - Complexity: O(n log n) for n elements, unless sorting them requires cutting the screen
  ///   into ever smaller parts.
  public init(of tree: AccessibilityContainer, focus: ElementID? = nil) {
    var given: Set<ElementID> = []
    tree.addIdentities(to: &given)
    var numbers: [ElementID: Int] = [:]
    root = tree.distinct(among: given, &numbers)
    var reader = TreeReader()
    let all = reader.items(in: root)
    let items = reader.modal?.items ?? all
    let positions = Dictionary(
      uniqueKeysWithValues: items.enumerated().map { ($1.element.id, $0) }
    )
    (self.items, self.positions, modal) = (items, positions, reader.modal?.id)
    givenFocus = focus
  }

  /// The element with the keyboard focus; `nil` if there is none that is read.
  public var focusedID: ElementID? { givenFocus.flatMap { positions[$0] == nil ? nil : $0 } }

  /// The elements that can be read now, or after a modal container closes, in reading order.
  package var readableItems: [Item] {
    var reader = TreeReader()
    return reader.items(in: root)
  }

  /// Returns the position of an element in the reading order; `nil` if it isn't read.
  package func position(of id: ElementID) -> Int? { positions[id] }

  /// Returns the item of an element; `nil` if it isn't read.
  public func item(of id: ElementID) -> Item? { positions[id].map { items[$0] } }

  /// Returns the topmost visible element at a point of the screen; `nil` if there is none.
  ///
  /// - Complexity: O(n).
  public func item(at point: LayoutPoint) -> Item? {
    items.filter { $0.visibleFrame?.contains(point) == true }.max { $0.layer < $1.layer }
  }
}

extension AccessibilityContainer {
  /// Adds the identities of everything in a tree, down to the maximum depth.
  fileprivate func addIdentities(to identities: inout Set<ElementID>, depth: Int = 0) {
    identities.insert(id)
    guard depth < AccessibilitySnapshot.maximumDepth else { return }
    for child in children {
      switch child {
      case .element(let element): identities.insert(element.id)
      case .container(let inner): inner.addIdentities(to: &identities, depth: depth + 1)
      }
    }
  }

  /// Returns the container with unique identities, down to the maximum depth.
  ///
  /// The numbers are those of the identities so far; no duplicate receives one of the given ones.
  fileprivate func distinct(
    among given: Set<ElementID>,
    _ numbers: inout [ElementID: Int],
    depth: Int = 0
  ) -> AccessibilityContainer {
    var container = self
    container.id = id.distinct(among: given, &numbers)
    guard depth < AccessibilitySnapshot.maximumDepth else {
      container.children = []
      return container
    }
    container.children = children.map { child in
      switch child {
      case .element(var element):
        element.id = element.id.distinct(among: given, &numbers)
        return .element(element)
      case .container(let inner):
        return .container(inner.distinct(among: given, &numbers, depth: depth + 1))
      }
    }
    return container
  }
}

extension ElementID {
  /// Returns the identity, with a number if that is needed to make it unique.
  fileprivate func distinct(
    among given: Set<ElementID>,
    _ numbers: inout [ElementID: Int]
  ) -> ElementID {
    guard var number = numbers[self] else {
      numbers[self] = 1
      return self
    }
    var distinct = self
    repeat {
      number += 1
      distinct = ElementID("\(self) \(number)")
    } while given.contains(distinct)
    numbers[self] = number
    return distinct
  }
}

/// Walks a tree once and puts its elements in reading order.
struct TreeReader {
  typealias Item = AccessibilitySnapshot.Item

  /// The topmost modal container found so far, with the items in it.
  private(set) var modal: (id: ElementID, layer: Int, items: [Item])?
  private var nextLayer = 0

  /// Items that are read without a break, and the area that they take up.
  private typealias Block = (frame: LayoutRect, items: [Item])

  mutating func items(in root: AccessibilityContainer) -> [Item] {
    ordered(blocks(in: root, around: [], to: .identity), root.readingOrder)
  }

  private mutating func blocks(
    in container: AccessibilityContainer,
    around: [ElementID],
    to screen: LayoutTransform
  ) -> [Block] {
    guard !container.isHidden else { return [] }
    let layer = takeLayer()
    let transform = container.transform.followed(by: screen)
    let containers = around + [container.id]
    let blocks = container.children.flatMap { child -> [Block] in
      switch child {
      case .element(let element): block(of: element, containers, transform).map { [$0] } ?? []
      case .container(let inner):
        self.blocks(in: inner, around: containers, to: transform, within: container.readingOrder)
      }
    }
    if container.isModal, !blocks.isEmpty, layer >= modal?.layer ?? 0 {
      modal = (container.id, layer, ordered(blocks, container.readingOrder))
    }
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
    let isMixed = container.readingOrder == order && order != .asListed
    guard !isMixed || container.isGroup || container.isModal else { return blocks }
    return blocks.isEmpty ? [] : [joined(ordered(blocks, container.readingOrder))]
  }

  /// Joins items into a block that takes up their visible area, or all of it if none is visible.
  /// So scrolling doesn't change the block's position among its neighbours.
  private func joined(_ items: [Item]) -> Block {
    let seen = items.compactMap { $0.visibleFrame }
    let frames = seen.isEmpty ? items.map { $0.frame } : seen
    return (frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }, items)
  }

  private mutating func block(
    of element: AccessibilityElement,
    _ containers: [ElementID],
    _ transform: LayoutTransform
  ) -> Block? {
    let layer = takeLayer()
    let extent = transform.unclipped.visibleFrame(of: element.frame) ?? .zero
    guard !element.isHidden, extent.size.width > 0, extent.size.height > 0 else { return nil }
    let visibleFrame = transform.visibleFrame(of: element.frame)
    let item = Item(
      element: element,
      frame: extent,
      visibleFrame: visibleFrame,
      activationPoint: element.activationPoint.map(transform.screenPoint(for:))
        ?? (visibleFrame ?? extent).center,
      containers: containers,
      layer: layer
    )
    return (extent, [item])
  }

  private func ordered(_ blocks: [Block], _ order: ReadingOrder) -> [Item] {
    switch order {
    case .asListed: return blocks.flatMap { $0.items }
    case .byPosition(let direction):
      let indices = blocks.map { $0.frame }.indicesInReadingOrder(direction)
      return indices.flatMap { blocks[$0].items }
    }
  }

  private mutating func takeLayer() -> Int {
    defer { nextLayer += 1 }
    return nextLayer
  }
}

// The order in which people read a page: from top to bottom and, within a line, in the direction
// of the text.
//
// The area is cut along empty strips: into rows, each row into columns, each column into rows
// again, until no cut is possible. So bars of unequal height are read along their chart, and a
// side bar is read separately from the list next to it. Nagy and Seth call this the X-Y cut
// ("Hierarchical representation of optically scanned documents", 1984).
extension [LayoutRect] {
  /// The greatest number of nested cuts. Frames that aren't in order by then are sorted by
  /// their upper leading corners.
  private static var maximumDepth: Int { 64 }

  /// Returns the indices of the frames in reading order. Of equal frames, the first comes first.
  ///
  /// - Complexity: O(d n log n) for cuts nested d deep.
  package func indicesInReadingOrder(_ direction: LayoutDirection) -> [Int] {
    ordered(Array<Int>(indices), direction, depth: 0)
  }

  private func ordered(_ indices: [Int], _ direction: LayoutDirection, depth: Int) -> [Int] {
    guard indices.count > 1 else { return indices }
    guard depth < Self.maximumDepth, let parts = cut(indices, direction) else {
      return byCorner(indices, direction)
    }
    return parts.flatMap { ordered($0, direction, depth: depth + 1) }
  }

  private func cut(_ indices: [Int], _ direction: LayoutDirection) -> [[Int]]? {
    let rows = parts(of: indices) { (self[$0].minY, self[$0].maxY) }
    guard rows.count == 1 else { return rows }
    let columns = parts(of: indices) { (self[$0].minX, self[$0].maxX) }
    guard columns.count > 1 else { return nil }
    return direction == .leftToRight ? columns : columns.reversed()
  }

  /// Returns the frames in ascending order, divided wherever a cut is possible.
  ///
  /// The frames on both sides of a cut may overlap by a quarter of the smallest frame's extent,
  /// because lines of text often overlap a little.
  private func parts(of indices: [Int], along extent: (Int) -> (Double, Double)) -> [[Int]] {
    let extents = indices.map { (index: $0, extent: extent($0)) }
      .sorted { ($0.extent.0, $0.index) < ($1.extent.0, $1.index) }
    let overlap = (extents.map { $0.extent.1 - $0.extent.0 }.min() ?? 0) / 4
    var parts: [[Int]] = []
    var end = -Double.infinity
    for (index, (start, stop)) in extents {
      if start >= end - overlap { parts.append([]) }
      parts[parts.count - 1].append(index)
      end = Swift.max(end, stop)
    }
    return parts
  }

  private func byCorner(_ indices: [Int], _ direction: LayoutDirection) -> [Int] {
    func leading(_ index: Int) -> Double {
      direction == .leftToRight ? self[index].minX : -self[index].maxX
    }
    return indices.sorted { (self[$0].minY, leading($0), $0) < (self[$1].minY, leading($1), $1) }
  }
}
