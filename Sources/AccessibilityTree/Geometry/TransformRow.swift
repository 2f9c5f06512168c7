// SPDX-License-Identifier: Apache-2.0

/// A row of an affine transform's matrix, which gives one coordinate of a transformed point.
struct TransformRow: Hashable, Sendable {
  let x: Double
  let y: Double
  let added: Double

  func applied(to point: LayoutPoint) -> Double { x * point.x + y * point.y + added }

  /// Returns the row that applies this one after the transform with two given rows.
  func applied(to column: TransformRow, _ line: TransformRow) -> TransformRow {
    TransformRow(
      x: Coordinate.clamped(x * column.x + y * line.x),
      y: Coordinate.clamped(x * column.y + y * line.y),
      added: Coordinate.clamped(x * column.added + y * line.added + added)
    )
  }
}
