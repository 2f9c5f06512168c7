// SPDX-License-Identifier: Apache-2.0

/// The stops of a slider in ascending order, from 1 to 1,000,000 of them.
///
/// Each value is computed exactly from its index, so the third stop from 0.1 by 0.1 is 0.3.
public struct Stops: Hashable, Sendable {
  /// The maximum number of stops.
  package static let maximumCount = 1_000_000
  /// The greatest distance from 0 of a position by hand.
  package static let maximumPosition = 1_000_000_000

  let values: Values
  private(set) var names: [String] = []
  /// The spacing of the stops along a track. Without ``spaced(_:)``, it is even.
  package private(set) var spacing = Spacing.even

  enum Values: Hashable {
    case positions(Int)
    case range(ValueRange)
    case pieces([ValueRange])
    case list([DecimalNumber])
  }
}

extension Stops {
  /// Creates a number of stops without names. Their values count from 1.
  ///
  /// - Throws: A ``StopsError`` if there are none or too many.
  public init(count: Int) throws(StopsError) {
    guard count >= 1 else { throw .tooFew(count) }
    guard count <= Self.maximumCount else { throw .tooMany(count) }
    self.init(values: .positions(count))
  }

  /// Creates a stop for each name. Their values count from 1.
  ///
  /// - Throws: A ``StopsError`` if there are none or too many, one is blank, or two are spoken the
  ///   same way.
  public init(names: [String]) throws(StopsError) {
    self = try Stops(count: names.count).naming(names)
  }

  /// Creates stops one step apart, from a minimum to a maximum.
  ///
  /// Steps count from a base, which is the minimum unless you give another number: from 3 to 20 by
  /// 5, the stops are 3, 8, 13 and 18, and with the base 0, they are 5, 10, 15 and 20.
  /// An end that no whole number of steps reaches is a stop only if `reachesEnds` is `true`; it is
  /// closer to its neighbour than the other stops are. The default, where the stop next to the end
  /// takes its place, is that of HTML's range input and its step base (HTML, "Range state").
  ///
  /// - Throws: A ``StopsError`` if the step is not above 0, the minimum is above the maximum, no
  ///   step is between them, there would be too many stops, or a value would need too many digits.
  public init(
    from minimum: DecimalNumber,
    to maximum: DecimalNumber,
    by step: DecimalNumber,
    base: DecimalNumber? = nil,
    reachesEnds: Bool = false
  ) throws(StopsError) {
    self.init(
      values: .range(
        try ValueRange(from: minimum, to: maximum, by: step, base: base, reachesEnds: reachesEnds)
      )
    )
  }

  /// Creates stops that divide the way from a minimum to a maximum in equal steps. 4 divisions have 5 stops.
  ///
  /// - Throws: A ``StopsError`` if a step can't be written exactly as a decimal number, as a third of
  ///   1 can't, or if steps of that length are refused.
  public init(
    from minimum: DecimalNumber,
    to maximum: DecimalNumber,
    divisions: Int
  ) throws(StopsError) {
    guard minimum <= maximum else { throw .minimumAboveMaximum(minimum, maximum) }
    let places = DecimalNumber.maximumDigitCount
    let length = maximum.coefficient(places: places) - minimum.coefficient(places: places)
    guard divisions > 0, length > 0, length.isMultiple(of: Int128(divisions)),
      let step = DecimalNumber(exactly: length / Int128(divisions), places: places)
    else {
      throw StopsError("\(minimum) to \(maximum) can't be divided exactly by \(divisions)")
    }
    try self.init(from: minimum, to: maximum, by: step)
  }

  /// Creates stops from a minimum, in pieces that each have a step of their own: from 0 to 10 by
  /// 1, then to 100 by 10. The end of each piece is a stop.
  ///
  /// - Throws: A ``StopsError`` if there are no pieces, a piece ends before it begins, or one of
  ///   them is refused as a range.
  public init(from minimum: DecimalNumber, pieces: [Piece]) throws(StopsError) {
    self.init(values: .pieces(try [ValueRange](from: minimum, pieces: pieces)))
  }

