// SPDX-License-Identifier: Apache-2.0

/// A container of elements: a view, a drawing, a chart, a screen.
///
/// A container is never read itself, but its label is spoken when a reader enters it.
public struct AccessibilityContainer: Hashable, Sendable {
  /// The identity, which stays the same when the container changes.
  public internal(set) var id: ElementID
  /// The name of the container.
  public var label: String?
  /// How the content is read.
  public var traits: ContainerTraits
  /// The order in which the content is read. If it differs from that of the surrounding
  /// container, the content is read without a break.
  public var readingOrder: ReadingOrder
  /// The transform to the coordinates of the parent; for the root, to those of the screen.
  public var transform: LayoutTransform
  /// The actions that the container offers. For ``ElementAction/escape``, the innermost
  /// container that offers it is used.
  public var actions: [ElementAction]
  /// The elements and containers in this container. Later ones are drawn above earlier ones.
  public var children: [AccessibilityNode]

  /// Creates a container of elements and containers.
  public init(
    id: ElementID,
    label: String? = nil,
    traits: ContainerTraits = [],
    readingOrder: ReadingOrder = .byPosition(.leftToRight),
    transform: LayoutTransform = .identity,
    actions: [ElementAction] = [],
    children: [AccessibilityNode]
  ) {
    (self.id, self.label, self.traits, self.readingOrder) = (id, label, traits, readingOrder)
    (self.transform, self.actions, self.children) = (transform, actions, children)
  }

  /// Creates a container that contains only elements.
  public init(
    id: ElementID,
    label: String? = nil,
    traits: ContainerTraits = [],
    readingOrder: ReadingOrder = .byPosition(.leftToRight),
    transform: LayoutTransform = .identity,
    actions: [ElementAction] = [],
    elements: [AccessibilityElement]
  ) {
    self.init(
      id: id,
      label: label,
      traits: traits,
      readingOrder: readingOrder,
      transform: transform,
      actions: actions,
      children: elements.map(AccessibilityNode.element)
    )
  }

  /// Returns the index of a direct child; `nil` if there is none with this identity.
  ///
  /// - Complexity: O(n).
  package func index(of id: ElementID) -> Int? { children.firstIndex { $0.id == id } }
}

extension AccessibilityContainer {
  /// Returns the container with an identity, at any depth.
  func container(_ id: ElementID) -> AccessibilityContainer? {
    if id == self.id { return self }
    for case .container(let inner) in children {
      if let found = inner.container(id) { return found }
    }
    return nil
  }

  /// The identities of everything in the container, itself first, and each container before its
  /// children.
  package var identities: [ElementID] {
    [id]
      + children.flatMap { child in
        if case .container(let inner) = child { inner.identities } else { [child.id] }
      }
  }

  /// The container and those in it, at any depth.
  package var containers: [AccessibilityContainer] {
    [self]
      + children.flatMap { child in
        if case .container(let inner) = child { inner.containers } else { [Self]() }
      }
  }
}

/// How the content of a container is read.
public struct ContainerTraits: OptionSet, Hashable, Sendable {
  /// The traits as a bit mask.
  public let rawValue: UInt32

  /// Creates traits from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The content is read without a break, not mixed with elements alongside it.
  public static let group = ContainerTraits(rawValue: 1 << 0)
  /// While the container is present, only its content is read: a dialogue, a pop-over.
  public static let modal = ContainerTraits(rawValue: 1 << 1)
  /// Nothing in the container is read, at any depth.
  public static let hidden = ContainerTraits(rawValue: 1 << 2)

  /// The names of the traits, such as `modal`, in the order of their declaration.
  package var names: [String] { Self.named.filter { contains($0.0) }.map { $0.1 } }

  private static let named: [(ContainerTraits, String)] = [
    (.group, "group"), (.modal, "modal"), (.hidden, "hidden"),
  ]
}

/// The order in which the content of a container is read.
@nonexhaustive
public enum ReadingOrder: Hashable, Sendable {
  /// The visual order: from top to bottom and, within a line, in the direction of the text.
  ///
  /// If the surrounding container has another order, such as the opposite direction, the
  /// content is read without a break. Otherwise it is mixed with the elements alongside it.
  case byPosition(LayoutDirection)
  /// The order of ``AccessibilityContainer/children``. The content is read without a break.
  case asListed
}
