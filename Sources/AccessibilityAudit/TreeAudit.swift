// SPDX-License-Identifier: Apache-2.0

public import AccessibilityTree

/// A list of accessibility problems in a tree.
///
/// The audit checks all elements that can be read now, or after a modal container closes. It
/// skips hidden elements, and judges words as English. An audit without findings proves little:
/// walk through the tree with a `ReadingCursor` and listen.
///
///     let audit = TreeAudit(of: chart.accessibilityTree)
///     for finding in audit.findings { print(finding.problem, finding.remedy) }
public struct TreeAudit: Hashable, Sendable {
  /// The minimum width and height of a pointer target, in points (WCAG 2.2, 2.5.8).
  package static let minimumTarget = 24.0

  /// The findings in reading order, followed by those about unread elements in tree order.
  public let findings: [AuditFinding]

  /// Audits a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree as the program describes it.
  ///   - screens: The frames of all screens. If empty, an element may be anywhere.
  ///   - minimumTarget: The minimum width and height of a pointer target. Pass 0 if the
  ///     tree's unit isn't the point but, for example, the cell of a terminal.
  ///   - rules: The rules to check; all of them by default.
  /// - Complexity: O(n log n) for n elements in a row or a column, O(n√n) in a square grid. O(n²)
  ///   if most of them lie in one place, and one of the rules `overlapping-frames`,
  ///   `covered-element` and `small-target` is checked.
  public init(
    of tree: AccessibilityContainer,
    screens: [LayoutRect] = [],
    minimumTarget: Double = 24,
    rules: Set<AuditRule> = Set(AuditRule.allCases)
  ) {
    let snapshot = AccessibilitySnapshot(of: tree)
    let readable = snapshot.readableItems
    let frames = FrameRules(
      items: snapshot.items,
      screens: screens,
      minimumTarget: minimumTarget.asExtent,
      rules: rules
    )
    let findings =
      readable.flatMap { ElementRules(of: $0.element).findings } + frames.findings
      + TreeRules(of: tree, in: snapshot, readable: readable).findings
    self.findings = findings.filter { rules.contains($0.rule) }.sorted(as: snapshot)
  }
}

extension [AuditFinding] {
  /// Returns the findings sorted by the position of what they concern, then by rule.
  fileprivate func sorted(as snapshot: AccessibilitySnapshot) -> [AuditFinding] {
    let indices = Dictionary(uniqueKeysWithValues: zip(snapshot.root.identities, 0...))
    return map { finding in
      let position = snapshot.position(of: finding.id) ?? .max
      return (finding, key: (position, indices[finding.id] ?? .max, finding.rule.rank))
    }
    .sorted { $0.key < $1.key }.map { $0.0 }
  }
}

/// The rules for a tree as a whole.
struct TreeRules {
  private(set) var findings: [AuditFinding] = []
  private var counts: [ElementID: Int] = [:]
  private let snapshot: AccessibilitySnapshot
  private let readable: Set<ElementID>
  /// The containers that contain anything that can be read.
  private let filled: Set<ElementID>

  /// Checks the program's tree, and its snapshot, in which identities are unique.
  init(
    of tree: AccessibilityContainer,
    in snapshot: AccessibilitySnapshot,
    readable: [AccessibilitySnapshot.Item]
  ) {
    self.snapshot = snapshot
    self.readable = Set(readable.map { $0.element.id })
    filled = Set(readable.flatMap { $0.containers })
    count(in: tree, depth: 0)
    judge(snapshot.root)
  }

  private mutating func count(in container: AccessibilityContainer, depth: Int) {
    note(container.id) { container.finding(.doubleIdentity, $0) }
    guard depth < AccessibilitySnapshot.maximumDepth else {
      guard !container.children.isEmpty else { return }
      return findings.append(container.finding(.nestedTooDeep, "is nested too deeply to be read"))
    }
    for child in container.children {
      switch child {
      case .element(let element): note(element.id) { element.finding(.doubleIdentity, $0) }
      case .container(let inner): count(in: inner, depth: depth + 1)
      }
    }
  }

  private mutating func note(_ id: ElementID, _ finding: (String) -> AuditFinding) {
    counts[id, default: 0] += 1
    guard counts[id] == 2 else { return }
    let name = SpokenText.cleaned("\(id)", maximumLength: 60)
    findings.append(finding("has the identity \"\(name)\", which is already in use"))
  }

  private mutating func judge(modal: AccessibilityContainer) {
    guard filled.contains(modal.id) else {
      let problem = "is modal but contains nothing that can be read"
      return findings.append(modal.finding(.emptyModal, problem))
    }
    if modal.label.flatMap(SpokenText.spoken) == nil {
      findings.append(modal.finding(.unlabelledModal, "is modal but has no label"))
    }
    if !modal.offersEscape {
      findings.append(modal.finding(.modalWithoutEscape, "is modal but has no escape action"))
    }
  }

  private mutating func judgeReferences(of element: AccessibilityElement) {
    guard !element.isHidden else { return }
    let mistakes =
      element.describedBy.compactMap { mistake(in: "is described by", $0, of: element) }
      + element.controls.compactMap { mistake(in: "controls", $0) }
    findings += mistakes.prefix(1).map { element.finding(.missingReference, $0) }
  }

  /// Returns what is wrong with a reference; `nil` if it is right. What describes must have words.
  private func mistake(
    in verb: String,
    _ id: ElementID,
    of described: AccessibilityElement? = nil
  ) -> String? {
    let name = SpokenText.cleaned("\(id)", maximumLength: 60)
    guard counts[id] != nil else { return "\(verb) \"\(name)\", which is not in the tree" }
    guard let described, snapshot.description(of: described, by: id) == nil else { return nil }
    return "\(verb) \"\(name)\", which is hidden or has no words, so nothing is said of it"
  }

  private mutating func judge(_ container: AccessibilityContainer) {
    guard !container.isHidden else { return }
    if container.isModal { judge(modal: container) }
    for child in container.children {
      switch child {
      case .container(let inner): judge(inner)
      case .element(let element):
        judgeReferences(of: element)
        guard !element.isHidden, !readable.contains(element.id) else { continue }
        let extent = "has no width or no height on the screen, so it is never read"
        findings.append(element.finding(.zeroFrame, extent))
      }
    }
  }
}

extension AccessibilityContainer {
  /// Whether the container or anything in it offers the action escape.
  fileprivate var offersEscape: Bool {
    actions.contains(.escape)
      || children.contains { child in
        switch child {
        case .element(let element): element.actions.contains(.escape)
        case .container(let inner): inner.offersEscape
        }
      }
  }
}
