// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import Testing

/// The audit's findings about an element's label, value, hint and actions.
@Suite struct AuditWordTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let element: AccessibilityElement
    let problem: String?
    let rule: AuditRule?

    var testDescription: String { "\(element.label ?? "nothing"): \(rule?.name ?? "none")" }

    init(
      _ label: String?,
      value: String? = nil,
      hint: String? = nil,
      _ traits: AccessibilityTraits = .button,
      actions: [ElementAction]? = nil,
      _ rule: AuditRule? = nil,
      _ problem: String? = nil
    ) {
      element = AccessibilityElement(
        id: "x",
        label: label,
        value: value,
        hint: hint,
        traits: traits,
        frame: LayoutRect(x: 0, y: 0, width: 44, height: 44),
        actions: actions
      )
      (self.rule, self.problem) = (rule, problem)
    }
  }

  @Test(arguments: broken)
  func `an element that breaks a rule is reported with the rule`(broken: Case) throws {
    let audit = TreeAudit(of: AccessibilityContainer(id: "c", elements: [broken.element]))
    let finding = try #require(audit.findings.first)
    #expect(audit.findings.count == 1)
    #expect(finding.id == "x" && finding.rule == broken.rule)
    #expect(finding.problem == broken.problem)
  }

  @Test(arguments: kept)
  func `an element that follows all rules isn't reported`(kept: Case) {
    let audit = TreeAudit(of: AccessibilityContainer(id: "c", elements: [kept.element]))
    #expect(audit.findings.isEmpty)
  }

  @Test func `all findings about an element are reported at once`() {
    let element = AccessibilityElement(
      id: "x",
      label: "start.png",
      hint: "Tap to start",
      traits: .button,
      frame: .zero,
      actions: [.increment, .custom(" ")]
    )
    var seen = element
    seen.frame = LayoutRect(x: 0, y: 0, width: 44, height: 44)
    func rules(_ element: AccessibilityElement) -> [AuditRule] {
      TreeAudit(of: AccessibilityContainer(id: "c", elements: [element])).findings
        .map(\.rule)
    }
    #expect(
      rules(seen) == [
        "file-name-label", "gesture-in-hint", "unannounced-adjustment", "button-without-activation",
        "unnamed-action",
      ]
    )
    #expect(rules(element) == ["zero-frame"])
    seen.isHidden = true
    #expect(rules(seen) == [])
  }

  @Test func `each rule has a unique name and remedy`() {
    #expect(Set(AuditRule.allCases.map(\.remedy)).count == AuditRule.allCases.count)
    for rule in AuditRule.allCases {
      #expect(rule.name.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
      #expect(rule.remedy.hasSuffix("."))
    }
    #expect(AuditRule.allCases.map(\.rank) == Array(AuditRule.allCases.indices))
  }
}

extension AuditWordTests {
  private static let long = String(repeating: "long ", count: 40) + "!"

  static let broken =
    labels + kinds + signs + [
      Case(
        "Volume",
        .adjustable,
        "adjustable-without-value",
        #"The slider "Volume" is adjustable but has no value."#
      ),
      Case(
        "Volume",
        value: "40 percent",
        .adjustable,
        actions: [.increment],
        "adjustable-without-actions",
        #"The slider "Volume" is adjustable but has no decrement action."#
      ),
      Case(
        "Volume",
        value: "40 percent",
        [.adjustable, .updatesFrequently],
        actions: [],
        "adjustable-without-actions",
        #"The slider "Volume" is adjustable but has no increment or decrement action."#
      ),
      Case(
        "Volume",
        value: "40 percent",
        .staticText,
        actions: [.increment, .decrement],
        "unannounced-adjustment",
        #"The text "Volume" supports increment and decrement but is not adjustable."#
      ),
      Case(
        "Row",
        .staticText,
        actions: [.custom("\u{7}")],
        "unnamed-action",
        #"The text "Row" has an action without a name."#
      ),
      Case(
        "Start",
        .button,
        actions: [],
        "button-without-activation",
        #"The button "Start" has no activate action."#
      ),
      Case(
        "Row",
        .staticText,
        actions: [.activate],
        "unannounced-activation",
        #"The text "Row" has an activate action but is not a button, link or toggle."#
      ),
      Case(
        "Start",
        hint: "start!",
        .button,
        "hint-repeats-label",
        #"The button "Start" has a hint that adds nothing new."#
      ),
      Case(
        "Start",
        hint: "Double-tap to start the timer",
        .button,
        "gesture-in-hint",
        #"The button "Start" has a hint that describes a gesture."#
      ),
      Case(
        "Photos",
        hint: "To see the next, swipe left.",
        .image,
        "gesture-in-hint",
        #"The image "Photos" has a hint that describes a gesture."#
      ),
    ]