  /// Creates stops at round numbers, such as 20, 30, 50, 100 and 200, for scales from small to
  /// large such as frequencies.
  ///
  /// The stops are 1, 2, 3 and 5 times each power of ten, and both ends. Their spacing is
  /// ``Spacing/logarithmic``.
  ///
  /// - Throws: A ``StopsError`` if the minimum is not above 0, or is above the maximum.
  public init(roundFrom minimum: DecimalNumber, to maximum: DecimalNumber) throws(StopsError) {
    guard minimum <= maximum else { throw .minimumAboveMaximum(minimum, maximum) }
    let inner = DecimalNumber.roundNumbers.filter { minimum < $0 && $0 < maximum }
    let ends = minimum < maximum ? [maximum] : []
    self = try Stops(values: [minimum] + inner + ends).spaced(.logarithmic)
  }

  /// Creates stops with values, which need not be evenly spaced, and optional names. To name those of
  /// a range, give its values.
  ///
  /// - Throws: A ``StopsError`` if there are no values or too many, the values don't ascend, or the
  ///   names are refused, as by ``init(names:)``, or aren't as many.
  public init(values: [DecimalNumber], names: [String]? = nil) throws(StopsError) {
    _ = try Stops(count: values.count)
    if let mistake = Self.mistakes(inValues: values).first { throw mistake }
    let stops = Stops(values: .list(values))
    self = if let names { try stops.naming(names) } else { stops }
  }

  /// Returns the same stops with names.
  ///
  /// - Throws: A ``StopsError`` if the number of names differs from the number of stops, a name
  ///   is blank, or two names are spoken the same way.
  package func naming(_ names: [String]) throws(StopsError) -> Stops {
    guard names.count == count else {
      throw StopsError(
        "the number of names (\(names.count)) must equal the number of stops (\(count))"
      )
    }
    if let mistake = Self.mistakes(inNames: names).first { throw mistake }
    var stops = self
    stops.names = names
    return stops
  }

  /// Returns the same stops with another spacing along a track.
  ///
  /// - Throws: A ``StopsError`` if the spacing is logarithmic and the minimum is not above 0, or if
  ///   the number of positions differs from the number of stops, or positions don't ascend.
  public func spaced(_ spacing: Spacing) throws(StopsError) -> Stops {
    switch spacing {
    case .even, .proportional: break
    case .logarithmic:
      guard minimum.value > 0 else { throw .notPositive(minimum.value) }
    case .positions(let positions):
      guard positions.count == count || positions.count == pieceEndCount else {
        let ends = pieceEndCount.map { " or of the ends of pieces (\($0))" } ?? ""
        throw StopsError(
          "the number of positions (\(positions.count)) must equal the number of stops (\(count))\(ends)"
        )
      }
      if let mistake = Self.mistake(inPositions: positions) { throw mistake }
    }
    var stops = self
    stops.spacing = spacing
    return stops
  }

  /// The spacing of stops along a track.
  @nonexhaustive
  public enum Spacing: Hashable, Sendable {
    /// All distances are equal.
    case even
    /// Distances are proportional to the differences between values.
    case proportional
    /// Equal ratios of values give equal distances, as for frequencies: 10, 100 and 1000 are evenly spaced.
    case logarithmic
    /// The position of each stop, in ascending order and any unit, at most 1,000,000,000
    /// from 0. The first one is the track's end with the minimum, and the last one the other end.
    /// Stops in pieces may have positions for the minimum and the end of each piece only. Between
    /// these, distances are proportional to the differences between values.
    case positions([Double])
  }
}

extension Stops: RandomAccessCollection {
  /// The index of the first stop, which is always 0.
  public var startIndex: Int { 0 }

  /// The number of stops.
  public var endIndex: Int {
    switch values {
    case .positions(let count): count
    case .range(let range): range.count
    case .pieces(let ranges): ranges.valueCount
    case .list(let list): list.count
    }
  }

  /// The stop at an index.
  ///
  /// - Precondition: The index is one of ``indices``.
  /// - Complexity: O(1), or O(log p) for p pieces.
  public subscript(index: Int) -> Stop {
    precondition(index >= 0 && index < endIndex, "no stop at index \(index)")
    return Stop(index: index, value: value(at: index), name: hasNames ? names[index] : nil)
  }

  /// Returns the value of the stop at a valid index.
  func value(at index: Int) -> DecimalNumber {
    switch values {
    case .positions: DecimalNumber(index + 1)
    case .range(let range): range.value(at: index)
    case .pieces(let ranges): ranges.value(at: index)
    case .list(let list): list[index]
    }
  }
}

