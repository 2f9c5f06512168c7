// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import Notation

extension InspectedTree {
  /// The whole tree and the findings, as one JSON object on one line.
  package var json: String {
    let object = JSONValue.object([
      "focus": JSONValue(snapshot.focus?.description),
      "modal": JSONValue(snapshot.modal?.description),
      "screens": .list(screens.map(JSONValue.init)),
      "tree": value(of: snapshot.root),
      "findings": .list(findings.map(value)),
    ])
    return object.text + "\n"
  }

  private func value(of container: AccessibilityContainer) -> JSONValue {
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
      "words": .string(phrases.reading(of: element)),
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

  private func value(of finding: AuditFinding) -> JSONValue {
    .object([
      "rule": .string(finding.rule.rawValue),
      "id": .string(finding.id.description),
      "number": number(of: finding.id).map(JSONValue.number) ?? .null,
      "problem": .string(finding.problem),
      "remedy": .string(finding.remedy),
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
