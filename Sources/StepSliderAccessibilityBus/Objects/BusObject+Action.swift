// SPDX-License-Identifier: Apache-2.0

import DBus

// The actions of an object.
extension BusObject {
  func action(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    let index = arguments.number(at: 0)
    let action = object.actions.indices.contains(index) ? object.actions[index] : nil
    return switch method {
    case "GetName", "GetLocalizedName": [.string(action?.name ?? "")]
    case "GetDescription": [.string(action?.description ?? "")]
    case "GetKeyBinding": [.string("")]
    case "GetActions": [.array(object.actions.map(Self.facts), of: "(sss)")]
    case "DoAction": [.boolean(action.map { ask($0.action, if: true) } ?? false)]
    default: nil
    }
  }

  private static func facts(of action: AccessibleAction) -> DBusValue {
    .structure([.string(action.name), .string(action.description), .string("")])
  }
}
