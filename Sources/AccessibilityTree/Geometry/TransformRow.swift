// SPDX-License-Identifier: Apache-2.0

/// How one coordinate is made of a point: a row of an affine transform's matrix.
struct TransformRow: Hashable, Sendable {
  let x: Double
  let y: Double
  let added: Double

  func applied(to point: LayoutPoint) -> Double { x * point.x + y * point.y + added }

  /// The row after a transform with two rows of its own.
  func applied(to column: TransformRow, _ line: TransformRow) -> TransformRow {
    TransformRow(
      x: Coordinate.clamped(x * column.x + y * line.x),
      y: Coordinate.clamped(x * column.y + y * line.y),
      added: Coordinate.clamped(x * column.added + y * line.added + added)
    )
  }
}
