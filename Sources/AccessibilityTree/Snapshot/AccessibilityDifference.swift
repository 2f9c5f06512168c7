// SPDX-License-Identifier: Apache-2.0

/// The difference between two snapshots: what it takes to turn the old one into the new one.
public struct AccessibilityDifference: Hashable, Sendable {
  /// The elements and containers that were removed, in the order of the old tree.
  public let removed: [ElementID]
  /// The elements and containers that were added, in the order of the new tree.
  public let inserted: [ElementID]
  /// The elements and containers that are in both trees, but changed or have other children, in
  /// the order of the new tree.
  public let changed: [ElementID]
  /// The notifications for assistive technologies; empty if nothing readable changed.
  public let notifications: [AccessibilityNotification]
  private let contents: [ElementID: Content]
  private let root: ElementID
  private let focus: ElementID?

  /// Compares two snapshots.
  ///
  /// - Complexity: O(n).
  public init(from old: AccessibilitySnapshot, to new: AccessibilitySnapshot) {
    let (before, after) = (TreeContents(old.root), TreeContents(new.root))
    removed = before.order.filter { after.contents[$0] == nil }
    inserted = after.order.filter { before.contents[$0] == nil }
    contents = after.contents.filter { before.contents[$0] != $1 }
    changed = after.order.filter { [contents] id in
      contents[id] != nil && before.contents[id] != nil
    }
    (root, focus) = (new.root.id, new.givenFocus)
    notifications = Self.notifications(from: old, to: new)
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { removed.isEmpty && contents.isEmpty && notifications.isEmpty }

  /// Returns the new snapshot, made from the old one.
  ///
  /// - Precondition: `old` is the snapshot that the difference was made from.
  public func applied(to old: AccessibilitySnapshot) -> AccessibilitySnapshot {
    var all = TreeContents(old.root).contents
    for (id, content) in contents { all[id] = content }
    guard let tree = TreeContents.tree(all, root) else {
      preconditionFailure("the difference was made from another snapshot")
    }
    return AccessibilitySnapshot(of: tree, focus: focus)
  }

  private static func notifications(
    from old: AccessibilitySnapshot,
    to new: AccessibilitySnapshot
  ) -> [AccessibilityNotification] {
    var notifications: [AccessibilityNotification] = []
    if old.root.id != new.root.id || old.modal != new.modal {
      notifications.append(.screenChanged(.unspecified))
    } else if !old.entries.elementsEqual(new.entries, by: isLaidOutAlike) {
      notifications.append(.layoutChanged(.unspecified))
    }
    notifications += new.entries.flatMap { entry in
      old.entry(of: entry.element.id).map { entry.element.notifications(since: $0.element) } ?? []
    }
    if old.givenFocus != new.givenFocus { notifications.append(.focusChanged(new.focus)) }
    return notifications
  }

  private static func isLaidOutAlike(
    _ old: AccessibilitySnapshot.Entry,
    _ new: AccessibilitySnapshot.Entry
  ) -> Bool {
    old.element.id == new.element.id && old.extent == new.extent
      && old.visibleFrame == new.visibleFrame
  }
}

extension AccessibilityElement {
  /// Returns what changed in the element, except its frame, which is part of the layout.
  fileprivate func notifications(
    since old: AccessibilityElement
  ) -> [AccessibilityNotification] {
    let isAtValue = old.value == value && old.range?.index == range?.index
    return (isAtValue ? [] : [.valueChanged(id)])
      + (old.steady == steady ? [] : [.elementChanged(id)])
  }

  /// The element without its value and frame.
  private var steady: AccessibilityElement {
    AccessibilityElement(
      id: id,
      label: label,
      hint: hint,
      traits: traits,
      frame: .zero,
      range: range.map {
        AdjustableRange(index: 0, count: $0.count, orientation: $0.orientation, ends: $0.ends)
      },
      actions: actions,
      describedBy: describedBy,
      controls: controls,
      language: language
    )
  }
}

/// The contents of a tree by identity.
struct TreeContents {
  private(set) var contents: [ElementID: Content] = [:]
  /// The identities, each container before its children.
  private(set) var order: [ElementID] = []

  init(_ root: AccessibilityContainer) { add(root) }

  private mutating func add(_ container: AccessibilityContainer) {
    order.append(container.id)
    var shell = container
    shell.children = []
    contents[container.id] = .container(shell, children: container.children.map { $0.id })
    for child in container.children {
      switch child {
      case .container(let inner): add(inner)
      case .element(let element):
        order.append(element.id)
        contents[element.id] = .element(element)
      }
    }
  }

  /// Returns a tree put together from contents; `nil` if a part of it is missing.
  static func tree(_ contents: [ElementID: Content], _ id: ElementID) -> AccessibilityContainer? {
    guard case .container(var container, let children) = contents[id] else { return nil }
    for child in children {
      if case .element(let element) = contents[child] {
        container.children.append(.element(element))
      } else if let inner = tree(contents, child) {
        container.children.append(.container(inner))
      } else {
        return nil
      }
    }
    return container
  }
}
