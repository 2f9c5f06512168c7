// SPDX-License-Identifier: Apache-2.0

/// The ticks of a track, from the minimum up. Each is computed when you read it.
///
/// Every tick is at a stop, so each of them can be chosen.
package struct Ticks: Sendable {
  private let layout: SliderLayout
  private let selection: TickSelection

  init(_ selection: TickSelection, on layout: SliderLayout) {
    (self.selection, self.layout) = (selection, layout)
  }

  /// Returns whether a stop has one of these ticks.
  ///
  /// - Complexity: O(1), or O(log n) on an uneven scale without room for all ticks.
  package func contains(stop index: Int) -> Bool { selection.contains(index) }
}

extension Ticks: RandomAccessCollection {
  /// Always 0.
  package var startIndex: Int { 0 }

  /// The number of ticks.
  package var endIndex: Int { selection.count }

  /// The tick at a position in the collection, which need not be the index of its stop.
  ///
  /// - Precondition: The position is one of ``indices``.
  /// - Complexity: O(1), without allocation.
  package subscript(position: Int) -> Tick {
    precondition(indices.contains(position), "no tick at position \(position)")
    return layout.tick(at: selection.index(at: position))
  }
}

extension SliderLayout {
  /// The ticks of all stops, even if they are crowded.
  ///
  /// - Complexity: O(1).
  package var ticks: Ticks { Ticks(TickSelection(allOf: scale.stops.count), on: self) }

  /// Returns the ticks to draw: those of the minimum, the maximum and the chosen stop, and as
  /// many others as ``SliderMetrics/tickSpacing`` allows.
  ///
  /// On an even scale without room for all, the ticks between the ends are at round numbers: the
  /// multiples of 1, 2 or 5 times a power of ten, with the least that leaves enough space. Those
  /// too near an end are left out.
  ///
  /// Names have no round numbers, nor have steps such as 3, and the least of a step of 16 is 10,000.
  /// Then every d-th stop has a tick. d is the least divisor of the number of steps that leaves enough
  /// space, so all gaps are equal. If only the ends would remain, d is instead the least of 1, 2, 5,
  /// 10, 20, 50 and so on that leaves enough space. If ``SliderMetrics/majorInterval`` is set, d divides it or is a multiple
  /// of it.
  ///
  /// On an uneven scale, major ticks come first. From the minimum up, each is drawn if it is far
  /// enough from the major tick before it and from the maximum. Between these, each stop has a
  /// tick if it is far enough from the tick before it and from the next major tick or the
  /// maximum. If a logarithmic scale has stops one step apart, the numbers 1, 2, 3 and 5 with zeros
  /// after them, or the powers of ten, take the place of major ticks; between two of them, all
  /// stops have a tick or none.
  ///
  /// The tick of the chosen stop is always drawn. The others don't depend on the chosen stop, so
  /// they don't flicker as the thumb moves.
  ///
  /// - Complexity: O(√n) on an even scale, otherwise O(m · log n) for m ticks.
  package func drawnTicks(at index: Int) -> Ticks {
    Ticks(regularTicks.including(scale.stops.clamped(index)), on: self)
  }

  /// Returns whether ``drawnTicks(at:)`` includes the tick of a stop, without listing the ticks.
  func isTickDrawn(of stop: Int, thumbAt index: Int) -> Bool {
    guard stop != scale.stops.clamped(index) else { return true }
    return scale.isEven ? evenTicks.contains(stop) : isUnevenTick(stop)
  }

  /// The ticks that are drawn whichever stop is chosen.
  var regularTicks: TickSelection {
    scale.isEven ? evenTicks : TickSelection(listing: unevenTicks)
  }

  private var evenTicks: TickSelection {
    TickSelection(
      of: scale.stops,
      length: travel.length,
      spacing: tickSpacing,
      majorInterval: metrics.majorInterval
    )
  }

  /// The minimum distance between drawn ticks, in device pixels.
  private var tickSpacing: Pixels {
    let wanted = Pixels((metrics.tickSpacing * metrics.scale).rounded(.up))
    return max(wanted, metrics.pixels(metrics.tick.width) + 1)
  }

  func tick(at index: Int) -> Tick {
    let span = travel.span(at: offset(of: index), count: metrics.pixels(metrics.tick.width))
    let thickness = metrics.pixels(metrics.tick.height)
    return Tick(
      index: index,
      frame: rect(span, partRow.centered(count: thickness)),
      isMajor: isMajor(index)
    )
  }

  func isMajor(_ index: Int) -> Bool {
    metrics.majorInterval > 0 && index.isMultiple(of: metrics.majorInterval)
  }
}

