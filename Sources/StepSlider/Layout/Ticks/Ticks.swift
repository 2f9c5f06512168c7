// SPDX-License-Identifier: Apache-2.0

/// The ticks of a track, from the minimum up, each computed when it is asked for.
///
/// Only stops have ticks, so no tick is anywhere that can't be chosen.
public struct Ticks: Sendable {
  private let layout: SliderLayout
  private let selection: TickSelection

  init(_ selection: TickSelection, on layout: SliderLayout) {
    (self.selection, self.layout) = (selection, layout)
  }

  /// Whether a stop has one of these ticks.
  ///
  /// - Complexity: O(1); O(log n) where an uneven scale was thinned.
  public func contains(stop index: Int) -> Bool { selection.contains(index) }

  /// Whether each tick is as many stops from the next as any other, but for one at the chosen stop.
  public var isRegular: Bool { selection.isRegular }
}

extension Ticks: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }

  /// How many ticks there are.
  public var endIndex: Int { selection.count }

  /// A tick by its position among these, which is not the index of its stop.
  ///
  /// - Precondition: The position is one of ``indices``.
  /// - Complexity: O(1), without allocation.
  public subscript(position: Int) -> Tick {
    precondition(indices.contains(position), "there is no tick \(position)")
    return layout.tick(at: selection.index(at: position))
  }
}

extension SliderLayout {
  /// The ticks of all stops, however crowded.
  ///
  /// - Complexity: O(1).
  public var ticks: Ticks { Ticks(TickSelection(allOf: scale.stops.count), on: self) }

  /// The ticks to draw when a stop is chosen: those of the minimum, the maximum and that stop, and
  /// of the others as many as ``SliderMetrics/tickSpacing`` leaves room for.
  ///
  /// On an even scale that is every d-th stop, where d is the least divisor of the number of steps
  /// that gives them room, so that all gaps are equal. Where only the ends would be left, for their
  /// number has no such divisor, it is every m-th from the minimum, with m the least of 1, 2, 5, 10,
  /// 20, 50 and so on that gives them room; then the maximum follows at a distance of its own, and
  /// the tick before it goes if it is too near. ``SliderMetrics/majorInterval`` comes first: m
  /// divides it or is a multiple of it.
  ///
  /// On an uneven scale the major ticks come first: from the minimum up, each next one that is far
  /// enough from the one before and from the maximum. Between these, and where there are no major
  /// ones, it is each next stop that is far enough from the tick before and from the next major one.
  ///
  /// The tick of the chosen stop is drawn besides; the others don't change with it, so that none
  /// flickers while the thumb moves.
  ///
  /// - Complexity: O(√n) on an even scale; else O(m · log n) for m ticks.
  public func drawnTicks(at index: Int) -> Ticks {
    Ticks(regularTicks.including(scale.stops.clamped(index)), on: self)
  }

  /// Whether ``drawnTicks(at:)`` has the tick of a stop, without listing them.
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
      last: scale.stops.count - 1,
      length: travel.length,
      spacing: tickSpacing,
      majorInterval: metrics.majorInterval
    )
  }

  /// The least distance of drawn ticks, in device pixels.
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
