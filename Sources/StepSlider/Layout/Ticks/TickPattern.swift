// SPDX-License-Identifier: Apache-2.0

/// The stops with a tick whichever stop is chosen, in ascending order. The first and the last stop
/// are always among them.
enum TickPattern: Hashable, Sendable {
  /// Both ends, and between them a number of stops from the first one on, a stride apart.
  case strided(first: Int, stride: Int, inner: Int, last: Int)
  /// A list of stops.
  case listed([Int])

  /// Creates the pattern of the stops that are a whole number of strides after a phase, and at
  /// least some stops from both ends.
  init(strides: Strides, last: Int, clearance: Int) {
    let (first, stride) = (strides.first(atLeast: clearance), strides.stride)
    let inner = max(0, (last - clearance - first + stride) / stride)
    self = .strided(first: first, stride: stride, inner: inner, last: last)
  }

  var count: Int {
    switch self {
    case .strided(_, _, let inner, let last): last == 0 ? 1 : inner + 2
    case .listed(let indices): indices.count
    }
  }

  func index(at position: Int) -> Int {
    switch self {
    case .strided(let first, let stride, let inner, let last):
      position == 0 ? 0 : position <= inner ? first + (position - 1) * stride : last
    case .listed(let indices): indices[position]
    }
  }

  /// Returns the position of the first stop that is not before a given one, or the count if all
  /// are.
  func position(notBefore index: Int) -> Int {
    switch self {
    case .strided(let first, let stride, let inner, let last):
      if index <= 0 { return 0 }
      if index > last { return count }
      let innerPosition = index <= first ? 1 : 1 + (index - first + stride - 1) / stride
      return min(innerPosition, inner + 1)
    case .listed(let indices):
      return indices.partitioningIndex { $0 >= index }
    }
  }
}

/// Stops at equal distances: a phase, and every stop a whole number of strides after it.
struct Strides: Hashable, Sendable {
  /// The number of stops from one to the next, at least 1.
  let stride: Int
  /// The first stop, less than the stride.
  let phase: Int

  /// Returns the first of the stops after the minimum that is not before a given one.
  func first(atLeast index: Int) -> Int {
    let least = max(1, index)
    return least <= phase ? phase : phase + (least - phase + stride - 1) / stride * stride
  }
}
