// SPDX-License-Identifier: Apache-2.0

/// Gives each thing in a tree an identity that no other has.
struct DistinctIdentities {
  private var taken: Set<ElementID> = []
  private var lastNumbers: [ElementID: Int] = [:]

  /// The identity itself, or, if it is taken, the same text with a number; it is taken from then on.
  mutating func take(_ id: ElementID) -> ElementID {
    var distinct = id
    while !taken.insert(distinct).inserted {
      let number = lastNumbers[id, default: 1] + 1
      lastNumbers[id] = number
      distinct = "\(id.description) \(number)"
    }
    return distinct
  }
}
