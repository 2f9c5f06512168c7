// SPDX-License-Identifier: Apache-2.0

import AccessibilityTree
import TestValues
import Testing

@Suite struct GeometryTests {
  @Test func `points, sizes and rectangles are finite for any numbers`() {
    for first in carelessNumbers {
      for second in carelessNumbers {
        let rect = LayoutRect(x: first, y: second, width: second, height: first)
        #expect(isFinite(rect))
        #expect(isFinite(rect.outset(by: first)))
        #expect(rect.size.width >= 0 && rect.size.height >= 0)
      }
    }
    #expect(LayoutPoint(x: .nan, y: .infinity) == LayoutPoint(x: 0, y: 1e9))
    #expect(LayoutSize(width: -3, height: .nan) == .zero)
  }

  @Test func `a rectangle contains its left and upper edges but not the others`() {
    let rect = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(LayoutPoint(x: 1, y: 2)))
    #expect(!rect.contains(LayoutPoint(x: 4, y: 2)))
    #expect(!rect.contains(LayoutPoint(x: 1, y: 6)))
    #expect(!LayoutRect.zero.contains(.zero))
  }

  @Test func `edges that would cross meet in the middle`() {
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 4)
    #expect(rect.outset(by: 1) == LayoutRect(x: -1, y: -1, width: 12, height: 6))
    #expect(rect.outset(by: -3) == LayoutRect(x: 3, y: 2, width: 4, height: 0))
    #expect(rect.outset(by: -.infinity) == LayoutRect(origin: rect.center, size: .zero))
  }

  @Test func `rectangles intersect where they overlap, but not where they only touch`() {
    let rect = LayoutRect(x: 0, y: 0, width: 10, height: 10)
    let part = rect.intersection(LayoutRect(x: 6, y: -5, width: 10, height: 10))
    #expect(part == LayoutRect(x: 6, y: 0, width: 4, height: 5))
    #expect(rect.intersection(LayoutRect(x: 10, y: 0, width: 5, height: 5)) == nil)
    #expect(rect.intersection(LayoutRect(x: 11, y: 0, width: 5, height: 5)) == nil)
    let line = LayoutRect(x: 10, y: 2, width: 0, height: 3)
    #expect(rect.intersection(line) == line)
  }
}
