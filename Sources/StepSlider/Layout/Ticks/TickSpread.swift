// SPDX-License-Identifier: Apache-2.0

/// Which stops have a tick on an uneven scale, whichever is chosen: both ends, and from the minimum
/// up each next stop that is far enough from the one before and from the maximum.
struct TickSpread {
  let layout: SliderLayout
  /// The least number of device pixels from one to the next.
  let spacing: Int

  private var last: Int { layout.scale.stops.count - 1 }

  /// The stops, in ascending order.
  var indices: [Int] {
    var indices = [0]
    var index = next(after: 0)
    while index < last, hasRoom(index) {
      indices.append(index)
      index = next(after: index)
    }
    return last > 0 ? indices + [last] : indices
  }

  /// Whether a stop is one of them.
  ///
  /// A gap that is wide enough by itself has one at its end, so what is before it doesn't matter.
  ///
  /// - Complexity: O(1) where stops are far apart, else O(m) for m of them before the stop.
  func contains(_ stop: Int) -> Bool {
    guard stop > 0, stop < last else { return stop == 0 || stop == last }
    guard hasRoom(stop) else { return false }
    let most = Int(layout.offset(of: stop) / Double(spacing))
    let start = (max(1, stop - most)...stop).reversed().first { next(after: $0 - 1) == $0 }
    var index = start ?? 0
    while index < stop { index = next(after: index) }
    return index == stop
  }

  private func next(after index: Int) -> Int {
    let scale = layout.scale
    let length = Double(layout.travel.length)
    let offset = layout.offset(of: index) + Double(spacing)
    return scale.firstIndex(atOrAfter: offset, along: length, after: index)
  }

  /// Whether a stop is far enough from the maximum.
  private func hasRoom(_ index: Int) -> Bool {
    Double(layout.travel.length) - layout.offset(of: index) >= Double(spacing)
  }
}
