// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import StepSliderAccessibilityBus

/// An object of a program without its children. Whatever is empty is left out.
struct RecordedObject: Codable {
  let depth: Int
  private let role: UInt32
  /// The name of the role if most objects of that role have another one.
  private let roleName: String?
  private let states: String
  private let name: String?
  private let description: String?
  private let help: String?
  private let id: String?
  private let interfaces: [String]?
  private let extent: [Double]?
  private let attributes: [String: String]?
  private let value: [Double]?
  private let valueText: String?
  private let text: String?
  private let actions: [String]?
  private let relations: [String: [Int]]?

  /// Records an object. Objects that it is related to are known by their numbers.
  init(
    _ object: ForeignObject,
    depth: Int,
    _ numbers: [String: Int],
    roleNames: [String: String]
  ) {
    self.depth = depth
    role = object.role
    roleName = roleNames[String(role)] == object.roleName ? nil : object.roleName
    states = String(object.states.rawValue, radix: 16)
    (name, description) = (object.name.orNone, object.description.orNone)
    (help, id) = (object.helpText.orNone, object.identity.orNone)
    interfaces = object.interfaces.orNone
    extent = object.extent.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] }
    let known = object.attributes.filter { $0.key != "toolkit" }
    attributes = known.isEmpty ? nil : known
    value = object.value.map { [$0.current, $0.minimum, $0.maximum, $0.increment].map(\.finite) }
    valueText = object.value?.text.orNone
    (text, actions) = (object.text, object.actions.orNone)
    let related = object.relations.map { kind, paths in
      (String(kind), paths.compactMap { numbers[$0] })
    }
    relations = related.isEmpty ? nil : Dictionary(uniqueKeysWithValues: related)
  }

  /// Returns the object, without its path.
  func object(roleNames: [String: String]) -> ForeignObject {
    ForeignObject(
      identity: id ?? "",
      role: role,
      roleName: roleName ?? roleNames[String(role)] ?? "",
      name: name ?? "",
      description: description ?? "",
      helpText: help ?? "",
      states: AccessibleStates(rawValue: UInt64(states, radix: 16) ?? 0),
      interfaces: interfaces ?? [],
      extent: extent.map { LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
      attributes: attributes ?? [:],
      value: value.map {
        .init(
          current: $0[0],
          minimum: $0[1],
          maximum: $0[2],
          increment: $0[3],
          text: valueText ?? ""
        )
      },
      text: text,
      actions: actions ?? [],
      relations: Dictionary(
        uniqueKeysWithValues: (relations ?? [:]).map { kind, numbers in
          (UInt32(kind) ?? 0, numbers.map { "/\($0)" })
        }
      )
    )
  }
}

extension Collection {
  fileprivate var orNone: Self? { isEmpty ? nil : self }
}

extension Double {
  /// The number, which JSON has only if it is finite.
  fileprivate var finite: Double { isFinite ? self : 0 }
}
