// SPDX-License-Identifier: Apache-2.0

/// The stops of a slider in ascending order, from 1 to 1,000,000 of them.
///
/// Each value is computed exactly from its index, so the third stop from 0.1 by 0.1 is 0.3.
public struct Stops: Hashable, Sendable {
  /// The maximum number of stops.
  public static let maximumCount = 1_000_000

  let values: Values
  let names: [String]

  enum Values: Hashable {
    case positions(Int)
    case range(ValueRange)
    case list([DecimalNumber])
  }

  /// Creates a number of stops without names. Their values count from 1.
  ///
  /// - Throws: ``StopsError/tooFew(_:)`` or ``StopsError/tooMany(_:)``.
  public init(count: Int) throws(StopsError) {
    guard count >= 1 else { throw .tooFew(count) }
    guard count <= Self.maximumCount else { throw .tooMany(count) }
    self.init(values: .positions(count), names: [])
  }

  /// Creates a stop for each name. Their values count from 1.
  ///
  /// - Throws: A ``StopsError`` if the number of names is 0 or too great, a name is blank, or two
  ///   names are spoken the same way.
  public init(names: [String]) throws(StopsError) {
    self = try Stops(count: names.count).naming(names)
  }

  /// Creates stops from a minimum to a maximum, one step apart.
  ///
  /// With ``Ending/lastStep``, a maximum off the grid is left out and the last step below it
  /// becomes the maximum. HTML's range input does the same (HTML, "Range state").
  ///
  /// - Throws: A ``StopsError`` if the step is not above 0, the minimum is above the maximum,
  ///   there would be more than ``maximumCount`` stops, or a value would need more digits than a
  ///   ``DecimalNumber`` can have.
  public init(
    from minimum: DecimalNumber,
    to maximum: DecimalNumber,
    by step: DecimalNumber,
    ending: Ending = .lastStep
  ) throws(StopsError) {
    let range = try ValueRange(from: minimum, to: maximum, by: step, ending: ending)
    self.init(values: .range(range), names: [])
  }

  /// Creates stops with values, which need not be evenly spaced, and optional names.
  ///
  /// - Throws: A ``StopsError`` if there are no values or too many, the values don't ascend, the
  ///   number of names differs from the number of values, a name is blank, or two names are
  ///   spoken the same way.
  public init(values: [DecimalNumber], names: [String]? = nil) throws(StopsError) {
    _ = try Stops(count: values.count)
    if let mistake = Self.mistakes(inValues: values).first { throw mistake }
    let stops = Stops(values: .list(values), names: [])
    self = if let names { try stops.naming(names) } else { stops }
  }

  /// Returns the same stops with names.
  ///
  /// - Throws: A ``StopsError`` if the number of names differs from the number of stops, a name
  ///   is blank, or two names are spoken the same way.
  public func naming(_ names: [String]) throws(StopsError) -> Stops {
    guard names.count == count else { throw .nameCount(names: names.count, stops: count) }
    if let mistake = Self.mistakes(inNames: names).first { throw mistake }
    return Stops(values: values, names: names)
  }

  private init(values: Values, names: [String]) {
    (self.values, self.names) = (values, names)
  }
}

extension Stops {
  /// Returns an error for each value that doesn't ascend, in order.
  package static func mistakes(inValues values: [DecimalNumber]) -> [StopsError] {
    zip(values, values.dropFirst()).enumerated().filter { $1.0 >= $1.1 }.map { late in
      .notAscending(position: late.offset + 2)
    }
  }

  /// Returns an error for each name that is blank or is spoken like an earlier one, in order.
  package static func mistakes(inNames names: [String]) -> [StopsError] {
    var positions: [String: Int] = [:]
    return names.enumerated().compactMap { index, name in
      guard let words = SpokenText.spoken(name) else { return .blankName(position: index + 1) }
      guard let first = positions[words] else {
        positions[words] = index + 1
        return nil
      }
      return .duplicateName(name, positions: [first, index + 1])
    }
  }
}

extension Stops {
  /// The treatment of a maximum that no whole number of steps reaches.
  public enum Ending: Hashable, Sendable {
    /// The last step below the maximum is the last stop.
    case lastStep
    /// The maximum is the last stop, closer to its neighbour than the other stops are.
    case alwaysMaximum
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
    case .list(let list): list.count
    }
  }

  /// The stop at an index.
  ///
  /// - Precondition: The index is one of ``indices``.
  /// - Complexity: O(1).
  public subscript(index: Int) -> Stop {
    precondition(indices.contains(index), "no stop at index \(index)")
    return Stop(index: index, value: value(at: index), name: hasNames ? names[index] : nil)
  }

  /// Returns the value of the stop at a valid index.
  func value(at index: Int) -> DecimalNumber {
    switch values {
    case .positions: DecimalNumber(clamping: index + 1)
    case .range(let range): range.value(at: index)
    case .list(let list): list[index]
    }
  }
}

extension Stops {
  /// Whether each stop has a name.
  public var hasNames: Bool { !names.isEmpty }

  /// Whether the stops have values of their own.
  public var hasValues: Bool {
    if case .positions = values { return false }
    return true
  }

  /// Whether all values are known to be one step apart without checking each of them.
  var isEvenlySpaced: Bool {
    switch values {
    case .positions: true
    case .range(let range): range.isEvenlySpaced
    case .list: false
    }
  }

  /// Returns an index clamped to the valid indices.
  func clamped(_ index: Int) -> Int { Swift.min(Swift.max(index, 0), count - 1) }

  /// The stop with the smallest value.
  public var minimum: Stop { self[0] }

  /// The stop with the greatest value that can be reached.
  public var maximum: Stop { self[count - 1] }

  /// Returns the index of the stop with exactly this name.
  public func index(named name: String) -> Int? { names.firstIndex(of: name) }

  /// Returns the index of the stop nearest to a value; of two equally near stops, the greater.
  ///
  /// - Complexity: O(log n) for a list of values, otherwise O(1).
  public func index(nearestTo value: DecimalNumber) -> Int {
    switch values {
    case .positions(let count):
      ValueRange(positions: count).index(nearestTo: value)
    case .range(let range):
      range.index(nearestTo: value)
    case .list(let list):
      Self.index(nearestTo: value, in: list)
    }
  }

  /// Returns the index of the next stop after `index` whose name begins with a letter, or `nil`
  /// if there is none.
  ///
  /// The search ignores case and wraps round, so the stop at `index` itself is tried last. An
  /// index beyond an end means that end.
  ///
  /// - Complexity: O(n).
  public func index(after index: Int, nameBeginningWith letter: Character) -> Int? {
    guard hasNames else { return nil }
    let index = clamped(index)
    return (1...count).lazy.map { (index + $0) % count }.first { candidate in
      names[candidate].first { !$0.isWhitespace }?.lowercased() == letter.lowercased()
    }
  }

  private static func index(nearestTo value: DecimalNumber, in list: [DecimalNumber]) -> Int {
    let above = list.partitioningIndex { $0 >= value }
    guard above > 0 else { return 0 }
    guard above < list.count else { return list.count - 1 }
    return value.isNearer(to: list[above - 1], than: list[above]) ? above - 1 : above
  }
}
