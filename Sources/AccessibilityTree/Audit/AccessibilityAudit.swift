// SPDX-License-Identifier: Apache-2.0

/// What would trouble a listener in a tree, found without listening.
///
/// It looks at everything that can be read now, or could be if a modal container closed; what is
/// hidden is left alone. Words are judged as English ones. An audit that finds nothing proves little:
/// walk through the tree with a ``ReadingCursor`` and listen.
///
///     let audit = AccessibilityAudit(of: chart.accessibilityTree)
///     for finding in audit.findings { print(finding.problem, finding.remedy) }
public struct AccessibilityAudit: Hashable, Sendable {
  /// The least width and height of what a pointer must hit, in points (WCAG 2.2, 2.5.8).
  public static let minimumTarget = 24.0

  /// What was found, in reading order; what isn't read comes last, in the order of the tree.
  public let findings: [AuditFinding]

  /// Audits a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, as the program describes it.
  ///   - screens: The frames of all screens; without any, an element may be anywhere.
  ///   - minimumTarget: The least width and height of what a pointer must hit; 0 for a tree whose
  ///     unit isn't the point, but the cell of a terminal.
  /// - Complexity: O(n log n) for n elements, O(n²) where most of them lie upon each other.
  public init(
    of tree: AccessibilityContainer,
    screens: [LayoutRect] = [],
    minimumTarget: Double = Self.minimumTarget
  ) {
    let snapshot = AccessibilitySnapshot(of: tree)
    var reader = TreeReader()
    let readable = reader.entries(in: snapshot.root)
    let frames = FrameRules(
      entries: snapshot.entries,
      screens: screens,
      minimumTarget: Coordinate.extent(minimumTarget)
    )
    let findings =
      readable.flatMap { WordRules(of: $0.element).findings + ActionRules(of: $0.element).findings }
      + frames.findings
      + TreeRules(of: tree, in: snapshot, readable: readable).findings
    self.findings = findings.sorted(as: snapshot)
  }
}

extension [AuditFinding] {
  /// The findings in the order of what they are about, and of the rules.
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
