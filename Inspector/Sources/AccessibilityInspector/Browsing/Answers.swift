// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
import AccessibilityTree
import DBus

// Answers as values of our own; `nil` if an answer has another type.
extension DBusValue {
  var strings: [String]? {
    guard case .array(let elements, "s") = self else { return nil }
    return elements.compactMap(\.text)
  }

  /// The objects of an array of references, without those that mean no object.
  var references: [ObjectReference]? {
    guard case .array(_, "(so)") = self else { return nil }
    return ObjectReference.list([self])
  }

  var states: AccessibleStates? {
    guard case .array(_, "u") = self else { return nil }
    return AccessibleStates([self])
  }

  var extent: LayoutRect? {
    guard case .structure(let numbers) = self, numbers.signature == "iiii" else { return nil }
    let sides = numbers.indices.map { Double(numbers.number(at: $0)) }
    return LayoutRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }

  /// The names of actions, each with a description and a key.
  var actionNames: [String]? {
    guard case .array(let actions, "(sss)") = self else { return nil }
    return actions.compactMap { action in
      if case .structure(let facts) = action { facts.first?.text } else { nil }
    }
  }

  var role: AccessibleRole? {
    if case .uint32(let number) = self { AccessibleRole(rawValue: number) } else { nil }
  }

  var relations: [AccessibleRelation: [ObjectReference]]? {
    guard case .array(let relations, "(ua(so))") = self else { return nil }
    let pairs = relations.compactMap { relation -> (AccessibleRelation, [ObjectReference])? in
      guard case .structure(let facts) = relation, case .uint32(let kind)? = facts.first else {
        return nil
      }
      return (AccessibleRelation(rawValue: kind), facts.last?.references ?? [])
    }
    return Dictionary(pairs) { $0 + $1 }
  }

  var double: Double? {
    if case .double(let number) = self { number } else { integer.map(Double.init) }
  }
}
