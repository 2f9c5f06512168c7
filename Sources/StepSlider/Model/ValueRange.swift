// SPDX-License-Identifier: Apache-2.0

/// Exact, evenly spaced values, stored as integers in units of their last decimal place.
struct ValueRange: Hashable, Sendable {
  private let places: Int
  private let minimum: Int128
  private let maximum: Int128
  private let step: Int128
  let count: Int

  init(
    from minimum: DecimalNumber,
    to maximum: DecimalNumber,
    by step: DecimalNumber,
    ending: Stops.Ending
  ) throws(StopsError) {
    guard step > 0 else { throw .stepNotPositive(step) }
    guard minimum <= maximum else { throw .minimumAboveMaximum(minimum, maximum) }
    let common = max(
      minimum.fractionDigitCount,
      maximum.fractionDigitCount,
      step.fractionDigitCount
    )
    let (start, gap) = (minimum.coefficient(places: common), step.coefficient(places: common))
    let distance = maximum.coefficient(places: common) - start
    let (wholeSteps, rest) = distance.quotientAndRemainder(dividingBy: gap)
    let stops = wholeSteps + (rest > 0 && ending == .alwaysMaximum ? 2 : 1)
    guard stops <= Int128(Stops.maximumCount) else { throw .tooMany(Int(clamping: stops)) }
    count = Int(stops)
    let end = start + (ending == .alwaysMaximum ? distance : wholeSteps * gap)
    guard max(start.magnitude, end.magnitude) < DecimalNumber.coefficientLimit else {
      throw .tooManyDigits
    }
    // Store the last value, not the maximum that was given, so that equal stops compare as equal.
    let last = DecimalNumber(coefficient: end, fractionDigitCount: common)
    places = max(minimum.fractionDigitCount, last.fractionDigitCount, step.fractionDigitCount)
    self.minimum = minimum.coefficient(places: places)
    self.maximum = last.coefficient(places: places)
    self.step = step.coefficient(places: places)
  }

  /// The values 1, 2, 3 and so on.
  init(positions count: Int) {
    (places, minimum, maximum, step, self.count) = (0, 1, Int128(count), 1, count)
  }

  /// The distance between neighbouring values, except perhaps the last two.
  var interval: DecimalNumber { DecimalNumber(coefficient: step, fractionDigitCount: places) }

  /// Whether the last step is as long as the others.
  var isEvenlySpaced: Bool { minimum + Int128(count - 1) * step == maximum }

  func value(at index: Int) -> DecimalNumber {
    DecimalNumber(
      coefficient: min(minimum + Int128(index) * step, maximum),
      fractionDigitCount: places
    )
  }

  func index(nearestTo value: DecimalNumber) -> Int {
    let common = max(places, value.fractionDigitCount)
    let scale = DecimalNumber(1).coefficient(places: common - places)
    let offset = value.coefficient(places: common) - minimum * scale
    guard offset > 0 else { return 0 }
    let below = min(Int(clamping: offset / (step * scale)), count - 1)
    guard below < count - 1 else { return below }
    return value.isNearer(to: self.value(at: below), than: self.value(at: below + 1))
      ? below : below + 1
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
