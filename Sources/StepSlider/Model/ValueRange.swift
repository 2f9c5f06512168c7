// SPDX-License-Identifier: Apache-2.0

/// Exact values one step apart, stored as integers in units of their last decimal place. The first
/// and the last step may be shorter.
struct ValueRange: Hashable, Sendable {
  /// The number of digits after the point.
  let places: Int
  private let minimum: Int128
  private let maximum: Int128
  private let step: Int128
  /// The number of the grid at the minimum, or the last one below it.
  private let origin: Int128
  /// The index of the first value among the stops; 0 unless it is a later piece.
  let start: Int
  let count: Int

  init(
    from minimum: DecimalNumber,
    to maximum: DecimalNumber,
    by step: DecimalNumber,
    base: DecimalNumber?,
    reachesEnds: Bool,
    start: Int = 0
  ) throws(StopsError) {
    guard step > 0 else { throw .stepNotPositive(step) }
    guard minimum <= maximum else { throw .minimumAboveMaximum(minimum, maximum) }
    let base = base ?? minimum
    let common = [minimum, maximum, step, base].reduce(0) { max($0, $1.fractionDigitCount) }
    let grid = (base: base.coefficient(places: common), step: step.coefficient(places: common))
    let wanted = (minimum.coefficient(places: common), maximum.coefficient(places: common))
    let onGrid = (Self.first(from: wanted.0, on: grid), Self.last(upTo: wanted.1, on: grid))
    let (first, last) = reachesEnds ? wanted : onGrid
    guard first <= last else {
      throw StopsError("no step is between \(minimum) and \(maximum)")
    }
    let origin = first == last ? first : Self.last(upTo: first, on: grid)
    let stops = 1 + (last - origin + grid.step - 1) / grid.step
    guard stops <= Int128(Stops.maximumCount) else { throw .tooMany(Int(clamping: stops)) }
    // The places of the values, not of the numbers given, so that equal stops compare as equal.
    let numbers = [first, last, origin].compactMap { DecimalNumber(exactly: $0, places: common) }
    let places = numbers.reduce(step.fractionDigitCount) { max($0, $1.fractionDigitCount) }
    let unit = DecimalNumber(1).coefficient(places: common - places)
    let greatest = max(first.magnitude, last.magnitude, origin.magnitude) / unit.magnitude
    guard numbers.count == 3, greatest < DecimalNumber.coefficientLimit else {
      throw .tooManyDigits
    }
    (self.places, self.minimum, self.maximum) = (places, first / unit, last / unit)
    self.origin = origin / unit
    (self.step, self.start, count) = (grid.step / unit, start, Int(stops))
  }

  /// Creates the values 1, 2, 3 and so on.
  init(positions count: Int) {
    (places, minimum, maximum, step, origin) = (0, 1, Int128(count), 1, 1)
    (start, self.count) = (0, count)
  }

  var interval: DecimalNumber { DecimalNumber(coefficient: step, fractionDigitCount: places) }

  /// The number from which steps count, if it isn't the minimum.
  var base: DecimalNumber? {
    origin == minimum ? nil : DecimalNumber(coefficient: origin, fractionDigitCount: places)
  }

  /// Whether the first and the last step are as long as the others.
  var isEvenlySpaced: Bool {
    origin == minimum && origin + Int128(count - 1) * step == maximum
  }

  /// The index after that of the last value.
  var end: Int { start + count }

  func value(at index: Int) -> DecimalNumber {
    DecimalNumber(
      coefficient: min(max(origin + Int128(index - start) * step, minimum), maximum),
      fractionDigitCount: places
    )
  }

  func index(nearestTo value: DecimalNumber) -> Int {
    let common = max(places, value.fractionDigitCount)
    let scale = DecimalNumber(1).coefficient(places: common - places)
    let offset = value.coefficient(places: common) - origin * scale
    guard offset > 0 else { return start }
    let below = start + min(Int(clamping: offset / (step * scale)), count - 1)
    guard below < end - 1 else { return below }
    return value.isNearer(to: self.value(at: below), than: self.value(at: below + 1))
      ? below : below + 1
  }

  /// Returns the greatest number that is a whole number of steps from a base and at most a limit.
  private static func last(upTo limit: Int128, on grid: (base: Int128, step: Int128)) -> Int128 {
    let (quotient, rest) = (limit - grid.base).quotientAndRemainder(dividingBy: grid.step)
    return grid.base + (rest < 0 ? quotient - 1 : quotient) * grid.step
  }

  /// Returns the smallest such number that is at least a limit.
  private static func first(from limit: Int128, on grid: (base: Int128, step: Int128)) -> Int128 {
    -last(upTo: -limit, on: (-grid.base, grid.step))
  }
}

extension DecimalNumber {
  /// Returns whether this number is strictly nearer to one number than to another.
  func isNearer(to near: DecimalNumber, than far: DecimalNumber) -> Bool {
    let places = max(fractionDigitCount, near.fractionDigitCount, far.fractionDigitCount)
    let here = coefficient(places: places)
    return (here - near.coefficient(places: places)).magnitude
      < (here - far.coefficient(places: places)).magnitude
  }
}
