// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityTree
import Notation

extension Report {
  /// The version of the format. It rises when a member goes or changes its meaning.
  private static let version = 1

  /// The whole tree and the findings, as one JSON object on one line.
  package var json: String {
    let object = JSONValue.object([
      "version": .number(Self.version),
      "program": .object([
        "name": .string(program), "toolkit": .string(toolkit), "complete": .flag(isWhole),
        "notes": JSONValue(faults.map(\.description)),
      ]),
      "focus": JSONValue(tree.snapshot.focusedID?.description),
      "modal": JSONValue(tree.snapshot.modal?.description),
      "screens": .list(tree.screens.map { JSONValue($0) }),
      "tree": tree.value(of: tree.snapshot.root),
      "findings": .list(verdict.judgements.map(value)),
      "gone": .list(verdict.gone.map(value)),
    ])
    return object.text + "\n"
  }

  private func value(of entry: Baseline.Entry) -> JSONValue {
    .object(["rule": .string(entry.rule.name), "place": .string(entry.place)])
  }

  private func value(of finding: Finding, _ standing: Verdict.Standing) -> JSONValue {
    let (rule, criterion) = (finding.rule, finding.rule.criterion)
    return .object([
      "rule": .string(rule.name), "severity": .string(rule.severity.rawValue),
      "status": .string(standing.name), "ignoredBecause": JSONValue(standing.reason),
      "id": .string(finding.id.description),
      "toolkitId": JSONValue(finding.toolkitID.isEmpty ? nil : finding.toolkitID),
      "number": JSONValue(finding.number),
      "place": JSONValue(finding.steps), "frame": JSONValue(finding.frame),
      "words": JSONValue(finding.words), "problem": .string(finding.problem),
      "why": .string(rule.reason),
      "criterion": .object([
        "document": .string(criterion.document), "name": .string(criterion.name),
        "address": .string(criterion.address),
      ]),
      "remedy": .string(finding.remedy),
    ])
  }
}

extension InspectedTree {
  fileprivate func value(of container: AccessibilityContainer) -> JSONValue {
    .object([
      "type": "container", "id": .string(container.id.description),
      "label": JSONValue(container.label),
      "traits": JSONValue(container.traits), "order": .string(container.readingOrder.name),
      "actions": JSONValue(container.actions.standardNames),
      "customActions": JSONValue(container.actions.customNames),
      "children": .list(container.children.map(value)),
    ])
  }

  private func value(of child: AccessibilityNode) -> JSONValue {
    switch child {
    case .element(let element): value(of: element)
    case .container(let inner): value(of: inner)
    }
  }

  private func value(of element: AccessibilityElement) -> JSONValue {
    let entry = snapshot.item(of: element.id)
    return .object([
      "type": "element", "id": .string(element.id.description),
      "number": JSONValue(number(of: element.id)),
      "words": JSONValue(phrases.words(at: .element(element))),
      "label": JSONValue(element.label), "value": JSONValue(element.value),
      "hint": JSONValue(phrases.hint(for: element)),
      "language": JSONValue(element.language),
      "traits": JSONValue(element.traits.names), "hidden": .flag(element.isHidden),
      "frame": JSONValue(entry?.frame),
      "visibleFrame": JSONValue(entry?.visibleFrame),
      "activationPoint": JSONValue(entry?.activationPoint),
      "range": JSONValue(element.range),
      "actions": JSONValue(element.actions.standardNames),
      "customActions": JSONValue(element.actions.customNames),
      "describedBy": JSONValue(element.describedBy.map(\.description)),
      "controls": JSONValue(element.controls.map(\.description)),
    ])
  }
}

extension JSONValue {
  fileprivate init(_ strings: [String]) { self = .list(strings.map { .string($0) }) }

  fileprivate init(_ number: Int?) { self = number.map { .number($0) } ?? .null }

  fileprivate init(_ point: LayoutPoint?) {
    self = point.map { .object(["x": .decimal($0.x), "y": .decimal($0.y)]) } ?? .null
  }

  fileprivate init(_ rect: LayoutRect?) {
    self =
      rect.map {
        .object([
          "x": .decimal($0.minX), "y": .decimal($0.minY),
          "width": .decimal($0.size.width), "height": .decimal($0.size.height),
        ])
      } ?? .null
  }

  fileprivate init(_ range: AdjustableRange?) {
    self =
      range.map {
        .object([
          "index": .number($0.index), "count": .number($0.stopCount),
          "orientation": .string($0.orientation.word),
          "minimum": JSONValue($0.ends?.minimum), "maximum": JSONValue($0.ends?.maximum),
        ])
      } ?? .null
  }
}

extension [ElementAction] {
  fileprivate var standardNames: [String] { filter { $0.customName == nil }.map { "\($0)" } }

  fileprivate var customNames: [String] { compactMap(\.customName) }
}

extension ReadingOrder {
  fileprivate var name: String {
    switch self {
    case .byPosition(let direction): direction.word
    case .asListed: "listed"
    }
  }
}
