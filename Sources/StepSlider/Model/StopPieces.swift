// SPDX-License-Identifier: Apache-2.0

extension Stops {
  /// A part of a range that has a step of its own.
  public struct Piece: Hashable, Sendable {
    /// The last value of the piece. The piece begins where the one before it ends.
    package let end: DecimalNumber
    package let step: DecimalNumber

    /// Creates a piece that ends at a value.
    public init(to end: DecimalNumber, by step: DecimalNumber) {
      (self.end, self.step) = (end, step)
    }
  }
}

// The values of pieces: ranges, each of which begins at the value where the one before it ends.
extension [ValueRange] {
  init(from minimum: DecimalNumber, pieces: [Stops.Piece]) throws(StopsError) {
    self = []
    var minimum = minimum
    for (position, piece) in pieces.enumerated() {
      guard minimum <= piece.end else {
        throw StopsError(
          "piece \(position + 1) ends at \(piece.end), before it begins at \(minimum)"
        )
      }
      let range = try ValueRange(
        from: minimum,
        to: piece.end,
        by: piece.step,
        base: nil,
        reachesEnds: true,
        start: Swift.max(0, valueCount - 1)
      )
      append(range)
      minimum = piece.end
    }
    guard !isEmpty else { throw .tooFew(0) }
    guard valueCount <= Stops.maximumCount else { throw .tooMany(valueCount) }
  }

  var valueCount: Int { last?.end ?? 0 }

  func value(at index: Int) -> DecimalNumber { self[number(ofPieceAt: index)].value(at: index) }

  /// Returns the number of the last piece with a stop, from 0.
  func number(ofPieceAt index: Int) -> Int { partitioningIndex { $0.start > index } - 1 }

  func index(nearestTo value: DecimalNumber) -> Int {
    let above = partitioningIndex { $0.value(at: $0.start) > value }
    return self[Swift.max(0, above - 1)].index(nearestTo: value)
  }
}
