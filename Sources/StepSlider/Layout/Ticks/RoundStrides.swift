// SPDX-License-Identifier: Apache-2.0

/// Stops at equal distances: a phase, and every stop a whole number of strides after it. The stride
/// is at least 1, and the phase less than it.
typealias Strides = (stride: Int, phase: Int)

/// The strides between stops at round numbers: the multiples of 1, 2 or 5 times a power of ten (P.
/// Heckbert, "Nice Numbers for Graph Labels", *Graphics Gems*, 1990). If the step is 15, 30 or a
/// multiple of 60, they are whole minutes and hours, or simple angles.
struct RoundStrides {
  /// The step, as an integer in units of its last decimal place.
  private let step: Int128
  /// The number of steps from 0 to the stop with index 0; for other stops, its index is added.
  private let start: Int128
  private let isDecimal: Bool

  /// Creates the strides of stops with numbers. Fails if stops have names, or if no multiple of the
  /// step is round, as for a step of 7.
  init?(of stops: Stops) {
    guard !stops.hasNames, let (origin, step) = stops.grid else { return nil }
    let places = max(origin.fractionDigitCount, step.fractionDigitCount)
    let (wide, first) = (step.coefficient(places: places), origin.coefficient(places: places))
    guard first.isMultiple(of: wide) else { return nil }
    (self.step, start) = (wide, first / wide)
    var rest = wide
    for prime: Int128 in [2, 5] { while rest.isMultiple(of: prime) { rest /= prime } }
    isDecimal = rest == 1
    let isTime = places == 0 && (wide == 15 || wide == 30 || wide.isMultiple(of: 60))
    guard isDecimal || (isTime && Self.day.isMultiple(of: wide)) else { return nil }
  }

  /// Returns the round stops with the least stride that is at least a number of stops, and a
  /// multiple of another number. Fails if that stride isn't below a number of stops: the first
  /// round multiple of 2 to the 40th, for instance, has 41 digits.
  func strides(
    atLeast least: Int,
    multipleOf unit: Int = 1,
    below limit: Int = Stops.maximumCount
  ) -> Strides? {
    let (wanted, limit) = (Int128(max(1, least)) * step, Int128(limit) * step)
    let times = isDecimal ? [] : Self.times
    if let time = times.first(where: { $0 >= wanted && isStride($0, of: unit) }) {
      return time < limit ? strides(of: time / step) : nil
    }
    var power: Int128 = isDecimal ? 1 : Self.day
    while power * 10 <= wanted { power *= 10 }
    while power < limit {
      for factor: Int128 in [1, 2, 5]
      where power * factor >= wanted && power * factor < limit {
        if isStride(power * factor, of: unit) { return strides(of: power * factor / step) }
      }
      power *= 10
    }
    return nil
  }

  /// Returns the strides that lead from the minimum to the maximum in equal gaps: the best are
  /// those of round numbers, and every second to fourth stop; the others divide the minimum too.
  /// The least comes first among each kind. Where numbers change their sign, 0 is included.
  ///
  /// - Complexity: O(n) for n steps.
  func evenStrides(over steps: Int) -> (best: [Int], others: [Int]) {
    let divisors = (1...max(1, steps)).filter {
      steps.isMultiple(of: $0) && ($0 == 1 || $0 < steps)
    }
    let (round, rest) = (divisors.filter(isRound), divisors.filter { !isRound($0) })
    let changesSign = start < 0 && start + Int128(steps) > 0
    let few = rest.filter { $0 <= 4 && (includesZero(stride: $0) || !changesSign) }
    return (round + few, rest.filter { $0 > 4 && includesZero(stride: $0) })
  }

  private func includesZero(stride: Int) -> Bool { start.isMultiple(of: Int128(stride)) }

  /// Returns whether the stops at a stride from the minimum are all at a round number: a time, or a
  /// multiple of 1, 1.5, 2, 2.5, 3, 4 or 5 times a power of ten.
  private func isRound(_ stride: Int) -> Bool {
    guard stride > 1 else { return true }
    guard includesZero(stride: stride) else { return false }
    var distance = Int128(stride) * step
    guard isDecimal else { return Self.times.contains(distance) }
    while distance.isMultiple(of: 10) { distance /= 10 }
    return [1, 15, 2, 25, 3, 4, 5].contains(distance)
  }

  private static let day: Int128 = 86_400
  /// Quarters and halves of a minute, minutes and hours, in seconds.
  private static let times: [Int128] = [
    15, 30, 60, 120, 300, 600, 900, 1200, 1800, 3600, 7200, 10_800, 14_400, 21_600, 43_200,
  ]

  private func isStride(_ distance: Int128, of unit: Int) -> Bool {
    distance.isMultiple(of: step * Int128(unit))
  }

  private func strides(of stride: Int128) -> Strides {
    let rest = start % stride
    return (Int(stride), Int(rest > 0 ? stride - rest : -rest))
  }

  /// Returns the least number of steps between marks that is at least `least` and divides all steps
  /// evenly, with a mark between the ends, or else the least round number, but at most all steps.
  static func stride(atLeast least: Int, over steps: Int) -> Int {
    guard least > 1 else { return 1 }
    guard least < steps else { return max(1, steps) }
    return divisor(atLeast: least, of: steps) ?? min(roundNumber(atLeast: least), steps)
  }

  /// Returns such a number that also divides `major` or is a multiple of it.
  static func stride(atLeast least: Int, over steps: Int, major: Int) -> Int {
    guard major > 0, major < steps else { return stride(atLeast: least, over: steps) }
    guard least > major else { return divisor(atLeast: least, of: major) ?? major }
    let majors = (least - 1) / major + 1
    return major * stride(atLeast: majors, over: steps / major)
  }

  /// Returns the least proper divisor of a number that is at least `least`.
  private static func divisor(atLeast least: Int, of number: Int) -> Int? {
    var best: Int?
    var low = 1
    while low * low <= number {
      if number.isMultiple(of: low) {
        for divisor in [low, number / low] where divisor >= least && divisor < number {
          best = min(best ?? divisor, divisor)
        }
      }
      low += 1
    }
    return best
  }

  /// Returns the least of 1, 2, 5, 10, 20, 50 and so on that is at least `least`.
  private static func roundNumber(atLeast least: Int) -> Int {
    var power = 1
    while power * 10 <= least { power *= 10 }
    for factor in [1, 2, 5] where power * factor >= least { return power * factor }
    return power * 10
  }
}

extension Stops {
  /// The number at index 0 and the distance to the next, if all stops between the ends continue in
  /// the same steps.
  fileprivate var grid: (origin: DecimalNumber, step: DecimalNumber)? {
    switch values {
    case .positions: (1, 1)
    case .range(let range): (range.base ?? range.value(at: 0), range.interval)
    case .pieces, .list: nil
    }
  }
}
