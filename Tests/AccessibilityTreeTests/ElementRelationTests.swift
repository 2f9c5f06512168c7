// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import Testing

/// Elements that describe or control others.
@Suite struct ElementRelationTests {
  /// A button with a tip, and what it controls.
  private struct Page: Accessible {
    var describers: [ElementID] = ["tip"]
    var controlled: [ElementID] = ["list"]
    var isTipHidden = false

    var accessibilityTree: AccessibilityContainer {
      func frame(_ row: Double) -> LayoutRect {
        LayoutRect(x: 0, y: 50 * row, width: 200, height: 44)
      }
      return AccessibilityContainer(
        id: "page",
        elements: [
          AccessibilityElement(
            id: "mix",
            label: "Mix",
            hint: "Press Enter to mix.",
            traits: .button,
            frame: frame(0),
            describedBy: describers,
            controls: controlled
          ),
          AccessibilityElement(
            id: "tip",
            label: "Plays in random order",
            frame: frame(1),
            isHidden: isTipHidden
          ),
          AccessibilityElement(id: "list", label: "Songs", value: "3", frame: frame(2)),
        ]
      )
    }

    mutating func perform(_ action: ElementAction, on id: ElementID) -> ActionOutcome { .refused }
  }

  /// Returns the hint that follows the words of the first element.
  private func hint(on page: Page, phrases: ElementPhrases = ElementPhrases()) -> [String] {
    var (page, cursor) = (page, ReadingCursor(phrases: phrases))
    _ = cursor.begin(on: page, at: .zero)
    _ = cursor.speechFinished(on: &page, at: .zero)
    return cursor.advance(on: page, to: .seconds(1)).map(\.text)
  }

  @Test func `what describes an element is spoken before its hint`() {
    #expect(hint(on: Page()) == ["Plays in random order. Press Enter to mix."])
    let both = Page(describers: ["tip", "list"])
    #expect(hint(on: both) == ["Plays in random order. Songs, 3. Press Enter to mix."])
    #expect(hint(on: Page(), phrases: ElementPhrases(verbosity: .brief)) == [])
  }

  @Test func `an element isn't described by itself, or by what is hidden or missing`() {
    let page = Page(describers: ["mix", "tip", "nothing"], isTipHidden: true)
    #expect(hint(on: page) == ["Press Enter to mix."])
  }

  @Test func `reading everything includes the description once`() {
    var (page, cursor) = (Page(), ReadingCursor(phrases: ElementPhrases()))
    _ = cursor.begin(on: page, at: .zero)
    #expect(
      cursor.handle(.readDetails, on: &page, at: .zero).map(\.text)
        == ["Mix, button. Plays in random order. Press Enter to mix."]
    )
  }

  @Test func `a description by a hidden element is reported, because it isn't read`() {
    let findings = TreeAudit(of: Page(isTipHidden: true).accessibilityTree).findings
    #expect(findings.map(\.rule) == ["missing-reference"])
    let problem = "which is hidden or has no words, so nothing is said of it."
    #expect(findings.first?.problem == "The button \"Mix\" is described by \"tip\", \(problem)")
  }

  @Test func `a reference to nothing is reported`() {
    let described = TreeAudit(of: Page(describers: ["tip", "gone"]).accessibilityTree)
    #expect(described.findings.map(\.rule) == ["missing-reference"])
    #expect(
      described.findings.first?.problem
        == "The button \"Mix\" is described by \"gone\", which is not in the tree."
    )
    let controlling = TreeAudit(of: Page(controlled: ["gone"]).accessibilityTree)
    #expect(
      controlling.findings.map(\.problem)
        == ["The button \"Mix\" controls \"gone\", which is not in the tree."]
    )
  }

  @Test func `the outline lists references`() {
    let lines = AccessibilityOutline(of: Page().accessibilityTree).lines
    #expect(lines[2].hasSuffix("Actions: activate. Described by: tip. Controls: list."))
  }
}