/// A mark on the track at the position of a stop.
package struct Tick: Hashable, Sendable {
  /// The index of the stop.
  package let index: Int
  /// The frame of the mark, in whole device pixels.
  package let frame: LayoutRect
  /// Whether the tick is major and should stand out.
  package let isMajor: Bool
}

// The stops that have a tick on an uneven scale, whichever stop is chosen.
//
// Both ends have one. From the minimum up, each major stop has one if it is far enough from the major
// tick before it and from the maximum. Between these, each stop has one if it is far enough from its
// neighbours. Without major stops, those at round numbers take their place on a logarithmic scale
// (`RoundMarks`). Between two of them, all stops have a tick or none.
extension SliderLayout {
  /// The stops with a tick, in ascending order.
  private var unevenTicks: [Int] {
    let last = scale.stops.count - 1
    guard last > 0 else { return [0] }
    let round = roundMarks
    let majors = [0] + (round?.stops ?? majorTicks?.stops ?? []) + [last]
    let inner = zip(majors, majors.dropFirst()).flatMap { lower, upper in
      let chain = tickChain(from: lower, to: upper)
      return [lower] + (round == nil || chain.hasRoomForAll ? chain.stops : [])
    }
    return inner + [last]
  }

  /// Returns whether a stop has a tick.
  ///
  /// - Complexity: That of ``TickChain/marks(around:)``.
  private func isUnevenTick(_ stop: Int) -> Bool {
    let last = scale.stops.count - 1
    guard stop > 0, stop < last else { return stop == 0 || stop == last }
    if let roundMarks {
      let (lower, upper) = roundMarks.marks(around: stop)
      return lower == stop || tickChain(from: lower, to: upper).hasRoomForAll
    }
    let (lower, upper) = majorTicks?.marks(around: stop) ?? (0, last)
    return lower == stop || tickChain(from: lower, to: upper).marks(around: stop).0 == stop
  }

  /// The round numbers that are major ticks unless the caller chose others.
  private var roundMarks: RoundMarks? {
    metrics.majorInterval == 0 ? RoundMarks(on: self, spacing: tickSpacing) : nil
  }

  /// The major ticks between the ends, or `nil` if there are none.
  private var majorTicks: TickChain? {
    let (interval, last) = (metrics.majorInterval, scale.stops.count - 1)
    return interval > 0 && interval < last ? tickChain(every: interval, from: 0, to: last) : nil
  }

  private func tickChain(every interval: Int = 1, from lower: Int, to upper: Int) -> TickChain {
    TickChain(on: self, spacing: tickSpacing, every: interval, from: lower, to: upper)
  }
}

/// Ticks between two stops, as close together as a minimum distance allows.
///
/// The candidates are every `interval`-th stop after the lower one. A candidate has a tick if it
/// is far enough from the tick before it and from the upper stop.
struct TickChain {
  let layout: SliderLayout
  /// The minimum number of device pixels between ticks.
  let spacing: Double
  /// The number of stops from one candidate to the next, at least 1.
  let interval: Int
  /// The stop where the chain begins.
  let lower: Int
  /// The stop before which the chain ends.
  let upper: Int
  private let end: Double

  init(
    on layout: SliderLayout,
    spacing: Pixels,
    every interval: Int,
    from lower: Int,
    to upper: Int
  ) {
    (self.layout, self.spacing, self.interval) = (layout, Double(spacing), interval)
    (self.lower, self.upper, end) = (lower, upper, layout.offset(of: upper))
  }

  /// The number of candidates.
  private var count: Int { max(0, (upper - lower - 1) / interval) }

  /// The stops with a tick.
  var stops: [Int] {
    var stops: [Int] = []
    var (candidate, hop) = (0, 1)
    while let next = next(after: candidate, guess: hop) {
      stops.append(stop(next))
      (candidate, hop) = (next, next - candidate)
    }
    return stops
  }

  /// Whether all candidates are far enough apart.
  ///
  /// - Complexity: O(m) for as many candidates as there is room for.
  var hasRoomForAll: Bool {
    guard Double(count + 1) * spacing <= end - offset(0) else { return false }
    return (0...count).allSatisfy { candidate in
      (candidate < count ? offset(candidate + 1) : end) - offset(candidate) >= spacing
    }
  }

  /// Returns the last tick at or before a stop, or the lower stop, and the first tick after it,
  /// or the upper stop.
  ///
  /// A candidate at the end of a gap that is wide enough by itself always has a tick. The ticks
  /// before it don't matter.
  ///
  /// - Complexity: O(1) if candidates are far apart. Otherwise, the ticks before the stop are
  ///   visited. Each takes a few steps where gaps change slowly, and O(log n) at worst.
  func marks(around stop: Int) -> (Int, Int) {
    var candidate = start(before: min(max(0, (stop - lower) / interval), count))
    var hop = 1
    while let next = next(after: candidate, guess: hop) {
      guard self.stop(next) <= stop else { return (self.stop(candidate), self.stop(next)) }
      (candidate, hop) = (next, next - candidate)
    }
    return (self.stop(candidate), upper)
  }

