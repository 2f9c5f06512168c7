// SPDX-License-Identifier: Apache-2.0

/// The frame of the label of a stop's tick.
public struct TickLabel: Hashable, Sendable {
  /// The index of the stop.
  public let index: Int
  /// The frame of the label, in whole device pixels that contain its measured size.
  public let frame: LayoutRect
}

extension SliderLayout {
  /// Returns the labels to draw, from the minimum up, as <doc:Formulae> says. Each is centred on a drawn tick,
  /// or as near to that as the bounds allow. Those of other stops don't depend on the chosen one, so they
  /// don't flicker as the thumb moves. On a logarithmic scale, numbers whose first digit is 5, and then 2,
  /// fill the gaps between the powers of ten, in all decades or none.
  ///
  /// Empty labels, labels wider than the bounds, and labels thicker than
  /// ``SliderMetrics/labelThickness`` are left out. The measure returns the size of a stop's label
  /// in points, as upright text. It is called for drawn ticks only, at most once for each.
  ///
  /// - Complexity: O(m) for m drawn ticks, times a small factor for the search for d.
  package func labels(at index: Int, measuring measure: (Int) -> LayoutSize) -> [TickLabel] {
    labels(at: CollectionOfOne(index), measuring: measure)
  }

  /// Returns the labels to draw on a track with several thumbs. Their stops are labelled in order.
  func labels(
    at chosen: some Collection<Int>,
    measuring measure: (Int) -> LayoutSize
  ) -> [TickLabel] {
    guard let across = labelRow else { return [] }
    let ticks = regularTicks
    let last = scale.stops.lastIndex
    var row = LabelRow(gap: metrics.pixels(metrics.labelGap))
    var measured: [Int: LabelRow.Label?] = [:]
    func label(_ stop: Int) -> LabelRow.Label? {
      if let known = measured[stop] { return known }
      let label = self.label(of: stop, measure)
      measured.updateValue(label, forKey: stop)
      return label
    }
    row.insert([0, last], label: label)
    let ends = row
    if metrics.majorInterval > 0 { row.insert(ticks.stops.filter(isMajor), label: label) }
    let patterns = LabelPatterns(of: ticks, on: scale.stops, hasMajors: metrics.majorInterval > 0)
    if let fuller = patterns.lazy.compactMap({ row.adding($0, label: label) }).first {
      row = fuller
    }
    for digit: Int64 in [5, 2] {
      let trial = row.inserting(patterns.roundStops([digit]), label: label)
      let beside = ends.inserting(patterns.roundStops([digit]), label: label)
      // All decades alike, but for numbers too near an end.
      if trial.labels.count - row.labels.count == beside.labels.count - ends.labels.count {
        row = trial
      }
    }
    for index in chosen { row.insert([scale.stops.clamped(index)], label: label) }
    return row.labels.map { label in
      let edge = labelsLead ? across.upperBound - label.thickness : across.lowerBound
      let beside = PixelSpan(from: edge, length: label.thickness)
      return TickLabel(index: label.index, frame: rect(label.span, beside))
    }
  }

  /// Returns a label centred on its tick, or as near to it as the bounds allow; `nil` if it can't
  /// be drawn.
  private func label(of index: Int, _ measure: (Int) -> LayoutSize) -> LabelRow.Label? {
    let (length, thickness) = pixels(of: measure(index))
    guard (1...max(1, roomAlong.length)).contains(length),
      (1...max(1, metrics.wholePixels(metrics.labelThickness))).contains(thickness)
    else { return nil }
    let span = travel.span(at: offset(of: index), length: length).moved(inside: roomAlong)
    return (index, span, thickness)
  }
}

/// Labels in a row, in ascending order of their stops, with at least a gap between them. Each
/// contains the position of its tick, so they are in order along the track too.
struct LabelRow {
  /// The position of a label along the track, and its thickness across it in pixels.
  typealias Label = (index: Int, span: PixelSpan, thickness: Pixels)

  let gap: Pixels
  private(set) var labels: [Label] = []

  /// Inserts the labels of stops in ascending order, each if it fits between the existing ones. A
  /// label that can't be drawn is `nil`.
  mutating func insert(_ stops: some Sequence<Int>, label: (Int) -> Label?) {
    var later = labels[...]
    labels = []
    labels.reserveCapacity(later.count + stops.underestimatedCount)
    for stop in stops {
      while let next = later.first, next.index < stop { labels.append(later.removeFirst()) }
      guard labels.last?.index != stop, later.first?.index != stop, let label = label(stop),
        isFree(label, after: labels.last, before: later.first)
      else { continue }
      labels.append(label)
    }
    labels += later
  }

