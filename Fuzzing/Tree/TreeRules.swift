// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityAudit
@testable import AccessibilityTree
@testable import StepSlider

/// Rules for every snapshot.
struct SnapshotRules {
  private let snapshot: AccessibilitySnapshot
  private let point: LayoutPoint

  init(_ snapshot: AccessibilitySnapshot, at point: LayoutPoint) {
    (self.snapshot, self.point) = (snapshot, point)
  }

  func examine() {
    for (index, entry) in snapshot.entries.enumerated() {
      let id = entry.element.id
      check(snapshot.position(of: id) == index, "\(id) is read once, at \(index)")
      check(!entry.element.isHidden, "\(id) isn't hidden")
      check(entry.extent.size.width > 0 && entry.extent.size.height > 0, "\(id) has extent")
      if let modal = snapshot.modal {
        check(entry.containers.contains(modal), "\(id) is in the modal container")
      }
    }
    if let focus = snapshot.focus {
      check(snapshot.entry(of: focus) != nil, "what has the focus can be read")
    }
    guard let hit = snapshot.entry(at: point) else { return }
    check(hit.visibleFrame?.contains(point) == true, "what is hit is seen there")
  }
}

/// Rules for every audit and outline.
struct AuditRules {
  private let tree: AccessibilityContainer
  private let snapshot: AccessibilitySnapshot

  init(of tree: AccessibilityContainer, in snapshot: AccessibilitySnapshot) {
    (self.tree, self.snapshot) = (tree, snapshot)
  }

  func examine(screens: [LayoutRect]) {
    let findings = TreeAudit(of: tree, screens: screens).findings
    check(
      findings == TreeAudit(of: tree, screens: screens).findings,
      "an audit finds the same each time"
    )
    let known = identities(in: snapshot.root)
    for finding in findings {
      check(known.contains(finding.id), "\(finding.id) is in the tree: \(finding.problem)")
    }
    let numbers = AccessibilityOutline(of: tree).lines.count { line in
      line.first { $0 != " " }?.isNumber == true
    }
    check(numbers > snapshot.entries.count, "each element that is read has its line")
  }

  private func identities(in container: AccessibilityContainer) -> Set<ElementID> {
    container.children.reduce(into: [container.id]) { identities, node in
      if case .container(let inner) = node {
        identities.formUnion(self.identities(in: inner))
      } else {
        identities.insert(node.id)
      }
    }
  }
}
