// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree

/// An object with an identity that is the same in each run of the program.
///
/// Paths on the bus aren't: GTK counts up as it makes objects.
struct PlacedObject {
  let object: ForeignObject
  let id: ElementID
  let origin: ForeignTree.Origin
  let children: [PlacedObject]

  /// Gives the objects of some windows their places.
  static func placed(_ windows: [ForeignObject]) -> [PlacedObject] {
    let identities = windows.flatMap(\.all).map(\.identity).filter { !$0.isEmpty }
    let counts = Dictionary(identities.map { ($0, 1) }, uniquingKeysWith: +)
    return placed(windows, in: [], unique: Set(counts.filter { $0.value == 1 }.keys))
  }

  private static func placed(
    _ objects: [ForeignObject],
    in path: [String],
    unique: Set<String>
  ) -> [PlacedObject] {
    var counts: [String: Int] = [:]
    return objects.map { object in
      counts[object.step, default: 0] += 1
      let number = counts[object.step] ?? 1
      let steps = path + [object.step + (number > 1 ? " \(number)" : "")]
      let isUnique = unique.contains(object.identity)
      return PlacedObject(
        object: object,
        id: ElementID(isUnique ? object.identity : steps.joined(separator: " > ")),
        origin: ForeignTree.Origin(steps: steps, identity: object.identity),
        children: placed(object.children, in: steps, unique: unique)
      )
    }
  }

  /// The object and all its descendants.
  var all: [PlacedObject] { [self] + children.flatMap(\.all) }
}

extension ForeignObject {
  /// The role and the name, for a developer.
  var step: String {
    let role = SpokenText.spoken(roleName) ?? "role \(role)"
    let name = SpokenText.cleaned(name, maximumLength: Self.maximumName)
    return name.isEmpty ? role : "\(role) \"\(name)\""
  }

  private static let maximumName = 40
}
