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
    regular = TickPattern(strides: Strides(stride: 1, phase: 0), last: count - 1, clearance: 1)
  }

  /// Creates a selection of as many evenly spaced stops as there is room for.
  init(of stops: Stops, length: Pixels, spacing: Pixels, majorInterval: Int) {
    let last = stops.count - 1
    let least =
      length > 0 ? Int(min((spacing * Pixels(last) - 1) / length + 1, Pixels(last))) : last
    let round = majorInterval == 0 && least > 1 ? RoundStrides(of: stops) : nil
    let strides =
      round?.strides(atLeast: least, below: last)
      ?? Strides(
        stride: Thinning.stride(atLeast: least, over: last, major: majorInterval),
        phase: 0
      )
    regular = TickPattern(strides: strides, last: last, clearance: max(1, least))
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
    guard case .strided(let first, let stride, let inner, let last) = regular else { return false }
    return inner == 0 || (first == stride && last == (inner + 1) * stride)
  }

  /// The number of stops between neighbouring ticks, not counting the gaps at the ends.
  var stride: Int? {
    guard case .strided(_, let stride, _, _) = regular else { return nil }
    return stride
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
