// SPDX-License-Identifier: Apache-2.0

/// What holds elements: a view, a drawing, a chart, a screen.
///
/// A container is no element and never read itself; its label is said when a reader enters it. It is
/// a collection of what it holds, which is what UIAccessibilityContainer asks for: the number of
/// elements is ``count``, the element at an index `container[index]`, and the index of an element
/// ``index(of:)``.
public struct AccessibilityContainer: Hashable, Sendable {
  /// Which container it is, through all changes.
  public internal(set) var id: ElementID
  /// What the whole is called.
  public var label: String?
  /// How its content is read.
  public var traits: ContainerTraits
  /// The order in which its content is read, in one go where the container around it has another.
  public var order: ReadingOrder
  /// The way from its space to that of the container around it; of the outermost, to the screen.
  public var transform: LayoutTransform
  /// What it can be asked to do; ``ElementAction/escape`` reaches the innermost one that has it.
  public var actions: [ElementAction]
  /// What it holds. Of two that overlap, the later is drawn above the earlier.
  public var children: [AccessibilityNode]

  /// Describes a container.
  public init(
    id: ElementID,
    label: String? = nil,
    traits: ContainerTraits = [],
    order: ReadingOrder = .byPosition(.leftToRight),
    transform: LayoutTransform = .identity,
    actions: [ElementAction] = [],
    children: [AccessibilityNode]
  ) {
    (self.id, self.label, self.traits, self.order) = (id, label, traits, order)
    (self.transform, self.actions, self.children) = (transform, actions, children)
  }

  /// Describes a container of nothing but elements.
  public init(
    id: ElementID,
    label: String? = nil,
    traits: ContainerTraits = [],
    order: ReadingOrder = .byPosition(.leftToRight),
    transform: LayoutTransform = .identity,
    actions: [ElementAction] = [],
    elements: [AccessibilityElement]
  ) {
    self.init(
      id: id,
      label: label,
      traits: traits,
      order: order,
      transform: transform,
      actions: actions,
      children: elements.map(AccessibilityNode.element)
    )
  }

  /// The index of the element or container with an identity; `nil` if it isn't held here itself.
  ///
  /// - Complexity: O(n).
  public func index(of id: ElementID) -> Int? { children.firstIndex { $0.id == id } }
}

extension AccessibilityContainer: RandomAccessCollection {
  /// The index of the first; 0.
  public var startIndex: Int { children.startIndex }
  /// The index after the last, which is the number of them.
  public var endIndex: Int { children.endIndex }
  /// What is held at an index.
  public subscript(index: Int) -> AccessibilityNode { children[index] }
}
