// SPDX-License-Identifier: Apache-2.0

extension RandomAccessCollection {
  /// Returns the index of the first element that meets a condition, or the end index. Later
  /// elements must meet the condition too.
  ///
  /// - Complexity: O(log n).
  func partitioningIndex(where isMet: (Element) -> Bool) -> Index {
    var (start, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if isMet(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
