// SPDX-License-Identifier: Apache-2.0

/// A container of elements: a view, a drawing, a chart, a screen.
///
/// A container is never read itself, but its label is spoken when a reader enters it.
public struct AccessibilityContainer: Hashable, Sendable {
  /// The identity, which stays the same when the container changes.
  public internal(set) var id: ElementID
  /// The name of the container.
  public var label: String?
  /// Whether the content is read without a break, not mixed with elements alongside it.
  public var isGroup: Bool
  /// Whether only its content is read while the container is present: a dialogue, a pop-over.
  public var isModal: Bool
  /// Whether nothing in the container is read, at any depth.
  public var isHidden: Bool
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

  /// Creates a container. Its children are the elements, followed by the other children.
  public init(
    id: ElementID,
    label: String? = nil,
    isGroup: Bool = false,
    isModal: Bool = false,
    isHidden: Bool = false,
    readingOrder: ReadingOrder = .byPosition(.leftToRight),
    transform: LayoutTransform = .identity,
    actions: [ElementAction] = [],
    elements: [AccessibilityElement] = [],
    children: [AccessibilityNode] = []
  ) {
    (self.id, self.label, self.readingOrder) = (id, label, readingOrder)
    (self.isGroup, self.isModal, self.isHidden) = (isGroup, isModal, isHidden)
    (self.transform, self.actions) = (transform, actions)
    self.children = elements.map(AccessibilityNode.element) + children
  }

  /// Returns the index of a direct child; `nil` if there is none with this identity.
  package func index(of id: ElementID) -> Int? { children.firstIndex { $0.id == id } }

  /// How the content is read: `group`, `modal` and `hidden`, as far as they are true.
  package var traits: [String] {
    [(isGroup, "group"), (isModal, "modal"), (isHidden, "hidden")].filter { $0.0 }
      .map { $0.1 }
  }

  /// Returns the container with an identity, at any depth.
  func container(_ id: ElementID) -> AccessibilityContainer? {
    if id == self.id { return self }
    for case .container(let inner) in children {
      if let found = inner.container(id) { return found }
    }
    return nil
  }

  /// The identities of everything in the container, itself first, and each container before its children.
  package var identities: [ElementID] {
    children.reduce(into: [id]) { identities, child in
      switch child {
      case .element(let element): identities.append(element.id)
      case .container(let inner): identities += inner.identities
      }
    }
  }

  /// The container and those in it, at any depth.
  package var containers: [AccessibilityContainer] {
    children.reduce(into: [self]) { containers, child in
      if case .container(let inner) = child { containers += inner.containers }
    }
  }
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
