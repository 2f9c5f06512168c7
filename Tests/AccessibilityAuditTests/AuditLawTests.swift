// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import StepSlider
import TestValues
import Testing

/// Laws for the audit of any tree.
@Suite struct AuditLawTests {
  private static let screen = LayoutRect(x: 0, y: 0, width: 1_000, height: 1_000)

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `findings are reproducible, unique and about existing elements`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    var tree = random.tree()
    for _ in 0..<10 {
      tree = random.edited(tree)
      let findings = TreeAudit(of: tree, screens: [Self.screen]).findings
      #expect(findings == TreeAudit(of: tree, screens: [Self.screen]).findings)
      #expect(findings.count == Set(findings).count)
      let root = AccessibilitySnapshot(of: tree).root
      let known = root.everyElement().map(\.element.id) + root.containers.map(\.id)
      #expect(Set(findings.map(\.id)).isSubset(of: known))
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `elements that aren't hidden are read or reported as having no extent`(seed: UInt64) {
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    let snapshot = AccessibilitySnapshot(of: tree)
    guard snapshot.modal == nil else { return }
    let shown = snapshot.root.everyElement().filter { element, _, containers in
      !element.isHidden && !containers.contains { $0.isHidden }
    }
    let flat = TreeAudit(of: tree).findings.filter { $0.rule == "zero-frame" }.map(\.id)
    #expect(Set(flat + snapshot.items.map(\.element.id)) == Set(shown.map(\.element.id)))
    #expect(flat.count + snapshot.items.count == shown.count)
  }

  @Test(arguments: 0..<75 as Range<UInt64>)
  func `a tree without findings has none after moving and scaling`(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let clean = Self.cleanTree(&numbers)
    #expect(TreeAudit(of: clean, screens: [Self.screen]).findings == [])
    let factor = Double.random(in: 0.1...3, using: &numbers)
    var moved = clean
    moved.transform = .identity.scaled(by: factor)
      .moved(by: LayoutPoint(x: .random(in: 0...50, using: &numbers), y: 7))
    let target = min(1, factor) * TreeAudit.minimumTarget
    let audit = TreeAudit(of: moved, screens: [Self.screen], minimumTarget: target)
    #expect(audit.findings == [])
    moved.transform = moved.transform.moved(by: LayoutPoint(x: 5_000, y: 0))
    let away = TreeAudit(of: moved, screens: [Self.screen], minimumTarget: target)
    #expect(
      away.findings.map(\.rule) == AccessibilitySnapshot(of: clean).items.map { _ in "off-screen" }
    )
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `neighbours that are reported stay the same if across and down are swapped`(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let frames = (0..<60).map { _ in
      // More room across than down.
      LayoutRect(
        x: .random(in: 0...400, using: &numbers),
        y: .random(in: 0...200, using: &numbers),
        width: .random(in: 1...50, using: &numbers),
        height: .random(in: 1...50, using: &numbers)
      )
    }
    let swapped = frames.map {
      LayoutRect(x: $0.minY, y: $0.minX, width: $0.size.height, height: $0.size.width)
    }
    for rules in [["small-target"], ["overlapping-frames", "covered-element"]] as [Set<AuditRule>] {
      let found = Self.reported(frames, rules)
      #expect(found == Self.reported(swapped, rules))
      #expect(!found.isEmpty)
    }
  }

  /// Returns the identities of the buttons with these frames that break one of the rules.
  private static func reported(_ frames: [LayoutRect], _ rules: Set<AuditRule>) -> Set<ElementID> {
    let buttons = frames.enumerated().map { index, frame in
      AccessibilityElement(id: "\(index)", label: "\(index)", traits: .button, frame: frame)
    }
    let tree = AccessibilityContainer(id: "screen", elements: buttons)
    return Set(TreeAudit(of: tree, rules: rules).findings.map(\.id))
  }

  @Test(arguments: 1...20)
  func `sliders have no findings`(count: Int) throws {
    for orientation in TrackOrientation.allCases {
      for availability in [SliderAvailability.enabled, .disabled, .readOnly] {
        let slider = Slider(
          stops: try Stops(count: count),
          presentation: SliderPresentation(label: "Text size", orientation: orientation),
          availability: availability
        )
        let layout = SliderLayout(of: slider, in: LayoutRect(x: 10, y: 10, width: 300, height: 60))
        for frame in [layout.bounds, layout.thumb(of: slider)] {
          var element = SliderPhrases().element(for: slider, in: layout)
          element.frame = frame
          let tree = AccessibilityContainer(id: "screen", elements: [element])
          #expect(TreeAudit(of: tree, screens: [Self.screen]).findings == [])
        }
      }
    }
  }

  @Test func `the screen of the cursor tests has no findings`() throws {
    var stand = try Stand()
    #expect(TreeAudit(of: stand.accessibilityTree).findings == [])
    stand.isAsking = true
    #expect(TreeAudit(of: stand.accessibilityTree).findings == [])
  }

  /// Returns buttons and texts side by side on a grid, each row in a container.
  private static func cleanTree(_ numbers: inout SeededNumbers) -> AccessibilityContainer {
    let rows = (0..<4).map { row in
      let elements = (0..<4).map { column in
        AccessibilityElement(
          id: "element \(row) \(column)",
          label: "Number \(row) \(column)",
          traits: column % 2 == 0 ? .button : .staticText,
          frame: frame(at: 70 * Double(column), &numbers)
        )
      }
      let transform = LayoutTransform.identity.moved(by: LayoutPoint(x: 0, y: 70 * Double(row)))
      return AccessibilityContainer(id: "row \(row)", transform: transform, elements: elements)
    }
    return AccessibilityContainer(id: "screen", children: rows.map { .container($0) })
  }

  private static func frame(at start: Double, _ numbers: inout SeededNumbers) -> LayoutRect {
    let (x, y) = (
      Double.random(in: 0...20, using: &numbers), Double.random(in: 0...20, using: &numbers)
    )
    let size = LayoutSize(
      width: .random(in: 24...50, using: &numbers),
      height: .random(in: 24...50, using: &numbers)
    )
    return LayoutRect(origin: LayoutPoint(x: start + x, y: y), size: size)
  }
}
