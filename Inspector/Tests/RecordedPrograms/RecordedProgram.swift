// SPDX-License-Identifier: Apache-2.0

import AccessibilityBus
package import AccessibilityInspector
import AccessibilityTree
import Foundation

/// What a program said of itself, as lines of JSON: the program, and then its objects, each before
/// its children.
///
/// Paths on the bus differ in each run, so they are replaced with the numbers of the lines.
package enum RecordedProgram {
  /// Reads a program.
  package static func program(from text: String) throws -> ForeignProgram {
    let lines = text.split(separator: "\n")
    let decoder = JSONDecoder()
    let title = try decoder.decode(
      Title.self,
      from: Data(lines.first.map(String.init)?.utf8 ?? "".utf8)
    )
    let objects = try lines.dropFirst().map { line in
      try decoder.decode(RecordedObject.self, from: Data(line.utf8))
    }
    var rest = objects.enumerated().map { ($0.offset, $0.element) }[...]
    var program = ForeignProgram.blank
    (program.name, program.toolkit) = (title.name, title.toolkit)
    if let root = tree(of: &rest, roleNames: title.roles) { program.root = root }
    return program
  }

  /// Writes a program.
  package static func text(of program: ForeignProgram) throws -> String {
    let objects = program.root.withDescendants(depth: 0)
    let numbers = Dictionary(
      objects.enumerated().map { ($0.element.object.path, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let roles = Dictionary(
      objects.map { (String($0.object.role.rawValue), $0.object.roleName) },
      uniquingKeysWith: { first, _ in first }
    )
    let title = Title(name: program.name, toolkit: program.toolkit, roles: roles)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines =
      try [encoder.encode(title)]
      + objects.map {
        try encoder.encode(RecordedObject($0.object, depth: $0.depth, numbers, roleNames: roles))
      }
    return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  private struct Title: Codable {
    let name: String
    let toolkit: String
    let roles: [String: String]
  }

  /// Takes an object and its descendants from the beginning of the rest.
  private static func tree(
    of rest: inout ArraySlice<(Int, RecordedObject)>,
    roleNames: [String: String]
  ) -> ForeignObject? {
    guard let (number, recorded) = rest.popFirst() else { return nil }
    var object = recorded.object(roleNames: roleNames)
    object.path = "/\(number)"
    while let next = rest.first, next.1.depth > recorded.depth,
      let child = tree(of: &rest, roleNames: roleNames)
    {
      object.children.append(child)
    }
    return object
  }
}

extension ForeignObject {
  fileprivate func withDescendants(depth: Int) -> [(object: ForeignObject, depth: Int)] {
    [(self, depth)] + children.flatMap { $0.withDescendants(depth: depth + 1) }
  }
}

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
    role = object.role.rawValue
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
      (String(kind.rawValue), paths.compactMap { numbers[$0] })
    }
    relations = related.isEmpty ? nil : Dictionary(uniqueKeysWithValues: related)
  }

  /// Returns the object, without its path.
  func object(roleNames: [String: String]) -> ForeignObject {
    var object = ForeignProgram.blank.root
    (object.identity, object.role) = (id ?? "", AccessibleRole(rawValue: role))
    object.roleName = roleName ?? roleNames[String(role)] ?? ""
    (object.name, object.description, object.helpText) = (name ?? "", description ?? "", help ?? "")
    object.states = AccessibleStates(rawValue: UInt64(states, radix: 16) ?? 0)
    (object.interfaces, object.attributes) = (interfaces ?? [], attributes ?? [:])
    object.extent = extent.map { LayoutRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    object.value = value.map { numbers in
      var value = ForeignObject.Value.zero
      (value.current, value.minimum) = (numbers[0], numbers[1])
      (value.maximum, value.increment, value.text) = (numbers[2], numbers[3], valueText ?? "")
      return value
    }
    (object.text, object.actions) = (text, actions ?? [])
    for (kind, numbers) in relations ?? [:] {
      let relation = AccessibleRelation(rawValue: UInt32(kind) ?? 0)
      object.relations[relation] = numbers.map { "/\($0)" }
    }
    return object
  }
}

extension Collection {
  fileprivate var orNone: Self? { isEmpty ? nil : self }
}

extension Double {
  /// The number, which JSON has only if it is finite.
  fileprivate var finite: Double { isFinite ? self : 0 }
}
