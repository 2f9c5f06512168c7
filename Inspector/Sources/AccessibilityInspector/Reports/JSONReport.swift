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
      "focus": JSONValue(tree.snapshot.focus?.description),
      "modal": JSONValue(tree.snapshot.modal?.description),
      "screens": .list(tree.screens.map(JSONValue.init)),
      "tree": tree.value(of: tree.snapshot.root),
      "findings": .list(verdict.judgements.map(value)),
      "gone": .list(
        verdict.gone.map {
          .object(["rule": .string($0.rule.name), "place": .string($0.place)])
        }
      ),
    ])
    return object.text + "\n"
  }

  private func value(of finding: Finding, _ standing: Verdict.Standing) -> JSONValue {
    let (rule, criterion) = (finding.rule, finding.rule.criterion)
    return .object([
      "rule": .string(rule.name),
      "severity": .string(rule.severity.rawValue),
      "status": .string(standing.name),
      "ignoredBecause": JSONValue(standing.reason),
      "id": .string(finding.id.description),
      "toolkitId": JSONValue(finding.toolkitID.isEmpty ? nil : finding.toolkitID),
      "number": finding.number.map(JSONValue.number) ?? .null,
      "place": JSONValue(finding.steps),
      "frame": finding.frame.map { JSONValue($0) } ?? .null,
      "words": JSONValue(finding.words),
      "problem": .string(finding.problem),
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
      "type": "container",
      "id": .string(container.id.description),
      "label": JSONValue(container.label),
      "traits": JSONValue(container.traits.names),
      "order": .string(container.order.name),
      "actions": JSONValue(container.actions.standardNames),
      "customActions": JSONValue(container.actions.customNames),
      "children": .list(
        container.map { child in
          switch child {
          case .element(let element): value(of: element)
          case .container(let inner): value(of: inner)
          }
        }
      ),
    ])
  }

  private func value(of element: AccessibilityElement) -> JSONValue {
    let entry = snapshot.entry(of: element.id)
    return .object([
      "type": "element",
      "id": .string(element.id.description),
      "number": number(of: element.id).map(JSONValue.number) ?? .null,
      "words": JSONValue(phrases.words(at: .element(element))),
      "label": JSONValue(element.label),
      "value": JSONValue(element.value),
      "hint": JSONValue(phrases.hint(for: element)),
      "language": JSONValue(element.language),
      "traits": JSONValue(element.traits.names),
      "hidden": .flag(element.isHidden),
      "frame": entry.map { JSONValue($0.extent) } ?? .null,
      "visibleFrame": entry?.visibleFrame.map(JSONValue.init) ?? .null,
      "activationPoint": entry.map { JSONValue($0.activationPoint) } ?? .null,
      "range": element.range.map(JSONValue.init) ?? .null,
      "actions": JSONValue(element.actions.standardNames),
      "customActions": JSONValue(element.actions.customNames),
      "describedBy": JSONValue(element.describedBy.map(\.description)),
      "controls": JSONValue(element.controls.map(\.description)),
    ])
  }
}

extension JSONValue {
  fileprivate init(_ strings: [String]) { self = .list(strings.map { .string($0) }) }

  fileprivate init(_ point: LayoutPoint) {
    self = .object(["x": .decimal(point.x), "y": .decimal(point.y)])
  }

  fileprivate init(_ rect: LayoutRect) {
    self = .object([
      "x": .decimal(rect.minX), "y": .decimal(rect.minY),
      "width": .decimal(rect.size.width), "height": .decimal(rect.size.height),
    ])
  }

  fileprivate init(_ range: AdjustableRange) {
    self = .object([
      "index": .number(range.index), "count": .number(range.count),
      "orientation": .string(range.orientation.rawValue),
      "minimum": JSONValue(range.ends?.minimum), "maximum": JSONValue(range.ends?.maximum),
    ])
  }
}

extension [ElementAction] {
  fileprivate var standardNames: [String] {
    compactMap { action in
      if case .custom = action { return nil }
      return "\(action)"
    }
  }

  fileprivate var customNames: [String] {
    compactMap { action in
      if case .custom(let name) = action { return name }
      return nil
    }
  }
}

extension ReadingOrder {
  fileprivate var name: String {
    switch self {
    case .byPosition(let direction): direction.rawValue
    case .asListed: "listed"
    }
  }
}
