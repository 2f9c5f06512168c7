// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import Foundation
import Notation

// SARIF 2.1.0 of OASIS, the format in which code hosts show what linters found.
extension Report {
  /// The findings as one SARIF object on one line.
  package var sarif: String {
    let rules = AuditRule.allCases.filter(tree.rules.contains)
    let results =
      verdict.judgements.map { result($0, among: rules) } + verdict.gone.map(absentResult)
    let driver = JSONValue.object([
      "name": "accessibility-inspector", "version": .string(releaseVersion),
      "rules": .list(rules.map(descriptor)),
    ])
    let notes = notes.map { JSONValue.object(["level": "warning", "message": message($0)]) }
    let invocation = JSONValue.object([
      "executionSuccessful": .flag(isWhole), "toolExecutionNotifications": .list(notes),
    ])
    let run = JSONValue.object([
      "tool": .object(["driver": driver]), "columnKind": "unicodeCodePoints",
      "invocations": .list([invocation]), "results": .list(results),
    ])
    let log = JSONValue.object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": .list([run]),
    ])
    return log.text + "\n"
  }

  private func descriptor(of rule: AuditRule) -> JSONValue {
    .object([
      "id": .string(rule.name), "shortDescription": message(rule.reason),
      "fullDescription": message("\(rule.reason) \(rule.criterion)."),
      "help": message(rule.remedy), "helpUri": .string(rule.criterion.address),
      "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
      "properties": .object([
        "tags": .list(["accessibility", .string(rule.criterion.document)])
      ]),
    ])
  }

  private func result(_ judgement: Verdict.Judgement, among rules: [AuditRule]) -> JSONValue {
    let finding = judgement.finding
    var members: [(String, JSONValue)] = [
      ("ruleId", .string(finding.rule.name)),
      ("ruleIndex", .number(rules.firstIndex(of: finding.rule) ?? 0)),
      ("level", .string(finding.rule.severity.rawValue)),
      ("message", message(([finding.problem] + finding.details).joined(separator: " "))),
      ("locations", .list([location(of: finding.place, named: finding.steps.last ?? "")])),
      ("partialFingerprints", .object(["ruleAndPlace/v1": .string(finding.entry.description)])),
    ]
    if verdict.hasBaseline {
      members.append(("baselineState", judgement.standing == .known ? "unchanged" : "new"))
    }
    let suppressions = judgement.standing.reason.map { reason in
      JSONValue.object(["kind": "external", "justification": .string(reason)])
    }
    return .members(members + [("suppressions", .list(suppressions.map { [$0] } ?? []))])
  }

  private func absentResult(_ entry: Baseline.Entry) -> JSONValue {
    .object([
      "ruleId": .string(entry.rule.name), "level": .string(entry.rule.severity.rawValue),
      "message": message("It is in the baseline, but was not found."),
      "locations": .list([location(of: entry.place, named: entry.place)]),
      "partialFingerprints": .object(["ruleAndPlace/v1": .string(entry.description)]),
      "baselineState": "absent",
    ])
  }

  /// Returns a place in the program. Code hosts refuse a result without a file and a line, so the
  /// program stands for the file.
  private func location(of place: String, named name: String) -> JSONValue {
    let allowed = CharacterSet.urlPathAllowed.subtracting([":", "/"])
    let program = program.addingPercentEncoding(withAllowedCharacters: allowed)
    let logical = JSONValue.object([
      "name": .string(name), "fullyQualifiedName": .string(place), "kind": "element",
    ])
    return .object([
      "physicalLocation": .object([
        "artifactLocation": .object(["uri": .string(program ?? "program")]),
        "region": .object(["startLine": .number(1)]),
      ]),
      "logicalLocations": .list([logical]),
    ])
  }

  private func message(_ text: String) -> JSONValue { .object(["text": .string(text)]) }
}