  private static let labels = [
    Case(
      nil,
      .image,
      "missing-label",
      #"The image with the identity "x" has no label or value."#
    ),
    Case(
      "\n\u{200B}",
      value: "3 of 5",
      .adjustable,
      "missing-label",
      #"The slider with the identity "x" has no label, so listeners hear only its value."#
    ),
    Case(
      "Volume: 40 percent",
      value: "40 percent",
      .adjustable,
      "value-in-label",
      #"The slider "Volume: 40 percent" repeats its value in its label."#
    ),
    Case(
      "40% volume",
      value: "40%",
      .adjustable,
      "value-in-label",
      #"The slider "40% volume" repeats its value in its label."#
    ),
    Case(
      "Volume 40",
      value: "40 percent",
      .adjustable,
      "value-in-label",
      #"The slider "Volume 40" repeats its value in its label."#
    ),
    Case(
      "slider.png",
      value: "40 percent",
      .adjustable,
      "file-name-label",
      #"The slider "slider.png" has the name of an image file as its label."#
    ),
    Case(
      "00:10",
      .updatesFrequently,
      "value-in-label",
      #"The element "00:10" has a number in its label but no value."#
    ),
    Case(
      "Volume 40",
      .adjustable,
      "value-in-label",
      #"The slider "Volume 40" has a number in its label but no value."#
    ),
    Case(
      "Start button",
      .button,
      "role-in-label",
      #"The button "Start button" repeats its role in its label."#
    ),
    Case(
      "Image of a tree",
      .image,
      "role-in-label",
      #"The image "Image of a tree" repeats its role in its label."#
    ),
    Case(
      long,
      value: long,
      .button,
      "cut-text",
      "The button \"\(String(repeating: "long ", count: 11))long…\" has a label and a value longer "
        + "than 200 characters; the rest is not spoken."
    ),
  ]

  static let kept = [
    Case("Start", hint: "Starts the timer"),
    Case("Start", hint: "Stops and starts: the tap of the boiler"),
    Case(nil, value: "00:10", .staticText),
    Case("Duration", value: "2 minutes, 10 seconds", .updatesFrequently),
    Case("Channel 4", value: "4", .adjustable),
    Case("Volume", value: "40 percent", [.adjustable, .notEnabled], actions: []),
    Case("Volume", value: "40 percent", .readOnly, actions: [.increment]),
    Case("Level 3", .header),
    Case("Copy link"),
    Case("Imagery", .image),
    Case("start.png", .staticText),
    Case("÷", .staticText),
    Case("★", .image),
    Case("Rating", value: "★★★", .staticText),
    Case("+ 1"),
    Case("\u{E001} Save"),
    Case("音"),
    Case("E-mail"),
    Case("Search", .searchField),
    Case("Search", value: "jazz", .searchField, actions: [.activate]),
    Case("In random order", .toolTip),
    Case(String(repeating: "a", count: 200)),
    Case("Row", .button, actions: [.activate, .custom("Delete")]),
    Case("Contrast of text", value: "Contrast", .adjustable),
    Case("Send", [.button, .notEnabled], actions: []),
    Case("Volume", value: "40 percent", .adjustable, actions: [.increment, .decrement, .activate]),
  ]
}

/// Labels that look like names of image files.
@Suite struct AuditFileNameTests {
  @Test(arguments: [
    "start.png", "StartButton.PNG", "icon_play@2x", "IMG_1234", "DSC01234", "PXL_20240101_1",
    "ic-play-24", "btn_ok", "start-btn", "media-playback-start-symbolic", "logo.SVG",
  ])
  func `labels that are file names are reported`(label: String) {
    #expect(rules(label, .button) == ["file-name-label"])
    #expect(rules(label, .image) == ["file-name-label"])
    #expect(rules(label, [.image, .link]) == ["file-name-label"])
    #expect(rules(label, .header) == [])
    #expect(rules(label, .link) == [], "it may link to that file")
  }

  @Test(arguments: [
    "Start", ".png", "Save as .png", "Open photo.jpg", "Save as PNG", "e-mail", "IMG", "image",
    "Icon-based view", "Imgur", "@home",
    "sign-in", "24", "DSC 2024", "DSC-12", "Iceland", "ic", "Symbolic", "well-known",
  ])
  func `labels that are words aren't reported`(label: String) {
    #expect(rules(label, .button) == [])
  }

  private func rules(_ label: String, _ traits: AccessibilityTraits) -> [AuditRule] {
    let element = AccessibilityElement(
      id: "x",
      label: label,
      traits: traits,
      frame: LayoutRect(x: 0, y: 0, width: 44, height: 44)
    )
    return TreeAudit(of: AccessibilityContainer(id: "c", elements: [element])).findings
      .map(\.rule)
  }
}
