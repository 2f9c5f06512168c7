// SPDX-License-Identifier: Apache-2.0

/// A tree at one moment, in reading order and in screen coordinates.
///
/// An element is read if it isn't hidden, isn't in a hidden container, and has a width and a
/// height on the screen. Elements that are scrolled out of view are read too. While a modal
/// container has anything to read, nothing outside it is read. Of several modal containers, the
/// topmost counts: the last one listed, or one inside it.
///
/// Identities are made unique: each duplicate after the first gets a new identity, made of the
/// same text and a number. Containers nested deeper than ``maximumDepth`` aren't read.
public struct AccessibilitySnapshot: Hashable, Sendable {
  /// The greatest number of containers around an element.
  public static let maximumDepth = 100

  /// The outermost container, with unique identities.
  public let root: AccessibilityContainer
  /// The element that the program gave the keyboard focus, whether it is read or not.
  let givenFocus: ElementID?
  /// The modal container that hides everything else; `nil` if there is none.
  public let modal: ElementID?
  /// The elements that are read, in reading order.
  public let entries: [Entry]
  private let positions: [ElementID: Int]

  /// An element that is read, and its frame on the screen.
  public struct Entry: Hashable, Sendable {
    /// The element.
    public let element: AccessibilityElement
    /// The frame on the screen, whether visible or not.
    public let extent: LayoutRect
    /// The visible part of the frame; `nil` if none is visible.
    public let visibleFrame: LayoutRect?
    /// The point on the screen where a press reaches the element: its own activation point, or
    /// the middle of its visible part, or of the whole frame if no part is visible.
    public let activationPoint: LayoutPoint
    /// The containers around the element, from the outermost.
    public let containers: [ElementID]
    /// The element's position in drawing order.
    let layer: Int
  }

  /// Creates a snapshot of a tree.
  ///
  /// - Complexity: O(n log n) for n elements, unless sorting them requires cutting the screen
  ///   into ever smaller parts.
  public init(of tree: AccessibilityContainer, focus: ElementID? = nil) {
    var given: Set<ElementID> = []
    tree.addIdentities(to: &given)
    var identities = DistinctIdentities(given: given)
    root = tree.distinct(among: &identities)
    var reader = TreeReader()
    let all = reader.entries(in: root)
    let entries = reader.modal?.entries ?? all
    let positions = Dictionary(
      uniqueKeysWithValues: entries.enumerated().map { ($1.element.id, $0) }
    )
    (self.entries, self.positions, modal) = (entries, positions, reader.modal?.id)
    givenFocus = focus
  }

  /// The element with the keyboard focus; `nil` if there is none that is read.
  public var focus: ElementID? { givenFocus.flatMap { positions[$0] == nil ? nil : $0 } }

  /// Returns the position of an element in the reading order; `nil` if it isn't read.
  public func position(of id: ElementID) -> Int? { positions[id] }

  /// Returns the entry of an element; `nil` if it isn't read.
  public func entry(of id: ElementID) -> Entry? { positions[id].map { entries[$0] } }

  /// Returns the topmost visible element at a point of the screen; `nil` if there is none.
  ///
  /// - Complexity: O(n).
  public func entry(at point: LayoutPoint) -> Entry? {
    entries.filter { $0.visibleFrame?.contains(point) == true }.max { $0.layer < $1.layer }
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
  fileprivate func distinct(
    among identities: inout DistinctIdentities,
    depth: Int = 0
  ) -> AccessibilityContainer {
    var container = self
    container.id = identities.take(id)
    guard depth < AccessibilitySnapshot.maximumDepth else {
      container.children = []
      return container
    }
    container.children = children.map { child in
      switch child {
      case .element(var element):
        element.id = identities.take(element.id)
        return .element(element)
      case .container(let inner):
        return .container(inner.distinct(among: &identities, depth: depth + 1))
      }
    }
    return container
  }
}
