// SPDX-License-Identifier: Apache-2.0

import DBus
import AccessibilityTree

// The interface that every object has.
extension BusObject {
  func accessibleProperty(_ name: String) -> DBusValue? {
    switch name {
    case "Name": .string(object.name)
    case "Description": .string(object.description)
    case "Parent": parent
    case "ChildCount": .number(object.children.count)
    case "Locale": .string(object.language?.replacing("-", with: "_") ?? application.locale)
    case "AccessibleId": .string(object.identity)
    // The hint is the description. Orca 48 and 51 say both, and Orca 43 doesn't know this one.
    case "HelpText": .string("")
    default: nil
    }
  }

  func applicationProperty(_ name: String) -> DBusValue? {
    switch name {
    case "ToolkitName": .string("StepSlider")
    case "Version": .string("1")
    case "AtspiVersion": .string("2.1")
    case "Id": .int32(application.number)
    default: nil
    }
  }

  func accessible(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    switch method {
    case "GetChildAtIndex": [application.reference(to: child(at: arguments.number(at: 0)))]
    case "GetChildren": [application.references(to: object.children)]
    case "GetIndexInParent": [.number(tree.index(of: object))]
    case "GetRelationSet": [relations]
    case "GetRole": [.uint32(object.role.rawValue)]
    case "GetRoleName", "GetLocalizedRoleName": [.string(object.role.name)]
    case "GetState": [object.states.value]
    case "GetAttributes": [.attributes(attributes)]
    case "GetApplication": [application.reference(to: .root)]
    case "GetInterfaces": [.strings(ownInterfaces.map(\.name))]
    default: nil
    }
  }

  /// The object as an entry of the cache: itself, its application, its parent, its index there,
  /// its children, and its properties.
  var item: DBusValue {
    .structure([
      application.reference(to: object.path), application.reference(to: .root),
      parent, .number(tree.index(of: object)), .number(object.children.count),
      .strings(ownInterfaces.map(\.name)), .string(object.name), .uint32(object.role.rawValue),
      .string(object.description), object.states.value,
    ])
  }

  private var parent: DBusValue {
    object.path == .root ? application.desktop : application.reference(to: object.parent)
  }

  private func child(at index: Int) -> ObjectPath? {
    object.children.indices.contains(index) ? object.children[index] : nil
  }

  private var relations: DBusValue {
    .array(
      object.relations.sorted { $0.key.rawValue < $1.key.rawValue }.map { relation, paths in
        .structure([.uint32(relation.rawValue), application.references(to: paths)])
      },
      of: "(ua(so))"
    )
  }

  /// The value text is also an attribute, because Orca up to 45 looks for it only there.
  ///
  /// The ARIA role says what kind of toggle button or entry it is: the roles of switches are newer
  /// than some clients, and search fields have none.
  private var attributes: [String: String] {
    var attributes = ["toolkit": "StepSlider"]
    attributes["valuetext"] = object.value?.text
    attributes["xml-roles"] = object.role.ariaRole
    attributes["text-input-type"] = object.role == .entry ? "search" : nil
    return attributes
  }
}
