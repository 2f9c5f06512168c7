// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// Where the elements and containers of a tree are, as a developer knows them.
struct TreePlaces {
  typealias Origin = ForeignTree.Origin

  private var nodes: [ElementID: AccessibilityNode] = [:]
  private var paths: [ElementID: [String]] = [:]
  private let origins: [ElementID: Origin]

  /// - Parameters:
  ///   - root: The tree, with unique identities.
  ///   - origins: Where they come from, if that is another program.
  init(in root: AccessibilityContainer, origins: [ElementID: Origin]) {
    self.origins = origins
    add(.container(root), path: [])
  }

  private mutating func add(_ node: AccessibilityNode, path: [String]) {
    nodes[node.id] = node
    switch node {
    case .element(let element): paths[element.id] = path + [element.nameInPaths]
    case .container(let container):
      paths[container.id] = path + [container.nameInPaths]
      let isNamed = container.label.flatMap(SpokenText.spoken) != nil
      let inner = isNamed ? path + [container.nameInPaths] : path
      for child in container { add(child, path: inner) }
    }
  }

  subscript(id: ElementID) -> AccessibilityNode? { nodes[id] }

  func steps(to id: ElementID) -> [String] {
    let steps = origins[id]?.steps ?? paths[id] ?? []
    return steps.isEmpty ? [SpokenText.cleaned("\(id)")] : steps.map(SpokenText.cleaned)
  }

  func toolkitID(of id: ElementID) -> String { origins[id]?.identity ?? "" }

  /// Returns a problem with names that a developer knows. The audit names what has no label by its
  /// identity in the tree, which in another program is no name but a place or a number on the bus.
  func problem(of finding: AuditFinding) -> String {
    finding.problem(placing: { id in
      guard let origin = origins[id] else { return nil }
      if !origin.identity.isEmpty {
        return "with the identity \"\(SpokenText.cleaned(origin.identity))\""
      }
      return id == finding.id ? "" : "at \(steps(to: id).joined(separator: Finding.separator))"
    })
  }
}
