// SPDX-License-Identifier: Apache-2.0

package import StepSlider
import Testing

/// A kind of stops with a kind of spacing, and random stops of both, the same in each run.
package struct EveryKind: Sendable, CustomTestStringConvertible {
  package let values: Values
  package let spacing: Spacing

  package enum Values: String, CaseIterable, Sendable {
    case counted, named, range, based, reachable, pieces, list, namedList, round
  }

  package enum Spacing: String, CaseIterable, Sendable {
    case even, proportional, logarithmic, byHand
  }

  package init(values: Values, spacing: Spacing) {
    (self.values, self.spacing) = (values, spacing)
  }

  /// Each kind of stops with each kind of spacing.
  package static let all = Values.allCases.flatMap { values in
    Spacing.allCases.map { EveryKind(values: values, spacing: $0) }
  }

  package var testDescription: String { "\(values), \(spacing)" }

  /// Returns random stops: few, many, close together and far apart, above 0 if they must be.
  package func stops(seed: UInt64) throws -> Stops {
    var random = RandomStops(seed: seed, isPositive: spacing == .logarithmic)
    let stops = try random.stops(values)
    return switch spacing {
    case .even: try stops.spaced(.even)
    case .proportional: try stops.spaced(.proportional)
    case .logarithmic: try stops.spaced(.logarithmic)
    case .byHand: try stops.spaced(.positions(random.positions(count: stops.count)))
    }
  }
}

extension EveryKind {
  /// Returns the first stop that breaks a rule, among random stops of this kind.
  package func firstFailure(
    among seeds: Range<UInt64> = 0..<2,
    of rule: (Stops, Int) throws -> Bool
  ) throws -> String? {
    for seed in seeds {
      let stops = try stops(seed: seed)
      for index in Self.sample(of: stops) where !(try rule(stops, index)) {
        let ends = "\(stops.minimum.value) to \(stops.maximum.value)"
        return "stop \(index) of \(stops.count) from \(ends), seed \(seed)"
      }
    }
    return nil
  }

  /// All stops, or those next to the ends and some between them.
  private static func sample(of stops: Stops) -> [Int] {
    guard stops.count > 60 else { return Array(stops.indices) }
    let inner = stride(from: 4, to: stops.count - 4, by: max(1, stops.count / 40))
    return Array(0..<4) + inner + Array(stops.count - 4..<stops.count)
  }
}

/// Random definitions of stops.
private struct RandomStops {
  private var numbers: SeededNumbers
  private let isPositive: Bool
  /// The number of digits after the point.
  private let places: Int

  init(seed: UInt64, isPositive: Bool) {
    numbers = SeededNumbers(seed: seed)
    self.isPositive = isPositive
    places = Int.random(in: 0...6, using: &numbers)
  }

  mutating func stops(_ values: EveryKind.Values) throws -> Stops {
    switch values {
    case .counted: try Stops(count: count())
    case .named: try Stops(names: names(count()))
    case .range: try range()
    case .based: try range(base: try number(-500...500))
    case .reachable: try range(base: try number(-500...500), reachesEnds: true)
    case .pieces: try pieces()
    case .list: try Stops(values: list(count()))
    case .namedList: try named(list(count()))
    case .round: try round()
    }
  }

  /// Ascending positions in any unit.
  mutating func positions(count: Int) -> [Double] {
    var position = Double.random(in: -100...100, using: &numbers)
    return (0..<count).map { _ in
      position += Double.random(in: 0.01...10, using: &numbers)
      return position
    }
  }

  private mutating func count() -> Int {
    let most = [1, 2, 3, 10, 60, 400][Int.random(in: 0..<6, using: &numbers)]
    return Int.random(in: 1...most, using: &numbers)
  }

  private mutating func number(_ digits: ClosedRange<Int>) throws -> DecimalNumber {
    try required(DecimalNumber("\(Int.random(in: digits, using: &numbers))e-\(places)"))
  }

  private mutating func start() throws -> DecimalNumber {
    try number(isPositive ? 1...2000 : -2000...2000)
  }

  private func names(_ count: Int) -> [String] { (0..<count).map { "Step \($0)" } }

  /// A range that a whole number of steps may miss.
  private mutating func range(
    base: DecimalNumber? = nil,
    reachesEnds: Bool = false
  ) throws -> Stops {
    let (minimum, step) = (try start(), try number(1...300))
    let length = try required(step.multiplied(by: DecimalNumber(count())))
    let maximum = try required(minimum.adding(length)?.adding(number(0...150)))
    return try Stops(
      from: minimum,
      to: maximum,
      by: step,
      base: base,
      reachesEnds: reachesEnds
    )
  }

  private mutating func pieces() throws -> Stops {
    let minimum = try start()
    var end = minimum
    let pieces = try (0...Int.random(in: 0...4, using: &numbers)).map { _ in
      end = try required(end.adding(number(1...3000)))
      return Stops.Piece(to: end, by: try number(1...300))
    }
    return try Stops(from: minimum, pieces: pieces)
  }

  /// Values that are crowded in parts and far apart in others.
  private mutating func list(_ count: Int) throws -> [DecimalNumber] {
    var value = try start()
    return try (0..<count).map { _ in
      value = try required(value.adding(number(Bool.random(using: &numbers) ? 1...3 : 1...900)))
      return value
    }
  }

  private func named(_ values: [DecimalNumber]) throws -> Stops {
    try Stops(values: values, names: names(values.count))
  }

  private mutating func round() throws -> Stops {
    let minimum = try number(1...2000)
    let length = try number(0...100_000_000)
    return try Stops(roundFrom: minimum, to: try required(minimum.adding(length)))
  }
}
