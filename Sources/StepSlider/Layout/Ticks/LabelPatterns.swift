// SPDX-License-Identifier: Apache-2.0

/// Regular parts of the drawn ticks that can be labelled, from the densest to the sparsest. Each is
/// a list of stops in ascending order.
///
/// - Numbers one step apart: all ticks; if each stop has one, every d-th stop from the minimum to
///   the maximum (``RoundStrides/evenStrides(over:)``); then the multiples of greater and greater
///   round numbers, or other d-th stops that divide all of them; at last, every d-th tick.
/// - Other numbers: all ticks, those whose first digit is 1, 2 or 5 with zeros after it, the powers of
///   ten, and at last every d-th tick.
/// - Names, numbers without round multiples and major ticks: every d-th tick.
struct LabelPatterns: Sequence, IteratorProtocol {
  private let ticks: TickSelection
  private let stops: Stops
  private var kind: Kind
  /// What is left of the even strides, the best first.
  private var even: ArraySlice<Int> = []
  /// What is left of those that are no better than the multiples of a round number.
  private var divisors: ArraySlice<Int> = []
  private var stride = 0

  private enum Kind {
    case multiples(RoundStrides, tickStride: Int)
    case digits
    case every
  }

  init(of ticks: TickSelection, on stops: Stops, hasMajors: Bool) {
    (self.ticks, self.stops) = (ticks, stops)
    guard !hasMajors, !stops.hasNames else {
      kind = .every
      return
    }
    guard let tickStride = ticks.stride else {
      kind = .digits
      return
    }
    let least = Swift.max(2, tickStride)
    guard let round = RoundStrides(of: stops),
      round.strides(atLeast: least, multipleOf: tickStride, below: stops.count - 1) != nil
    else {
      kind = .every
      return
    }
    kind = .multiples(round, tickStride: tickStride)
    guard tickStride == 1 else { return }
    let strides = round.evenStrides(over: stops.count - 1)
    (even, divisors) = (strides.best[...], strides.others[...])
  }

  mutating func next() -> [Int]? {
    switch kind {
    case .multiples(let round, let tickStride):
      next(of: &even) ?? nextMultiples(round, tickStride) ?? nextOther(tickStride)
    case .digits: nextDigits() ?? nextOther(1)
    case .every: nextEvery()
    }
  }

  private func next(of strides: inout ArraySlice<Int>) -> [Int]? {
    strides.popFirst().map { Array(Swift.stride(from: 0, to: stops.count, by: $0)) }
  }

  private mutating func nextMultiples(_ round: RoundStrides, _ tickStride: Int) -> [Int]? {
    let least = Swift.max(tickStride, stride + 1)
    let strides =
      least < Swift.max(2, stops.count)
      ? round.strides(atLeast: least, multipleOf: tickStride) : nil
    if let divisor = divisors.first, divisor <= strides?.stride ?? divisor {
      return next(of: &divisors)
    }
    guard let strides else { return nil }
    stride = strides.stride
    // Even numbers are no rounder than odd ones, so every second stop counts from the minimum.
    let phase = tickStride == 1 && stride == 2 ? 0 : strides.phase
    return Swift.stride(from: phase, to: stops.count, by: stride).filter(ticks.contains)
  }

  /// Where no round number has room, any stop is better than none. Thinned ticks are round themselves.
  private mutating func nextOther(_ tickStride: Int) -> [Int]? {
    guard tickStride == 1 else { return nil }
    (kind, stride) = (.every, 0)
    return nextEvery()
  }

  private mutating func nextDigits() -> [Int]? {
    guard stride < 3 else { return nil }
    defer { stride += 1 }
    guard stride > 0 else { return ticks.stops }
    return roundStops(stride == 1 ? [1, 2, 5] : [1])
  }

  /// Returns the ticks at numbers whose first digit is one of several, with zeros after it. Empty
  /// if the stops are one step apart or have names.
  func roundStops(_ digits: [Int64]) -> [Int] {
    guard case .digits = kind else { return [] }
    return ticks.stops.filter { stops.value(at: $0).onlyDigit.map(digits.contains) ?? false }
  }

  private mutating func nextEvery() -> [Int]? {
    let steps = ticks.count - 1
    guard stride < steps || stride == 0 else { return nil }
    stride = Thinning.stride(atLeast: stride + 1, over: steps)
    return Swift.stride(from: 0, through: steps, by: stride).map(ticks.index)
  }
}

extension TickSelection {
  /// The stops with a tick, in ascending order.
  var stops: [Int] { (0..<count).map(index) }
}

extension DecimalNumber {
  /// The first digit, if only zeros follow it, as in 0.02 or 500.
  fileprivate var onlyDigit: Int64? {
    var digits = coefficient
    while digits != 0, digits.isMultiple(of: 10) { digits /= 10 }
    return (1...9).contains(digits.magnitude) ? Int64(digits.magnitude) : nil
  }
}
