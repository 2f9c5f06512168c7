// SPDX-License-Identifier: Apache-2.0

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
