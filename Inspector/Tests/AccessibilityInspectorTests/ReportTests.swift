// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import Foundation
import TestFiles
import TestValues
import Testing

@testable import AccessibilityInspector

/// The reports for people and for build servers.
@Suite struct ReportTests {
  private static let tree = InspectedTree(.screenWithFindings, phrases: ElementPhrases())
  private static let cut = ForeignProgram(
    name: "no & tes",
    toolkit: "GTK",
    isCut: true,
    faults: [Fault(kind: .silent, path: "", count: 2)]
  )

  /// One finding is new, one is known, one is ignored; one of the baseline is gone.
  private static func report() throws -> Report {
    let (known, gone) = ("empty-modal container with the identity \"box\"", "cut-text menu")
    let header = "# accessibility-inspector baseline, version 1"
    return Report(
      of: tree,
      from: ForeignProgram(name: "no & tes", toolkit: "GTK"),
      at: Gate(
        threshold: .error,
        exemptions: [try Exemption("zero-frame=drawn <later>"), try Exemption("cut-text=short")],
        baseline: try Baseline([header, known, gone].joined(separator: "\n"))
      )
    )
  }

  @Test func `text tells what is new, known, ignored and gone`() throws {
    let report = try Self.report()
    let lines = report.findingText.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "1 new finding (1 error):")
    #expect(
      lines.suffix(6) == [
        "", "In the baseline: 1 finding",
        "Ignored: zero-frame at text \"Flat\": drawn <later>",
        "No longer found: cut-text at menu", "Nothing to ignore: cut-text", "",
      ]
    )
    #expect(report.failure == "1 new finding (1 error)")
    #expect(report.baseline.text.contains("zero-frame") == false)
  }

  @Test func `text says what kept a program from being read`() {
    let report = Report(of: Self.tree, from: Self.cut)
    #expect(
      report.text.hasSuffix(
        """

        Not all of the program was read.
        While it was read, 2 objects didn't answer in time.

        """
      )
    )
  }

  @Test func `a program that was read in part is an error in every report`() {
    let report = Report(of: Self.tree, from: Self.cut)
    #expect(!report.isWhole && report.json.contains(#""complete":false"#))
    #expect(report.junit.contains(#"errors="1""#))
    #expect(report.junit.contains(#"<error message="Not all of the program was read. "#))
    #expect(report.sarif.contains(#""executionSuccessful":false"#))
    #expect(report.sarif.contains("2 objects didn't answer in time"))
  }

  @Test func `JSON fits its published schema`() throws {
    let schema = try Schema("Inspector/docs/inspection.schema.json")
    for report in [
      try Self.report(), Report(of: Self.tree), Report(of: Self.tree, from: Self.cut),
    ] {
      let value = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
      #expect(schema.mistakes(in: value) == [])
    }
    #expect(try schema.mistakes(in: ["version": 2] as [String: Int]).contains("version is not 1"))
  }

  @Test func `JSON tells what was decided about each finding`() throws {
    let json = try Self.report().json
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let findings = try #require(object?["findings"] as? [[String: Any]])
    #expect(findings.map { $0["status"] as? String } == ["new", "known", "ignored"])
    #expect(findings[2]["ignoredBecause"] as? String == "drawn <later>")
    #expect(findings[0]["place"] as? [String] == ["button \"go.png\""])
    #expect(findings[0]["severity"] as? String == "error")
    #expect((object?["gone"] as? [[String: String]])?.map { $0["rule"] } == ["cut-text"])
  }

  @Test func `JUnit has a test for each finding, and one for each rule without`() throws {
    let xml = try SVGContents(try Self.report().junit)
    let cases = xml.elements.filter { $0.name == "testcase" }
    #expect(cases.count == AuditRule.allCases.count)
    #expect(cases.first?.attributes["name"] == "missing-label")
    #expect(cases[1].attributes["name"] == "file-name-label at button \"go.png\"")
    #expect(cases.allSatisfy { $0.attributes["classname"] == "accessibility of no & tes" })
    let failures = xml.elements.filter { $0.name == "failure" }
    #expect(failures.map { $0.attributes["type"] } == ["error"])
    let skipped = xml.elements.filter { $0.name == "skipped" }.map {
      $0.attributes["message"] ?? ""
    }
    #expect(skipped.count == 2 && skipped.contains("ignored: drawn <later>"))
    let suite = try #require(xml.elements.first { $0.name == "testsuite" })
    #expect(
      ["tests", "failures", "skipped"].map { suite.attributes[$0] }
        == ["\(AuditRule.allCases.count)", "1", "2"]
    )
  }

  @Test func `SARIF has levels, places, suppressions and the state of a baseline`() throws {
    let json = try Self.report().sarif
    let log = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let run = try #require((log?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(log?["version"] as? String == "2.1.0")
    #expect(
      results.map { $0["baselineState"] as? String } == ["new", "unchanged", "new", "absent"]
    )
    #expect(results.map { ($0["suppressions"] as? [Any])?.count } == [0, 0, 1, nil])
    #expect(
      results.allSatisfy {
        $0["level"] as? String == ($0["ruleId"] as? String == "cut-text" ? "warning" : "error")
      }
    )
    let rules = try #require(
      ((run["tool"] as? [String: Any])?["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    )
    for result in results.dropLast() {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let logical = try #require((location["logicalLocations"] as? [[String: String]])?.first)
    #expect(logical["fullyQualifiedName"] == "button \"go.png\"")
    let file = (location["physicalLocation"] as? [String: Any])?["artifactLocation"]
    #expect((file as? [String: String])?["uri"] == "no%20&%20tes")
  }

  @Test func `without a gate, every finding is reported as a failure but none fails`() throws {
    let report = Report(of: Self.tree)
    #expect(report.failure == nil)
    #expect(try SVGContents(report.junit).elements.count { $0.name == "failure" } == 3)
  }

  @Test func `a list of programs says what may be meant`() {
    let list = ["gedit", "", "sliderd"]
    #expect(
      programList(list) == """
        3 programs on the accessibility bus; inspect one by name:
          gedit
          (unnamed)
          sliderd

        """
    )
    #expect(programListAsJSON(list) == #"["gedit","(unnamed)","sliderd"]"# + "\n")
    #expect(advice(forMissing: "gedti", among: list) == "; did you mean gedit?")
    #expect(advice(forMissing: "zenity", among: list) == "")
    #expect(advice(forMissing: "sliderd", among: []).contains("--screen-reader on"))
  }

  @Test func `a window that isn't there is answered with those that are`() {
    let windows = ["One", "Two"]
    #expect(absence(ofWindow: "Twoo", among: windows) == #"no window "Twoo"; did you mean "Two"?"#)
    #expect(
      absence(ofWindow: "Settings", among: windows)
        == #"no window "Settings"; the program shows "One", "Two""#
    )
    #expect(absence(ofWindow: "x", among: []) == #"no window "x"; the program shows no window"#)
  }
}