extension Stops {
  /// Whether each stop has a name.
  package var hasNames: Bool { !names.isEmpty }

  /// Whether the stops have values of their own.
  package var hasValues: Bool {
    if case .positions = values { false } else { true }
  }

  /// The number of pieces and one, for the minimum; `nil` if the stops aren't in pieces.
  private var pieceEndCount: Int? {
    if case .pieces(let pieces) = values { pieces.count + 1 } else { nil }
  }

  /// Whether all values are known to be one step apart without checking each of them.
  var isEvenlySpaced: Bool {
    switch values {
    case .positions: true
    case .range(let range): range.isEvenlySpaced
    case .pieces, .list: false
    }
  }

  /// The greatest number of digits after the point that a value has.
  var fractionDigitCount: Int {
    switch values {
    case .positions: 0
    case .range(let range): range.places
    case .pieces(let ranges): ranges.reduce(0) { Swift.max($0, $1.places) }
    case .list(let list): list.reduce(0) { Swift.max($0, $1.fractionDigitCount) }
    }
  }

  package var lastIndex: Int { endIndex - 1 }
  func clamped(_ index: Int) -> Int { Swift.min(Swift.max(index, 0), lastIndex) }

  /// The stop with the smallest value.
  public var minimum: Stop { self[0] }

  /// The stop with the greatest value that can be reached.
  public var maximum: Stop { self[lastIndex] }

  /// Returns the index of the stop with exactly this name.
  package func index(named name: String) -> Int? { names.firstIndex(of: name) }

  /// Returns the index of the stop nearest to a value; of two equally near stops, the greater.
  ///
  /// - Complexity: O(log n) for a list of values or pieces, otherwise O(1).
  public func index(nearestTo value: DecimalNumber) -> Int {
    switch values {
    case .positions(let count): ValueRange(positions: count).index(nearestTo: value)
    case .range(let range): range.index(nearestTo: value)
    case .pieces(let ranges): ranges.index(nearestTo: value)
    case .list(let list): Self.index(nearestTo: value, in: list)
    }
  }

  /// Returns the index of the next stop after `index` whose name begins with a text, or `nil` if there is none.
  /// Case and accents make no difference, and neither do spaces and signs in a name. Spaces and signs in the
  /// text must be in the name too: "1.5" doesn't begin "15". So must an accent, if any name has it: "ö" begins
  /// "Öst", and "Ost" only if no name begins with ö. The search wraps round, so the stop at `index` itself is
  /// tried last. An index beyond an end means that end.
  package func index(after index: Int, nameBeginningWith text: String) -> Int? {
    guard hasNames else { return nil }
    let (index, letters, signs) = (clamped(index), text.folded(), text.folded(keepsSigns: true))
    let indices = (1...count).lazy.map { (index + $0) % count }
    // Whoever types an accent or a sign means it.
    let typed = text.lowercased()
    if Array(typed.unicodeScalars) != letters,
      let exact = indices.first(where: { names[$0].lowercased().hasPrefix(typed) })
    {
      return exact
    }
    let hasDigits = letters.contains { ("0"..."9").contains($0) }
    if signs != letters || hasDigits {
      let exact =
        indices.first { names[$0].begins(with: signs, keepsSigns: true) }
        ?? indices.first { names[$0].begins(with: ["+"] + signs, keepsSigns: true) }
      if exact != nil || signs != letters { return exact }
    }
    return indices.first { names[$0].begins(with: letters) }
  }

  private static func index(nearestTo value: DecimalNumber, in list: [DecimalNumber]) -> Int {
    let above = list.partitioningIndex { $0 >= value }
    guard above > 0 else { return 0 }
    guard above < list.count else { return list.count - 1 }
    return value.isNearer(to: list[above - 1], than: list[above]) ? above - 1 : above
  }
}

/// A stop of a slider: a position where the thumb can rest.
public struct Stop: Hashable, Sendable {
  /// The index of the stop, from 0.
  package let index: Int
  /// The value of the stop. If the stops have no values of their own, it is their index plus 1.
  public let value: DecimalNumber
  /// The name of the stop, if the stops have names.
  public let name: String?
}

extension RandomAccessCollection {
  /// Returns the index of the first element that meets a condition, as all later ones must, or the
  /// end index, in O(log n).
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
