// SPDX-License-Identifier: GPL-3.0-or-later

@testable import AccessibilityAudit
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
    for (index, item) in snapshot.items.enumerated() {
      let id = item.element.id
      check(snapshot.position(of: id) == index, "\(id) is read once, at \(index)")
      check(!item.element.isHidden, "\(id) isn't hidden")
      check(item.frame.size.width > 0 && item.frame.size.height > 0, "\(id) has extent")
      if let modal = snapshot.modal {
        check(item.containers.contains(modal), "\(id) is in the modal container")
      }
    }
    if let focus = snapshot.focusedID {
      check(snapshot.item(of: focus) != nil, "what has the focus can be read")
    }
    guard let hit = snapshot.item(at: point) else { return }
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
    check(numbers > snapshot.items.count, "each element that is read has its line")
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
