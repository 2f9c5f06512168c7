// SPDX-License-Identifier: Apache-2.0

/// Assigns a unique identity to each element and container of a tree.
struct DistinctIdentities {
  private let given: Set<ElementID>
  private var taken: Set<ElementID> = []
  private var lastNumbers: [ElementID: Int] = [:]

  /// Starts with the program's identities, so that no duplicate receives one of them.
  init(given: Set<ElementID>) { self.given = given }

  /// Returns the identity, with a number if that is needed to make it unique.
  mutating func take(_ id: ElementID) -> ElementID {
    guard !taken.insert(id).inserted else { return id }
    var number = lastNumbers[id, default: 1]
    var distinct = id
    repeat {
      number += 1
      distinct = ElementID("\(id) \(number)")
    } while given.contains(distinct)
    lastNumbers[id] = number
    return distinct
  }
}
