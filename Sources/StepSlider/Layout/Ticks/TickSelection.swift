// SPDX-License-Identifier: Apache-2.0

/// The stops that have a tick, in ascending order. Both ends always have one.
struct TickSelection: Hashable, Sendable {
  private let regular: TickPattern
  private var added: Added?

  /// A stop that isn't part of the pattern, and its position among all ticks.
  private struct Added: Hashable {
    let index: Int
    let position: Int
  }

  /// Creates a selection of all stops.
  init(allOf count: Int) {
    regular = .strided(stride: 1, count: count, last: count - 1)
  }

  /// Creates a selection of as many evenly spaced stops as there is room for.
  init(last: Int, length: Pixels, spacing: Pixels, majorInterval: Int) {
    let room = spacing * Pixels(last)
    let least = length > 0 ? Int(min((room - 1) / length + 1, Pixels(last))) : last
    let stride = Thinning.stride(atLeast: least, over: last, major: majorInterval)
    let (quotient, rest) = last.quotientAndRemainder(dividingBy: stride)
    let isRestWideEnough = Pixels(rest) * length >= room
    let count = quotient + (rest == 0 ? 1 : isRestWideEnough ? 2 : 1)
    regular = .strided(stride: stride, count: count, last: last)
  }

  /// Creates a selection of listed stops, which include both ends.
  init(listing indices: [Int]) {
    regular = .listed(indices)
  }

  /// Returns the same selection with one more stop, unless it is already included.
  func including(_ index: Int) -> TickSelection {
    guard !contains(index) else { return self }
    var selection = self
    selection.added = Added(index: index, position: regular.position(notBefore: index))
    return selection
  }

  var count: Int { regular.count + (added == nil ? 0 : 1) }

  var isRegular: Bool {
    guard case .strided(let stride, _, let last) = regular else { return false }
    return last.isMultiple(of: stride)
  }

  func contains(_ index: Int) -> Bool {
    guard added?.index != index else { return true }
    let position = regular.position(notBefore: index)
    return position < regular.count && regular.index(at: position) == index
  }

  func index(at position: Int) -> Int {
    guard let added else { return regular.index(at: position) }
    guard position != added.position else { return added.index }
    return regular.index(at: position < added.position ? position : position - 1)
  }
}
