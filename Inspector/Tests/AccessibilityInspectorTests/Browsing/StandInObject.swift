// SPDX-License-Identifier: GPL-3.0-or-later

import AccessibilityBus
import DBus

/// An object of a stand-in program.
struct StandInObject {
  var name = ""
  var role = AccessibleRole.panel
  var states = AccessibleStates.usable
  var interfaces = ["Accessible", "Component"]
  var children: [String] = []
  /// The answers to methods, and the values of properties, that differ from the usual ones.
  var answers: [String: DBusValue] = [:]
  /// The methods and properties that the object knows, but never answers.
  var silent: Set<String> = []

  func reaction(to call: DBusCall, of program: StandIn) -> StandIn.Reaction {
    let property = call.arguments.last?.text ?? ""
    let isProperty = call.interface == DBusInterface.properties.name && call.member == "Get"
    guard !silent.contains(isProperty ? property : call.member) else { return .silence }
    if isProperty {
      return value(of: property).map { .values([.variant($0)]) } ?? .refusal
    }
    return (answers[call.member] ?? answer(to: call, of: program)).map { .values([$0]) } ?? .refusal
  }

  private func value(of property: String) -> DBusValue? {
    if let answer = answers[property] { return answer }
    return switch property {
    case "Name": .string(name)
    case "Description", "AccessibleId": .string("")
    case "ChildCount": .int32(Int32(clamping: children.count))
    case "ToolkitName": .string("stand-in")
    default: nil
    }
  }

  private func answer(to call: DBusCall, of program: StandIn) -> DBusValue? {
    switch call.member {
    case "GetAll": properties
    case "GetRole": .uint32(role.rawValue)
    case "GetRoleName": .string("role \(role.rawValue)")
    case "GetState": Self.words(of: states)
    case "GetInterfaces": .strings(interfaces.map { "org.a11y.atspi.\($0)" })
    case "GetAttributes": .dictionary([:], key: "s", value: "s")
    case "GetRelationSet": .array([], of: "(ua(so))")
    case "GetChildren": program.references(to: children)
    case "GetChildAtIndex":
      program.reference(to: children.dropFirst(call.arguments.number(at: 0)).first ?? "/null")
    case "GetExtents": .structure([.int32(1), .int32(2), .int32(30), .int32(40)])
    default: nil
    }
  }

  private var properties: DBusValue {
    let names = ["Name", "Description", "AccessibleId", "ChildCount"]
    let known = names.compactMap { name in value(of: name).map { (name, $0) } }
    return .properties(Dictionary(uniqueKeysWithValues: known))
  }

  /// Returns states as programs answer them.
  static func words(of states: AccessibleStates) -> DBusValue {
    let words = [UInt32(truncatingIfNeeded: states.rawValue), UInt32(states.rawValue >> 32)]
    return .array(words.map(DBusValue.uint32), of: "u")
  }
}