  /// Returns a candidate at or before a given one from which later ticks can be found: the one at
  /// the end of the last gap that is wide enough by itself. If that is farther back than there
  /// can be ticks, returns the lower stop.
  private func start(before candidate: Int) -> Int {
    let last = hasRoom(candidate) ? candidate : lastWithRoom(before: candidate)
    let most = min((offset(last) - offset(0)) / spacing, Double(count))
    let candidates = max(1, last - Int(most))..<last + 1
    var end = offset(last)
    for candidate in candidates.reversed() {
      let start = offset(candidate - 1)
      if end - start >= spacing { return candidate }
      end = start
    }
    return 0
  }

  private func lastWithRoom(before candidate: Int) -> Int {
    max(0, (0..<candidate).partitioningIndex { !hasRoom($0) } - 1)
  }

  /// Returns the first candidate that is far enough from a given one and from the upper stop.
  private func next(after candidate: Int, guess hop: Int) -> Int? {
    let start = offset(candidate)
    var (low, high) = (candidate, count + 1)
    var guess = candidate + hop
    // Where gaps change slowly, linear extrapolation comes close to the result.
    for _ in 0..<Self.guessLimit where high - low > 1 {
      guess = min(max(guess, low + 1), high - 1)
      let distance = offset(guess) - start
      if distance < spacing { low = guess } else { high = guess }
      let hops = (Double(guess - candidate) * spacing / distance).rounded(.up)
      guess = candidate + Int(hops < Double(count) ? hops : Double(count))
    }
    let next = (low + 1..<high).partitioningIndex { offset($0) - start >= spacing }
    return next <= count && hasRoom(next) ? next : nil
  }

  private static let guessLimit = 6

  private func stop(_ candidate: Int) -> Int { lower + candidate * interval }

  private func offset(_ candidate: Int) -> Double { layout.offset(of: stop(candidate)) }

  /// Returns whether a candidate is far enough from the upper stop.
  private func hasRoom(_ candidate: Int) -> Bool {
    end - offset(candidate) >= spacing
  }
}

/// The round numbers that have a tick on a logarithmic scale: 1, 2, 3 and 5 with zeros after them,
/// or only 1 where those would be too close.
///
/// They are for stops one step apart, which are too many at one end of such a scale and too few at
/// the other.
struct RoundMarks {
  private let layout: SliderLayout
  private let spacing: Double
  private let hasOnlyPowers: Bool

  /// Creates the marks of a layout; fails if its scale isn't logarithmic, its stops aren't numbers
  /// one step apart, or even powers of ten would be too close.
  init?(on layout: SliderLayout, spacing: Pixels) {
    let stops = layout.scale.stops
    guard stops.spacing == .logarithmic, stops.isEvenlySpaced, !stops.hasNames, stops.count > 1
    else { return nil }
    (self.layout, self.spacing) = (layout, Double(spacing))
    let range = stops.maximum.value.doubleValue / stops.minimum.value.doubleValue
    let octave = Double(layout.travel.length) / max(range.binaryLogarithm, 1e-9)
    // The logarithms of 3/2, the narrowest gap, and of 10.
    hasOnlyPowers = octave * 0.58 < self.spacing
    guard octave * 3.32 >= self.spacing else { return nil }
  }

  /// The stops with a mark, in ascending order.
  var stops: [Int] { DecimalNumber.roundNumbers.indices.compactMap(stop) }

  /// Returns the last mark at or before a stop, or the minimum, and the first mark after it, or the
  /// maximum.
  func marks(around stop: Int) -> (Int, Int) {
    let (stops, numbers) = (layout.scale.stops, DecimalNumber.roundNumbers)
    let value = stops.value(at: stop)
    let above = numbers.partitioningIndex { $0 > value }
    let lower = (0..<above).reversed().lazy.compactMap(self.stop).first
    let upper = (above..<numbers.count).lazy.compactMap(self.stop).first
    return (lower ?? 0, upper ?? stops.count - 1)
  }

  /// Returns the stop at a round number, if there is one far enough from both ends.
  private func stop(_ position: Int) -> Int? {
    let (stops, number) = (layout.scale.stops, DecimalNumber.roundNumbers[position])
    guard stops.minimum.value < number, number < stops.maximum.value,
      !hasOnlyPowers || position.isMultiple(of: 4)
    else { return nil }
    let stop = stops.index(nearestTo: number)
    let offset = layout.offset(of: stop)
    guard stops.value(at: stop) == number, offset >= spacing,
      Double(layout.travel.length) - offset >= spacing
    else { return nil }
    return stop
  }
}