  func inserting(_ stops: some Sequence<Int>, label: (Int) -> Label?) -> LabelRow {
    var row = self
    row.insert(stops, label: label)
    return row
  }

  /// Returns the row with the labels of a part of the stops; `nil` if two of them touch, or if
  /// there is room for none.
  func adding(_ stops: some Sequence<Int>, label: (Int) -> Label?) -> LabelRow? {
    guard areApart(stops, label: label) else { return nil }
    let row = inserting(stops, label: label)
    return row.labels.count > labels.count ? row : nil
  }

  /// Returns whether the labels of stops in ascending order leave a gap between them, whatever is
  /// in the row.
  private func areApart(_ stops: some Sequence<Int>, label: (Int) -> Label?) -> Bool {
    var former: Label?
    for stop in stops {
      guard let label = label(stop) else { continue }
      if let former, !areApart(former, label) { return false }
      former = label
    }
    return true
  }

  private func isFree(_ label: Label, after former: Label?, before latter: Label?) -> Bool {
    former.map { areApart($0, label) } != false && latter.map { areApart(label, $0) } != false
  }

  private func areApart(_ label: Label, _ other: Label) -> Bool {
    label.span.upperBound + gap <= other.span.lowerBound
      || other.span.upperBound + gap <= label.span.lowerBound
  }
}

/// Regular parts of the drawn ticks that can be labelled, from the densest to the sparsest. Each is a list of stops in
/// ascending order.
///
/// - Numbers one step apart: all ticks; if each stop has one, every d-th stop from the minimum to the maximum
///   (``RoundStrides/evenStrides(over:)``); then the multiples of greater and greater round numbers, or other d-th
///   stops that divide all of them; at last, every d-th tick.
/// - Other numbers: all ticks, those whose first digit is 1, 2 or 5 with zeros after it, the powers of ten, and at
///   last every d-th tick. Names, numbers without round multiples and major ticks: every d-th tick.
struct LabelPatterns: Sequence, IteratorProtocol {
  private let ticks: RegularTicks
  private let stops: Stops
  /// The strides between round numbers one step apart, and the stops from one tick to the next.
  private var round: (strides: RoundStrides, tickStride: Int)?
  /// Whether the stops are other numbers, whose digits count.
  private var hasDigits = false
  /// What is left of the even strides, the best first.
  private var even: ArraySlice<Int> = []
  /// What is left of those that are no better than the multiples of a round number.
  private var divisors: ArraySlice<Int> = []
  private var stride = 0

  init(of ticks: RegularTicks, on stops: Stops, hasMajors: Bool) {
    (self.ticks, self.stops) = (ticks, stops)
    guard !hasMajors, !stops.hasNames else { return }
    guard let tickStride = ticks.stride else {
      hasDigits = true
      return
    }
    let least = Swift.max(2, tickStride)
    guard let strides = RoundStrides(of: stops),
      strides.strides(atLeast: least, multipleOf: tickStride, below: stops.lastIndex) != nil
    else { return }
    round = (strides, tickStride)
    guard tickStride == 1 else { return }
    let even = strides.evenStrides(over: stops.lastIndex)
    (self.even, divisors) = (even.best[...], even.others[...])
  }

  mutating func next() -> [Int]? {
    if let (strides, tickStride) = round {
      return next(of: &even) ?? nextMultiples(strides, tickStride) ?? nextOther(tickStride)
    }
    return hasDigits ? nextDigits() ?? nextOther(1) : nextEvery()
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
    return ticks.stops.filter { $0 >= phase && ($0 - phase).isMultiple(of: stride) }
  }

  /// Where no round number has room, any stop is better than none. Thinned ticks are round themselves.
  private mutating func nextOther(_ tickStride: Int) -> [Int]? {
    guard tickStride == 1 else { return nil }
    (round, hasDigits, stride) = (nil, false, 0)
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
    guard hasDigits else { return [] }
    return ticks.stops.filter { stops.value(at: $0).onlyDigit.map(digits.contains) ?? false }
  }

  private mutating func nextEvery() -> [Int]? {
    let steps = ticks.stops.count - 1
    guard stride < steps || stride == 0 else { return nil }
    stride = RoundStrides.stride(atLeast: stride + 1, over: steps)
    return Swift.stride(from: 0, through: steps, by: stride).map { ticks.stops[$0] }
  }
}

extension DecimalNumber {
  /// The first digit, if only zeros follow it, as in 0.02 or 500.
  fileprivate var onlyDigit: Int64? {
    var digits = coefficient
    while digits != 0, digits.isMultiple(of: 10) { digits /= 10 }
    return (1...9).contains(digits.magnitude) ? Int64(digits.magnitude) : nil
  }
}
