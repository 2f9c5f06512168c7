// SPDX-License-Identifier: Apache-2.0

/// Which stops have a tick, in ascending order; both ends always have one.
struct TickSelection: Hashable, Sendable {
  private let regular: TickPattern
  /// A stop that isn't one of the regular ones.
  private var added: Int?

  /// All stops.
  init(allOf count: Int) {
    regular = .strided(stride: 1, count: count, last: count - 1)
  }

  /// As many evenly spaced stops as there is room for.
  init(last: Int, length: Int, spacing: Int, majorInterval: Int) {
    let least = length > 0 ? min((spacing * last - 1) / length + 1, last) : last
    let stride = Thinning.stride(atLeast: least, over: last, major: majorInterval)
    let (quotient, rest) = last.quotientAndRemainder(dividingBy: stride)
    let isRestWideEnough = rest * length >= spacing * last
    let count = quotient + (rest == 0 ? 1 : isRestWideEnough ? 2 : 1)
    regular = .strided(stride: stride, count: count, last: last)
  }

  /// These stops, both ends among them.
  init(listing indices: [Int]) {
    regular = .listed(indices)
  }

  /// The same, and one more stop if it isn't among them.
  func including(_ index: Int) -> TickSelection {
    guard !contains(index) else { return self }
    var selection = self
    selection.added = index
    return selection
  }

  var count: Int { regular.count + (added == nil ? 0 : 1) }

  var isRegular: Bool {
    guard case .strided(let stride, _, let last) = regular else { return false }
    return last.isMultiple(of: stride)
  }

  func contains(_ index: Int) -> Bool {
    let position = regular.position(notBefore: index)
    return added == index || (position < regular.count && regular.index(at: position) == index)
  }

  func index(at position: Int) -> Int {
    guard let added else { return regular.index(at: position) }
    let place = regular.position(notBefore: added)
    guard position != place else { return added }
    return regular.index(at: position < place ? position : position - 1)
  }
}
