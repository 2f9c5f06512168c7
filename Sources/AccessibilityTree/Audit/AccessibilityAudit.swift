// SPDX-License-Identifier: Apache-2.0

/// A list of accessibility problems in a tree.
///
/// The audit checks all elements that can be read now, or after a modal container closes. It
/// skips hidden elements, and judges words as English. An audit without findings proves little:
/// walk through the tree with a ``ReadingCursor`` and listen.
///
///     let audit = AccessibilityAudit(of: chart.accessibilityTree)
///     for finding in audit.findings { print(finding.problem, finding.remedy) }
public struct AccessibilityAudit: Hashable, Sendable {
  /// The minimum width and height of a pointer target, in points (WCAG 2.2, 2.5.8).
  public static let minimumTarget = 24.0

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
  /// - Complexity: O(n log n) for n elements; O(n²) if most of them overlap and one of the rules
  ///   ``AuditRule/overlappingFrames`` and ``AuditRule/coveredElement`` is checked.
  public init(
    of tree: AccessibilityContainer,
    screens: [LayoutRect] = [],
    minimumTarget: Double = Self.minimumTarget,
    rules: Set<AuditRule> = Set(AuditRule.allCases)
  ) {
    let snapshot = AccessibilitySnapshot(of: tree)
    var reader = TreeReader()
    let readable = reader.entries(in: snapshot.root)
    let frames = FrameRules(
      entries: snapshot.entries,
      screens: screens,
      minimumTarget: Coordinate.extent(minimumTarget),
      rules: rules
    )
    let findings =
      readable.flatMap { WordRules(of: $0.element).findings + ActionRules(of: $0.element).findings }
      + frames.findings
      + TreeRules(of: tree, in: snapshot, readable: readable).findings
    self.findings = findings.filter { rules.contains($0.rule) }.sorted(as: snapshot)
  }
}

extension [AuditFinding] {
  /// Returns the findings sorted by the position of what they concern, then by rule.
  fileprivate func sorted(as snapshot: AccessibilitySnapshot) -> [AuditFinding] {
    let order = TreeContents(snapshot.root).order
    let indices = Dictionary(uniqueKeysWithValues: zip(order, 0...))
    func position(of finding: AuditFinding) -> (Int, Int) {
      (snapshot.position(of: finding.id) ?? .max, indices[finding.id] ?? .max)
    }
    return map { (finding: $0, position: position(of: $0)) }
      .sorted {
        $0.position != $1.position
          ? $0.position < $1.position : $0.finding.rule < $1.finding.rule
      }
      .map { $0.finding }
  }
}
