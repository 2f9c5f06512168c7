// SPDX-License-Identifier: Apache-2.0

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
    var program = ForeignProgram(name: title.name, toolkit: title.toolkit)
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
      objects.map { (String($0.object.role), $0.object.roleName) },
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
