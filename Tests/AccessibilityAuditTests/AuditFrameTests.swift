// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import Testing

/// The audit's findings about frames, neighbours and the tree as a whole.
@Suite struct AuditFrameTests {
  @Test func `an element without height is reported because it is never read`() {
    let bars = [element("none", 0, 100, 30, 0), element("some", 40, 60, 30, 40)]
    #expect(
      findings(bars) == [
        #"zero-frame none: The text "none" has no width or no height on the screen, so it is "#
          + "never read."
      ]
    )
    let flat = AccessibilityContainer(
      id: "c",
      transform: .identity.scaled(by: 0),
      elements: [bars[1]]
    )
    #expect(TreeAudit(of: flat).findings.map(\.rule) == ["zero-frame"])
  }

  @Test func `frames that share more than a quarter of the smaller are reported once`() {
    let large = element("large", 0, 0, 100, 100)
    #expect(
      findings([large, element("small", 80, 0, 40, 40)])
        == [#"overlapping-frames large: The text "large" is partly covered by the text "small"."#]
    )
    #expect(findings([large, element("small", 90, 0, 40, 40)]) == [])
    #expect(findings([large, element("small", 60, 20, 40, 40)]) == [], "one contains the other")
    #expect(findings([element("small", 60.3, 20, 40, 40), large]) == [], "one nearly does")
    #expect(findings([large, element("small", 100, 0, 40, 40)]) == [], "they only touch")
  }

  @Test func `an element that is scrolled out of view overlaps nothing`() {
    let list = AccessibilityContainer(
      id: "list",
      transform: .identity.moved(by: LayoutPoint(x: 0, y: -30))
        .clipped(to: LayoutRect(x: 0, y: 0, width: 200, height: 100))
        .moved(by: LayoutPoint(x: 0, y: 40)),
      elements: [element("row", 0, 0, 200, 30), element("next", 0, 30, 200, 30)]
    )
    let title = element("title", 0, 0, 200, 40, .header)
    let screen = AccessibilityContainer(
      id: "screen",
      children: [.element(title), .container(list)]
    )
    #expect(TreeAudit(of: screen, screens: [Self.screen]).findings == [])
  }

  @Test func `a fully covered button is reported`() {
    let button = element("start", 10, 10, 40, 40, .button)
    let cover = element("picture", 0, 0, 100, 100, .image)
    #expect(
      findings([button, cover]) == [
        #"covered-element start: The button "start" is covered by the image "picture", so "#
          + "pointers can't reach it."
      ]
    )
    #expect(findings([cover, button]) == [], "the button is on top")
    #expect(findings([element("text", 10, 10, 40, 40), cover]) == [], "text can't be pressed")
  }

  @Test func `small targets close to others are reported`() {
    let small = element("a", 0, 0, 20, 20, .button)
    #expect(
      findings([small, element("b", 22, 0, 20, 20, .button)]) == [
        #"small-target a: The button "a" is less than 24 points wide or high, and too close to the "#
          + #"button "b"."#,
        #"small-target b: The button "b" is less than 24 points wide or high, and too close to the "#
          + #"button "a"."#,
      ]
    )
    #expect(
      findings([small, element("b", 24, 0, 20, 20, .button)]) == [],
      "24 between the centres"
    )
    #expect(findings([small, element("b", 0, 20, 99, 44, .toggle)]).count == 1)
    #expect(findings([small, element("b", 0, 22, 99, 44, .toggle)]) == [], "12 from the centre")
    #expect(findings([small, element("b", 20, 0, 20, 20)]) == [], "text isn't a target")
    let links = [element("a", 0, 0, 20, 10, .link), element("b", 20, 0, 20, 10, .link)]
    #expect(findings(links) == [])
    let cells = [element("a", 0, 0, 9, 1, .button), element("b", 0, 1, 9, 1, .button)]
    let tree = AccessibilityContainer(id: "terminal", elements: cells)
    #expect(TreeAudit(of: tree, minimumTarget: 0).findings == [])
    #expect(TreeAudit(of: tree, minimumTarget: .infinity).findings.count == 2)
    #expect(TreeAudit(of: tree, minimumTarget: .nan).findings == [])
  }

  @Test func `an element must be on a screen or scrolled out of view`() {
    let beside = element("beside", 1_920, 0, 44, 44)
    #expect(
      findings([beside]) == [#"off-screen beside: The text "beside" is outside every screen."#]
    )
    #expect(findings([element("edge", 1_910, 0, 44, 44)]) == [])
    let cut = element("cut", 1_910, 0, 44, 44, .button)
    #expect(
      findings([cut]) == [
        #"off-screen cut: The button "cut" is partly off the screen, where pointers can't reach it."#
      ]
    )
    #expect(findings([element("edge", 1_876.4, 0, 44, 44, .button)]) == [], "half a point")
    let second = LayoutRect(x: 1_920, y: 0, width: 800, height: 600)
    #expect(findings([beside], screens: [Self.screen, second]) == [])
    #expect(findings([cut], screens: [Self.screen, second]) == [])
    #expect(findings([beside], screens: []) == [])
    let clipped = AccessibilityContainer(
      id: "c",
      transform: .identity.clipped(to: Self.screen),
      elements: [beside]
    )
    #expect(TreeAudit(of: clipped, screens: [Self.screen]).findings == [])
  }

  @Test func `adjacent elements with the same label are reported`() {
    func row(_ label: String, _ traits: AccessibilityTraits, _ value: String? = nil)
      -> AccessibilityElement
    {
      AccessibilityElement(
        id: "\(label) \(value ?? "")",
        label: label,
        value: value,
        traits: traits,
        frame: LayoutRect(x: value == nil ? 0 : 60, y: 0, width: 44, height: 44)
      )
    }
    #expect(
      findings([row("Mute", .toggle), row("Mute", .toggle, "x")])
        == [
          #"repeated-label Mute x: The switch "Mute" has the same label as the element before it."#
        ]
    )
    #expect(findings([row("Mute", .button), row("Mute", .toggle, "x")]) == [])
    #expect(findings([row("Mail", .button), row("Mail", .button, "from Ann")]) == [])
    #expect(findings([row("0", .staticText), row("0", .staticText, "0")]) == [])
  }

  @Test func `a modal container needs readable content, a label and an escape action`() {
    let behind = AccessibilityNode.element(element("behind", 0, 0, 44, 44))
    var modal = AccessibilityContainer(id: "m", label: "Question", isModal: true, children: [])
    func audit() -> [String] {
      findings(
        of: AccessibilityContainer(id: "screen", children: [behind, .container(modal)])
      )
    }
    #expect(
      audit() == [
        #"empty-modal m: The container "Question" is modal but contains nothing that can be read."#
      ]
    )
    modal.children = [.element(element("yes", 0, 0, 44, 44, .button))]
    #expect(
      audit() == [
        #"modal-without-escape m: The container "Question" is modal but has no escape action."#
      ]
    )
    modal.actions = [.escape]
    #expect(audit() == [])
    modal.label = " "
    #expect(
      audit() == [
        #"unlabelled-modal m: The container with the identity "m" is modal but has no label."#
      ]
    )
    var leaving = element("no", 0, 0, 44, 44, .button)
    leaving.actions.append(.escape)
    modal = AccessibilityContainer(id: "m", label: "Q", isModal: true, elements: [leaving])
    #expect(audit() == [], "an element in it has the escape action")
    modal = AccessibilityContainer(id: "m", isModal: true, isHidden: true, children: [])
    #expect(audit() == [])
  }

  @Test func `only the text of elements behind a modal container is audited`() {
    let modal = AccessibilityContainer(
      id: "m",
      label: "Question",
      isModal: true,
      actions: [.escape],
      elements: [element("yes", 0, 0, 60, 60, .button)]
    )
    let behind = [
      element("start.png", 30, 0, 60, 60, .button), element("Stop", 30, 0, 9, 9, .button),
    ]
    let screen = AccessibilityContainer(
      id: "screen",
      children: behind.map { .element($0) } + [.container(modal)]
    )
    #expect(
      findings(of: screen)
        == [
          #"file-name-label start.png: The button "start.png" has the name of an image file as its label."#
        ]
    )
  }

  @Test func `a duplicate identity is reported once`() {
    let twin = element("twin", 0, 0, 44, 44)
    var other = element("other", 50, 0, 44, 44)
    other = AccessibilityElement(id: "twin", label: "Other", frame: other.frame)
    let tree = AccessibilityContainer(id: "twin", elements: [twin, other, other])
    #expect(
      findings(of: tree).filter { $0.hasPrefix("double") } == [
        #"double-identity twin: The text "twin" has the identity "twin", which is already in use."#
      ]
    )
  }

  @Test func `containers that are nested too deeply to be read are reported`() {
    func nested(_ depth: Int) -> AccessibilityContainer {
      var container = AccessibilityContainer(
        id: "innermost",
        elements: [element("x", 0, 0, 9, 9)]
      )
      for level in 0..<depth {
        container = AccessibilityContainer(id: "\(level)", children: [.container(container)])
      }
      return container
    }
    #expect(findings(of: nested(AccessibilitySnapshot.maximumDepth - 1)) == [])
    #expect(
      findings(of: nested(AccessibilitySnapshot.maximumDepth)) == [
        "nested-too-deep innermost: The container with the identity \"innermost\" is nested too deeply "
          + "to be read."
      ]
    )
  }

  private static let screen = LayoutRect(x: 0, y: 0, width: 1_920, height: 1_080)

  private func element(
    _ label: String,
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ traits: AccessibilityTraits = .staticText
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: ElementID(label),
      label: label,
      traits: traits,
      frame: LayoutRect(x: x, y: y, width: width, height: height)
    )
  }

  private func findings(
    _ elements: [AccessibilityElement],
    screens: [LayoutRect] = [screen]
  ) -> [String] {
    findings(of: AccessibilityContainer(id: "c", elements: elements), screens: screens)
  }

  private func findings(
    of tree: AccessibilityContainer,
    screens: [LayoutRect] = [screen]
  ) -> [String] {
    TreeAudit(of: tree, screens: screens).findings.map {
      "\($0.rule.name) \($0.id): \($0.problem)"
    }
  }
}
