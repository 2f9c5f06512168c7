// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// Where the elements and containers of a tree are, as a developer knows them.
struct TreePlaces {
  typealias Origin = ForeignTree.Origin

  private var nodes: [ElementID: AccessibilityNode] = [:]
  private var paths: [ElementID: [String]] = [:]
  private let origins: [ElementID: Origin]
  /// The identities as the audit writes them.
  private let written: [String: ElementID]

  /// - Parameters:
  ///   - root: The tree, with unique identities.
  ///   - origins: Where they come from, if that is another program.
  init(in root: AccessibilityContainer, origins: [ElementID: Origin]) {
    self.origins = origins
    written = Dictionary(
      origins.keys.map { (SpokenText.cleaned("\($0)", maximumLength: 60), $0) }
    ) { first, _ in first }
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
  func sentence(_ finding: AuditFinding) -> String {
    let marker = " with the identity \""
    let parts = finding.problem.split(separator: marker, omittingEmptySubsequences: false)
    let rest = parts.dropFirst().map { part in
      for end in part.indices where part[end] == "\"" {
        guard let id = foreign(part[..<end], in: finding) else { continue }
        return name(of: id, in: finding) + part[end...].dropFirst()
      }
      return marker + part
    }
    return (parts.first.map(String.init) ?? "") + rest.joined()
  }

  /// Returns the identity that the audit wrote, if it is that of another program's object.
  private func foreign(_ text: Substring, in finding: AuditFinding) -> ElementID? {
    let isOwn = text == SpokenText.cleaned("\(finding.id)", maximumLength: 60)[...]
    let id = isOwn ? finding.id : written[String(text)]
    return id.flatMap { origins[$0] == nil ? nil : $0 }
  }

  private func name(of id: ElementID, in finding: AuditFinding) -> String {
    if let identity = origins[id]?.identity, !identity.isEmpty {
      return " with the identity \"\(SpokenText.cleaned(identity))\""
    }
    return id == finding.id ? "" : " at \(steps(to: id).joined(separator: Finding.separator))"
  }
}
