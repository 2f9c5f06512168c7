// SPDX-License-Identifier: Apache-2.0

/// All that a slider can be set to: at least one stop and at most a million, in ascending order.
///
/// Values are derived from the index exactly, so the third stop from 0.1 by 0.1 is 0.3.
public struct Stops: Hashable, Sendable {
  /// The most stops a slider may have.
  public static let maximumCount = 1_000_000

  let values: Values
  let names: [String]

  enum Values: Hashable {
    case positions(Int)
    case range(ValueRange)
    case list([DecimalNumber])
  }

  /// Stops that are only counted: their values are their positions, from 1.
  ///
  /// - Throws: ``StopsError/tooFew(_:)`` or ``StopsError/tooMany(_:)``.
  public init(count: Int) throws(StopsError) {
    guard count >= 1 else { throw .tooFew(count) }
    guard count <= Self.maximumCount else { throw .tooMany(count) }
    self.init(values: .positions(count), names: [])
  }

  /// Stops with names; their values are their positions, from 1.
  ///
  /// - Throws: A ``StopsError`` if there is no name, or a name is blank or stands twice.
  public init(names: [String]) throws(StopsError) {
    self = try Stops(count: names.count).naming(names)
  }

  /// Stops from a minimum to a maximum, one step apart.
  ///
  /// With ``Ending/lastStep`` a maximum that is off the grid is left out, as HTML's range input
  /// does (HTML, "Range state": the maximum that can be reached is the last step below it).
  ///
  /// - Throws: A ``StopsError`` if the step is not above 0, the minimum is above the maximum,
  ///   there would be more than ``maximumCount`` stops, or a value would need more digits than a
  ///   ``DecimalNumber`` has.
  public init(
    from minimum: DecimalNumber,
    to maximum: DecimalNumber,
    by step: DecimalNumber,
    ending: Ending = .lastStep
  ) throws(StopsError) {
    let range = try ValueRange(from: minimum, to: maximum, by: step, ending: ending)
    self.init(values: .range(range), names: [])
  }

  /// Stops with the given values, which need not be evenly spaced, and optionally a name each.
  ///
  /// - Throws: A ``StopsError`` if there is no value, the values don't ascend, there is not one
  ///   name for each value, or a name is blank or stands twice.
  public init(values: [DecimalNumber], names: [String]? = nil) throws(StopsError) {
    _ = try Stops(count: values.count)
    if let mistake = Self.mistakes(inValues: values).first { throw mistake }
    let stops = Stops(values: .list(values), names: [])
    self = if let names { try stops.naming(names) } else { stops }
  }

  /// The same stops with a name each.
  ///
  /// - Throws: A ``StopsError`` if there is not one name for each stop, or a name is blank or
  ///   stands twice.
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
  /// All values that don't ascend, in their order.
  package static func mistakes(inValues values: [DecimalNumber]) -> [StopsError] {
    zip(values, values.dropFirst()).enumerated().filter { $1.0 >= $1.1 }.map { late in
      .notAscending(position: late.offset + 2)
    }
  }

  /// All names that are blank, or are spoken as an earlier one is, in their order.
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
  /// What happens to a maximum that no whole number of steps reaches.
  public enum Ending: Hashable, Sendable {
    /// The last step below it is the last stop.
    case lastStep
    /// It is the last stop all the same, nearer to the one before than the others are.
    case alwaysMaximum
  }
}

extension Stops: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many stops there are.
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
    precondition(indices.contains(index), "there is no stop \(index)")
    return Stop(index: index, value: value(at: index), name: hasNames ? names[index] : nil)
  }

  /// The value of the stop at an index, which is one of ``indices``.
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

  /// Whether the stops have values of their own, and not just positions.
  public var hasValues: Bool {
    if case .positions = values { return false }
    return true
  }

  /// Whether all values are known to be one step apart without looking at each.
  var isEvenlySpaced: Bool {
    switch values {
    case .positions: true
    case .range(let range): range.isEvenlySpaced
    case .list: false
    }
  }

  /// The index, or the end that it lies beyond.
  func clamped(_ index: Int) -> Int { Swift.min(Swift.max(index, 0), count - 1) }

  /// The stop with the smallest value.
  public var minimum: Stop { self[0] }

  /// The stop with the greatest value that can be reached.
  public var maximum: Stop { self[count - 1] }

  /// The index of the stop with exactly this name.
  public func index(named name: String) -> Int? { names.firstIndex(of: name) }

  /// The index of the stop whose value is nearest; of two equally near ones, the greater.
  ///
  /// - Complexity: O(log n) for a list of values, else O(1).
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

  /// The index of the next stop after `index` whose name begins with a letter, wrapping round.
  ///
  /// Upper and lower case are the same. The stop at `index` itself is the last to be tried. An index
  /// beyond an end is that end.
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
