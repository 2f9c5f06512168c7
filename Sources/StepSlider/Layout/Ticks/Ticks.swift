// SPDX-License-Identifier: Apache-2.0

/// The stops that have a tick whichever stop is chosen, in ascending order, and the number of stops
/// between neighbours, not counting the gaps at the ends; `nil` if they are no pattern.
typealias RegularTicks = (stops: [Int], stride: Int?)

extension SliderLayout {
  /// Returns the frame of a stop's tick, in whole device pixels, whether or not it is drawn.
  package func tick(at index: Int) -> LayoutRect {
    let thickness = metrics.pixels(metrics.tickSize.height)
    return rect(tickSpan(at: offset(of: index)), partRow.centered(length: thickness))
  }

  package func isMajor(_ index: Int) -> Bool {
    metrics.majorInterval > 0 && index.isMultiple(of: metrics.majorInterval)
  }

  /// Returns the stops whose ticks to draw, from the minimum up: the minimum, the maximum and the
  /// chosen stop, and as many others as ``SliderMetrics/tickSpacing`` allows.
  /// <doc:Formulae> says which. The others don't depend on the chosen stop, so they don't flicker
  /// as the thumb moves.
  ///
  /// - Complexity: O(√n + m) for m ticks on an even scale, otherwise O(m · log n).
  package func drawnTicks(at index: Int) -> [Int] {
    guard hasTicks else { return [] }
    var stops = regularTicks.stops
    let chosen = scale.stops.clamped(index)
    let position = stops.partitioningIndex { $0 >= chosen }
    if stops[position] != chosen { stops.insert(chosen, at: position) }
    return stops
  }

  /// Whether ticks are drawn at all.
  private var hasTicks: Bool {
    metrics.thinsTicks || regularTicks.stops.count == scale.stops.count
  }

  /// Returns whether ``drawnTicks(at:)`` includes the tick of a stop. On an even scale, they aren't
  /// listed for that.
  func isTickDrawn(of stop: Int, thumbAt index: Int) -> Bool {
    guard hasTicks else { return false }
    guard stop != scale.stops.clamped(index), stop != 0, stop != scale.stops.lastIndex else {
      return true
    }
    guard scale.isEven else { return unevenTicks.contains(stop) }
    let (inner, stride) = evenTicks
    return inner.contains(stop) && (stop - inner.lowerBound).isMultiple(of: stride)
  }

  /// The ticks that are drawn whichever stop is chosen.
  var regularTicks: RegularTicks {
    let last = scale.stops.lastIndex
    guard scale.isEven else { return (unevenTicks, nil) }
    let (inner, stride) = evenTicks
    let stops = Array(Swift.stride(from: inner.lowerBound, to: inner.upperBound, by: stride))
    return ([0] + stops + (last > 0 ? [last] : []), stride)
  }

  /// The ticks between the ends of an even scale: the first, the limit before which they end, and
  /// the number of stops from one to the next.
  private var evenTicks: (inner: Range<Int>, stride: Int) {
    let (length, last, major) = (travel.length, scale.stops.lastIndex, metrics.majorInterval)
    let least =
      length > 0
      ? Int(min((tickSpacing * Pixels(last) - 1) / length + 1, Pixels(last))) : last
    let round = major == 0 && least > 1 ? RoundStrides(of: scale.stops) : nil
    let (stride, phase) =
      round?.strides(atLeast: least, below: last)
      ?? (stride: RoundStrides.stride(atLeast: least, over: last, major: major), phase: 0)
    let clearance = max(1, least)
    let missing = max(0, clearance - phase)
    let first = phase + (missing + stride - 1) / stride * stride
    return (first..<max(first, last - clearance + 1), stride)
  }

  /// The minimum distance between drawn ticks, in device pixels.
  private var tickSpacing: Pixels {
    max(metrics.wholePixels(metrics.tickSpacing), metrics.pixels(metrics.tickSize.width) + 1)
  }
}

// The ticks of an uneven scale.
extension SliderLayout {
  /// The stops with a tick: the ends, the major ones where there is room, and between these as many
  /// as there is room for. Between two round numbers, all stops have a tick or none.
  private var unevenTicks: [Int] {
    let (interval, last) = (metrics.majorInterval, scale.stops.lastIndex)
    guard last > 0 else { return [0] }
    let round = interval == 0 ? roundMarks : nil
    let majors =
      interval > 0 && interval < last ? uncrowdedStops(every: interval, from: 0, to: last) : []
    let marks = [0] + (round ?? majors) + [last]
    let inner = zip(marks, marks.dropFirst()).flatMap { lower, upper in
      guard round != nil else { return [lower] + uncrowdedStops(from: lower, to: upper) }
      let room = offset(of: upper) - offset(of: lower)
      guard Double(tickSpacing) * Double(upper - lower) <= room else { return [lower] }
      let chain = uncrowdedStops(from: lower, to: upper)
      return [lower] + (chain.count == upper - lower - 1 ? chain : [])
    }
    return inner + [last]
  }

  /// Returns the stops with a tick between two others, as close together as the minimum distance
  /// allows.
  ///
  /// Every `interval`-th stop after the lower one has a tick if it is far enough from the tick
  /// before it and from the upper stop.
  private func uncrowdedStops(every interval: Int = 1, from lower: Int, to upper: Int) -> [Int] {
    let (spacing, end) = (Double(tickSpacing), self.offset(of: upper))
    let candidates = (upper - lower - 1) / interval
    func offset(_ candidate: Int) -> Double { self.offset(of: lower + candidate * interval) }
    var (stops, candidate) = ([Int](), 0)
    while true {
      let start = offset(candidate)
      // The next tick is near, so the search is for an upper bound first.
      var (below, hop) = (candidate, 1)
      while below + hop <= candidates, offset(below + hop) - start < spacing {
        (below, hop) = (below + hop, 2 * hop)
      }
      candidate = (below + 1..<min(below + hop, candidates + 1))
        .partitioningIndex { offset($0) - start >= spacing }
      guard candidate <= candidates, end - offset(candidate) >= spacing else { return stops }
      stops.append(lower + candidate * interval)
    }
  }

  /// The stops at 1, 2, 3 and 5 with zeros after them, or only 1 where those would be too close.
  /// They take the place of major ticks on a logarithmic scale of stops one step apart, which are
  /// too many at one end and too few at the other; `nil` on another scale, or if even powers of ten
  /// would be too close.
  private var roundMarks: [Int]? {
    let (stops, spacing) = (scale.stops, Double(tickSpacing))
    guard stops.spacing == .logarithmic, stops.isEvenlySpaced, !stops.hasNames, stops.count > 1
    else { return nil }
    let (minimum, maximum) = (stops.minimum.value, stops.maximum.value)
    let length = Double(travel.length)
    let range = Double(maximum) / Double(minimum)
    let octave = length / max(range.binaryLogarithm, 1e-9)
    // The logarithms of 10, and of 3/2, the narrowest gap.
    guard octave * 3.32 >= spacing else { return nil }
    let numbers = DecimalNumber.roundNumbers
    return stride(from: 0, to: numbers.count, by: octave * 0.58 < spacing ? 4 : 1).compactMap {
      guard minimum < numbers[$0], numbers[$0] < maximum else { return nil }
      let stop = stops.index(nearestTo: numbers[$0])
      let offset = offset(of: stop)
      let isClear = offset >= spacing && length - offset >= spacing
      return isClear && stops.value(at: stop) == numbers[$0] ? stop : nil
    }
  }
}
