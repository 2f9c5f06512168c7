// SPDX-License-Identifier: Apache-2.0

/// A tree at one moment, put in reading order and on the screen.
///
/// What is read: every element that isn't hidden, isn't in a hidden container, and has width and
/// height on the screen. What is scrolled out of view is read too. As long as there is a modal
/// container with anything to read in it, nothing else is read; of several the topmost counts, which
/// is the last one listed, or one inside that.
///
/// Two things with the same identity can't be told apart, so each but the first gets one of its own,
/// made of the same text and a number, which nothing else in the tree has. Containers nested deeper
/// than ``maximumDepth`` aren't read.
public struct AccessibilitySnapshot: Hashable, Sendable {
  /// How many containers may stand around each other.
  public static let maximumDepth = 100

  /// The outermost container, without double identities.
  public let root: AccessibilityContainer
  /// The element that the program gave the keyboard's focus, read or not.
  let givenFocus: ElementID?
  /// The modal container that hides all else; `nil` if there is none.
  public let modal: ElementID?
  /// What is read, in reading order.
  public let entries: [Entry]
  private let positions: [ElementID: Int]

  /// An element that is read, and where it is on the screen.
  public struct Entry: Hashable, Sendable {
    /// The element.
    public let element: AccessibilityElement
    /// Where it is on the screen, whether it can be seen there or not.
    public let extent: LayoutRect
    /// The part of it that can be seen; `nil` if none can.
    public let visibleFrame: LayoutRect?
    /// Where a press on the screen would reach it: the element's own point, else the middle of the
    /// part that can be seen, or of all of it where none can.
    public let activationPoint: LayoutPoint
    /// The containers around it, from the outermost.
    public let containers: [ElementID]
    /// Its position in the order of drawing.
    let layer: Int
  }

  /// Puts a tree in order.
  ///
  /// - Complexity: O(n log n) for n elements, unless they can only be put in order by cutting the
  ///   screen into ever smaller parts.
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

  /// The element that has the keyboard's focus; `nil` if none that is read.
  public var focus: ElementID? { givenFocus.flatMap { positions[$0] == nil ? nil : $0 } }

  /// The position of an element in the reading order; `nil` if it isn't read.
  public func position(of id: ElementID) -> Int? { positions[id] }

  /// The entry of an element; `nil` if it isn't read.
  public func entry(of id: ElementID) -> Entry? { positions[id].map { entries[$0] } }

  /// The topmost element that can be seen at a point of the screen; `nil` if there is none.
  ///
  /// - Complexity: O(n).
  public func entry(at point: LayoutPoint) -> Entry? {
    entries.filter { $0.visibleFrame?.contains(point) == true }.max { $0.layer < $1.layer }
  }
}

extension AccessibilityContainer {
  /// Adds the identities of all that can be read of a tree.
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

  /// The same with an identity for each thing that no other has.
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
