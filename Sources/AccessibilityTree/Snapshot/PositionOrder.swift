// SPDX-License-Identifier: Apache-2.0

/// The order in which people read what stands on a plane: from top to bottom, and side by side from
/// where text begins to where it ends.
///
/// The plane is cut where nothing stands: first across into rows, each row then into columns, each
/// column into rows again, until nothing can be cut. So bars of unequal height are read along their
/// chart, and a side bar apart from the list beside it. (Nagy and Seth, "Hierarchical representation
/// of optically scanned documents", 1984, call it the X-Y cut.)
struct PositionOrder {
  let frames: [LayoutRect]
  let direction: LayoutDirection

  /// How often is cut at most; what isn't in order then, is ordered by its upper left corners.
  private static let maximumDepth = 64

  /// The indices of the frames in reading order; of equal frames the first comes first.
  ///
  /// - Complexity: O(d n log n), where a cut within a cut is made at most d times.
  var indices: [Int] { ordered(Array(frames.indices), depth: 0) }

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

  /// The frames in ascending order, cut wherever all before and all after overlap by no more than a
  /// quarter of the least extent: lines of text often do, by a little.
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
