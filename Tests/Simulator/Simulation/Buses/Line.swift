// SPDX-License-Identifier: GPL-3.0-or-later

/// Elements that leave in the order in which they came.
struct Line<Element> {
  private var elements: [Element] = []
  private var start = 0

  var count: Int { elements.count - start }

  var isEmpty: Bool { start == elements.count }

  mutating func append(_ element: Element) { elements.append(element) }

  /// - Complexity: O(1), amortized.
  mutating func takeFirst() -> Element? {
    guard !isEmpty else { return nil }
    defer {
      start += 1
      if isEmpty || start > 1000 {
        elements.removeFirst(start)
        start = 0
      }
    }
    return elements[start]
  }

  mutating func removeAll() { (elements, start) = ([], 0) }
}
