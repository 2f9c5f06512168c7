// SPDX-License-Identifier: Apache-2.0

/// The stops with a tick whichever stop is chosen, in ascending order.
enum TickPattern: Hashable, Sendable {
  /// Every `stride`-th stop from the minimum, except that the last one is the maximum.
  case strided(stride: Int, count: Int, last: Int)
  /// A list of stops.
  case listed([Int])

  var count: Int {
    switch self {
    case .strided(_, let count, _): count
    case .listed(let indices): indices.count
    }
  }

  func index(at position: Int) -> Int {
    switch self {
    case .strided(let stride, let count, let last): position < count - 1 ? position * stride : last
    case .listed(let indices): indices[position]
    }
  }

  /// Returns the position of the first stop that is not before a given one, or the count if all
  /// are.
  func position(notBefore index: Int) -> Int {
    switch self {
    case .strided(let stride, let count, let last):
      index > last ? count : min((max(index, 0) + stride - 1) / stride, count - 1)
    case .listed(let indices):
      indices.partitioningIndex { $0 >= index }
    }
  }
}
