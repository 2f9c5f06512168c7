// SPDX-License-Identifier: Apache-2.0

/// The stops whose ticks are drawn whichever is chosen, in ascending order.
enum TickPattern: Hashable, Sendable {
  /// Every `stride`-th stop from the minimum, but for the last one, which is the maximum.
  case strided(stride: Int, count: Int, last: Int)
  /// These stops.
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

  /// The position of the first that is not before a stop; the count where all are.
  func position(notBefore index: Int) -> Int {
    switch self {
    case .strided(let stride, let count, let last):
      index > last ? count : min((max(index, 0) + stride - 1) / stride, count - 1)
    case .listed(let indices):
      indices.partitioningIndex { $0 >= index }
    }
  }
}
