// SPDX-License-Identifier: Apache-2.0

/// Gives each thing in a tree an identity that no other has.
struct DistinctIdentities {
  private let given: Set<ElementID>
  private var taken: Set<ElementID> = []
  private var lastNumbers: [ElementID: Int] = [:]

  /// Begins with all identities that the program gave, so that none of them goes to a double.
  init(given: Set<ElementID>) { self.given = given }

  /// The identity itself, or, if it is taken, the same text with a number that makes it a new one.
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
