// SPDX-License-Identifier: Apache-2.0

package import AccessibilityTree

/// Numbers that a careless caller may pass.
package let carelessNumbers: [Double] = [
  0, -1, 0.3, 44, 1e7, 1e300, -1e300, .nan, .infinity, -.infinity, .leastNonzeroMagnitude,
]

/// Returns whether all edges are finite, so that the rectangle can be drawn.
package func isFinite(_ rect: LayoutRect) -> Bool {
  [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite)
}
