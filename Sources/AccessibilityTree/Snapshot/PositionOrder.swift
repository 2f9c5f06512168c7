// SPDX-License-Identifier: Apache-2.0

/// The order in which people read a page: from top to bottom and, within a line, in the
/// direction of the text.
///
/// The area is cut along empty strips: into rows, each row into columns, each column into rows
/// again, until no cut is possible. So bars of unequal height are read along their chart, and a
/// side bar is read separately from the list next to it. Nagy and Seth call this the X-Y cut
/// ("Hierarchical representation of optically scanned documents", 1984).
package struct PositionOrder {
  let frames: [LayoutRect]
  let direction: LayoutDirection

  package init(frames: [LayoutRect], direction: LayoutDirection) {
    (self.frames, self.direction) = (frames, direction)
  }

  /// The greatest number of nested cuts. Frames that aren't in order by then are sorted by
  /// their upper leading corners.
  private static let maximumDepth = 64

  /// The indices of the frames in reading order. Of equal frames, the first comes first.
  ///
  /// - Complexity: O(d n log n) for cuts nested d deep.
  package var indices: [Int] { ordered(Array(frames.indices), depth: 0) }

  private func ordered(_ indices: [Int], depth: Int) -> [Int] {
    guard indices.count > 1 else { return indices }
    guard depth < Self.maximumDepth, let parts = cut(indices) else { return byCorner(indices) }
    return parts.flatMap { ordered($0, depth: depth + 1) }
  }

  private func cut(_ indices: [Int]) -> [[Int]]? {
    let rows = parts(of: indices) { (frames[$0].minY, frames[$0].maxY) }
    guard rows.count == 1 else { return rows }
    let columns = parts(of: indices) { (frames[$0].minX, frames[$0].maxX) }
    guard columns.count == 1 else {
      return direction == .leftToRight ? columns : columns.reversed()
    }
    return nil
  }

  /// Returns the frames in ascending order, divided wherever a cut is possible.
  ///
  /// The frames on both sides of a cut may overlap by a quarter of the smallest frame's extent,
  /// because lines of text often overlap a little.
  private func parts(of indices: [Int], along extent: (Int) -> (Double, Double)) -> [[Int]] {
    let extents = indices.map { (index: $0, extent: extent($0)) }
      .sorted { ($0.extent.0, $0.index) < ($1.extent.0, $1.index) }
    let overlap = (extents.map { $0.extent.1 - $0.extent.0 }.min() ?? 0) / 4
    var parts: [[Int]] = []
    var end = -Double.infinity
    for (index, (start, stop)) in extents {
      if start >= end - overlap { parts.append([]) }
      parts[parts.count - 1].append(index)
      end = max(end, stop)
    }
    return parts
  }

  private func byCorner(_ indices: [Int]) -> [Int] {
    indices.sorted { (frames[$0].minY, leading($0), $0) < (frames[$1].minY, leading($1), $1) }
  }

  private func leading(_ index: Int) -> Double {
    direction == .leftToRight ? frames[index].minX : -frames[index].maxX
  }
}
