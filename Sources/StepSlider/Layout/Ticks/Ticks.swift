// SPDX-License-Identifier: Apache-2.0

/// The ticks of a track, from the minimum up. Each is computed when you read it.
///
/// Every tick is at a stop, so each of them can be chosen.
public struct Ticks: Sendable {
  private let layout: SliderLayout
  private let selection: TickSelection

  init(_ selection: TickSelection, on layout: SliderLayout) {
    (self.selection, self.layout) = (selection, layout)
  }

  /// Returns whether a stop has one of these ticks.
  ///
  /// - Complexity: O(1), or O(log n) on an uneven scale without room for all ticks.
  public func contains(stop index: Int) -> Bool { selection.contains(index) }

  /// Whether neighbouring ticks are the same number of stops apart, not counting a tick added for
  /// the chosen stop.
  public var isRegular: Bool { selection.isRegular }
}

extension Ticks: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// The number of ticks.
  public var endIndex: Int { selection.count }

  /// The tick at a position in the collection, which need not be the index of its stop.
  ///
  /// - Precondition: The position is one of ``indices``.
  /// - Complexity: O(1), without allocation.
  public subscript(position: Int) -> Tick {
    precondition(indices.contains(position), "no tick at position \(position)")
    return layout.tick(at: selection.index(at: position))
  }
}

extension SliderLayout {
  /// The ticks of all stops, even if they are crowded.
  ///
  /// - Complexity: O(1).
  public var ticks: Ticks { Ticks(TickSelection(allOf: scale.stops.count), on: self) }

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
  public func drawnTicks(at index: Int) -> Ticks {
    Ticks(regularTicks.including(scale.stops.clamped(index)), on: self)
  }

  /// Returns whether ``drawnTicks(at:)`` includes the tick of a stop, without listing the ticks.
  func isTickDrawn(of stop: Int, thumbAt index: Int) -> Bool {
    guard stop != scale.stops.clamped(index) else { return true }
    return scale.isEven
      ? evenTicks.contains(stop) : TickSpread(layout: self, spacing: tickSpacing).contains(stop)
  }

  /// The ticks that are drawn whichever stop is chosen.
  var regularTicks: TickSelection {
    scale.isEven
      ? evenTicks
      : TickSelection(listing: TickSpread(layout: self, spacing: tickSpacing).indices)
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
      frame: rect(span, rows.parts.centered(count: thickness)),
      isMajor: isMajor(index)
    )
  }

  func isMajor(_ index: Int) -> Bool {
    metrics.majorInterval > 0 && index.isMultiple(of: metrics.majorInterval)
  }
}
