// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityBus
import AccessibilityTree
import TestValues
import Testing

@testable import AccessibilityInspector

/// What a build tolerates.
@Suite struct GateTests {
  /// Three errors: file-name-label at a button, empty-modal at a container, zero-frame at a text.
  private static let findings =
    InspectedTree(.screenWithFindings, phrases: ElementPhrases()).findings

  private static let warning = InspectedTree(
    AccessibilityContainer(
      id: "c",
      elements: [
        AccessibilityElement(
          id: "b",
          label: "Start button",
          traits: .button,
          frame: LayoutRect(x: 0, y: 0, width: 44, height: 44)
        )
      ]
    ),
    phrases: ElementPhrases()
  ).findings

  @Test func `only findings of the threshold's severity fail`() {
    func count(_ threshold: AuditSeverity?, _ findings: [Finding]) -> Int {
      Verdict(on: findings, at: Gate(threshold: threshold)).failures.count
    }
    #expect(Self.warning.map(\.rule) == ["role-in-label"])
    #expect([.error, .warning, nil].map { count($0, Self.warning) } == [0, 1, 0])
    #expect([.error, .warning, nil].map { count($0, Self.findings) } == [3, 3, 0])
  }

  @Test(arguments: [
    ("zero-frame=drawn later", [AuditRule("zero-frame")]),
    (#"zero-frame@text "Flat"=drawn later"#, ["zero-frame"]),
    (#"zero-frame@text "Fla"=drawn later"#, []),
    (#"zero-frame@text=drawn later"#, []), ("missing-label=drawn later", []),
  ])
  func `an exemption covers a rule, everywhere or at a place`(
    text: String,
    rules: [AuditRule]
  ) throws {
    let exemption = try Exemption(text)
    let verdict = Verdict(
      on: Self.findings,
      at: Gate(threshold: .warning, exemptions: [exemption])
    )
    let ignored = verdict.judgements.filter { $0.standing == .ignored("drawn later") }
    #expect(ignored.map(\.finding.rule) == rules)
    #expect(verdict.failures.count == 3 - rules.count)
    #expect(verdict.unused == (rules.isEmpty ? [exemption] : []))
  }

  @Test func `a place covers everything inside, and may contain equals signs`() throws {
    let button = Finding(
      rule: "missing-label",
      id: "1",
      number: 1,
      steps: [#"frame "Sum""#, "panel", #"push button "=""#],
      toolkitID: "",
      frame: nil,
      words: nil,
      problem: "",
      remedy: ""
    )
    let texts = [
      #"missing-label@frame "Sum"=x"#, "missing-label@panel=x",
      #"missing-label@panel > push button "="=x=y"#, #"missing-label@frame "Sum" > panel=x"#,
    ]
    for text in texts { #expect(try Exemption(text).covers(button), "\(text)") }
    #expect(try Exemption(texts[2]).reason == "x=y")
    #expect(try !Exemption(#"missing-label@frame "Sum" > push button "="=x"#).covers(button))
  }

  @Test(arguments: [
    ("zero-frame", #"zero-frame needs a reason, as in "zero-frame=REASON""#),
    ("zero-frame@menu=", #"zero-frame needs a reason, as in "zero-frame@menu=REASON""#),
    ("zero-frame= ", #"zero-frame needs a reason, as in "zero-frame=REASON""#),
    ("zero-fram=x", #"there is no rule "zero-fram"; did you mean zero-frame?"#),
    ("", #"there is no rule ""; --help lists the rules"#),
    ("zero-frame@", "there is no place after zero-frame@"),
    ("zero-frame@=x", "there is no place after zero-frame@"),
    (
      #"zero-frame@frame "Sum=x"#, #"missing closing quotation mark in "zero-frame@frame "Sum=x""#
    ),
    (
      "zero-frame@frame > > panel=x",
      #"the place "frame > > panel" has an empty step; write a name on each side of >"#
    ),
    (
      #"zero-frame@frame "A > B" >=x"#,
      #"the place "frame "A > B" >" has an empty step; write a name on each side of >"#
    ),
    (
      "zero-frame@ > frame=x",
      #"the place "> frame" has an empty step; write a name on each side of >"#
    ),
  ])
  func `an exemption with a mistake is refused`(text: String, message: String) {
    let error = #expect(throws: InspectionError.self) { try Exemption(text) }
    #expect(error?.description == message)
  }

  @Test func `a list of rules names the one that doesn't exist`() throws {
    #expect(try AuditRule.list("zero-frame,cut-text") == ["zero-frame", "cut-text"])
    let error = #expect(throws: InspectionError.self) { try AuditRule.list("zero-frame,,") }
    #expect(error?.description == #"there is no rule ""; --help lists the rules"#)
  }
}

/// Findings that are known.
@Suite struct BaselineTests {
  private static let findings = InspectedTree(.screenWithFindings, phrases: ElementPhrases())
    .findings

  @Test func `a baseline is sorted text that reads as it was written`() throws {
    let baseline = Baseline(of: Self.findings + [Self.findings[2]])
    #expect(
      baseline.text == """
        # accessibility-inspector baseline, version 1
        # Each line is a known finding: its rule and its place. Remove those that are fixed.
        file-name-label button "go.png"
        empty-modal container with the identity "box"
        zero-frame text "Flat"
        zero-frame text "Flat"

        """
    )
    #expect(try Baseline(baseline.text) == baseline)
    #expect(
      try Baseline(baseline.text.split(separator: "\n").joined(separator: "\r\n")) == baseline
    )
    #expect(Baseline(of: Self.findings.reversed()) == Baseline(of: Self.findings))
  }

  @Test func `what the baseline has is known, and what it lacks is new`() throws {
    let known = Baseline(of: Array(Self.findings.dropFirst()))
    let verdict = Verdict(on: Self.findings, at: Gate(threshold: .error, baseline: known))
    #expect(verdict.judgements.map(\.standing) == [.new, .known, .known])
    #expect(verdict.failures.map(\.rule) == ["file-name-label"])
    #expect(verdict.gone == [])
  }

  @Test func `of equal findings, only as many are known as the baseline has`() {
    let flat = Self.findings[2]
    let verdict = Verdict(
      on: [flat, flat, flat],
      at: Gate(threshold: .error, baseline: Baseline(of: [flat, flat]))
    )
    #expect(verdict.judgements.map(\.standing) == [.known, .known, .new])
  }

  @Test func `what no longer occurs is named, unless it wasn't looked for`() {
    let (gate, fewer) = (Gate(baseline: Baseline(of: Self.findings)), [Self.findings[0]])
    let verdict = Verdict(on: fewer, at: gate)
    #expect(
      verdict.gone.map(\.description)
        == [#"empty-modal container with the identity "box""#, #"zero-frame text "Flat""#]
    )
    #expect(Verdict(on: fewer, of: ["file-name-label", "zero-frame"], at: gate).gone.count == 1)
    #expect(Verdict(on: fewer, isWhole: false, at: gate).gone == [])
  }

  @Test func `what is ignored isn't gone`() throws {
    let gate = Gate(
      exemptions: [try Exemption("zero-frame=drawn later")],
      baseline: Baseline(of: Self.findings)
    )
    let verdict = Verdict(on: Self.findings, at: gate)
    #expect(verdict.judgements.map(\.standing) == [.known, .known, .ignored("drawn later")])
    #expect(verdict.gone == [])
  }

  @Test(arguments: [
    (#"missing-label frame "Main" > menu"#, true), (#"missing-label frame "Main""#, true),
    (#"missing-label frame "Main" 2 > menu"#, false),
    (#"missing-label frame "Settings" > menu"#, false),
    (#"cut-text frame "Main" > menu"#, false),
  ])
  func `a baseline keeps what wasn't looked for`(entry: String, isGone: Bool) throws {
    let header = "# accessibility-inspector baseline, version 1\n"
    let verdict = Verdict(
      on: [],
      of: ["missing-label"],
      in: [#"frame "Main""#],
      at: Gate(baseline: try Baseline(header + entry))
    )
    #expect(verdict.gone.map(\.description) == (isGone ? [entry] : []))
    #expect(verdict.kept.map(\.description) == (isGone ? [] : [entry]))
  }

  @Test func `with one window read, the written baseline has the others' entries still`() throws {
    func window(_ name: String, _ children: [ForeignObject]) -> ForeignObject {
      let frame = LayoutRect(x: 0, y: 0, width: 90, height: 90)
      return ForeignObject(
        path: "/\(name)",
        role: .frame,
        roleName: "frame",
        name: name,
        states: .usable,
        extent: frame,
        children: children
      )
    }
    var button = window("", [])
    (button.role, button.roleName, button.path) = (.pushButton, "button", "/button")
    button.states.insert(.focusable)
    let root = ForeignObject(children: [window("Main", []), window("Settings", [button])])
    let program = ForeignProgram(toolkit: "gtk", root: root)
    func report(_ title: String?, _ gate: Gate = Gate()) -> Report {
      let tree = ForeignTree(of: program, window: title)
      let inspected = InspectedTree(
        tree.root,
        origins: tree.origins,
        rules: ["missing-label"],
        phrases: ElementPhrases()
      )
      return Report(of: inspected, at: gate)
    }
    let baseline = report(nil).baseline
    #expect(baseline.entries.map(\.place) == [#"frame "Settings" > button"#])
    let partial = report("Main", Gate(baseline: baseline))
    #expect(partial.verdict.gone == [] && partial.baseline == baseline)
  }

  @Test(arguments: [
    ("", "line 1 isn't"), ("zero-frame here", "line 1 isn't"),
    (
      "# accessibility-inspector baseline, version 1\n\nzero-frame",
      "line 3 has a rule but no place"
    ),
    (
      "# accessibility-inspector baseline, version 1\nzero-fram x",
      #"line 2: there is no rule "zero-fram"; did you mean zero-frame?"#
    ),
  ])
  func `a file with a mistake is refused with its line`(text: String, message: String) {
    let error = #expect(throws: InspectionError.self) { try Baseline(text) }
    #expect(error?.description.hasPrefix(message) == true)
  }
}
