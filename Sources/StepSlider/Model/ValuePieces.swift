// SPDX-License-Identifier: Apache-2.0

/// Ranges of values, each of which begins where the one before it ends.
struct ValuePieces: Hashable, Sendable {
  let ranges: [ValueRange]
  /// The index of the first value of each range.
  private let starts: [Int]
  let count: Int

  init(from minimum: DecimalNumber, pieces: [Stops.Piece]) throws(StopsError) {
    var (ranges, starts, start, first) = ([ValueRange](), [Int](), minimum, 0)
    for (position, piece) in pieces.enumerated() {
      guard start <= piece.end else {
        throw .pieceDescends(position: position + 1, from: start, to: piece.end)
      }
      let range = try ValueRange(
        from: start,
        to: piece.end,
        by: piece.step,
        base: nil,
        ends: .reachable
      )
      ranges.append(range)
      starts.append(first)
      (start, first) = (piece.end, first + range.count - 1)
    }
    guard !ranges.isEmpty else { throw .tooFew(0) }
    guard first < Stops.maximumCount else { throw .tooMany(first + 1) }
    (self.ranges, self.starts, count) = (ranges, starts, first + 1)
  }

  /// The pieces, in the form in which they can be given.
  var pieces: [Stops.Piece] {
    ranges.map { Stops.Piece(to: $0.value(at: $0.count - 1), by: $0.interval) }
  }

  func value(at index: Int) -> DecimalNumber {
    let piece = starts.partitioningIndex { $0 > index } - 1
    return ranges[piece].value(at: index - starts[piece])
  }

  func index(nearestTo value: DecimalNumber) -> Int {
    let piece = max(0, ranges.partitioningIndex { $0.value(at: 0) > value } - 1)
    return starts[piece] + ranges[piece].index(nearestTo: value)
  }
}

extension Stops {
  /// A part of a range that has a step of its own.
  public struct Piece: Hashable, Sendable {
    /// The last value of the piece. The piece begins where the one before it ends.
    public let end: DecimalNumber
    /// The step inside the piece.
    public let step: DecimalNumber

    /// Creates a piece that ends at a value.
    public init(to end: DecimalNumber, by step: DecimalNumber) {
      (self.end, self.step) = (end, step)
    }
  }
}
