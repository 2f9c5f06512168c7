// SPDX-License-Identifier: Apache-2.0

/// The frame of the label of a stop's tick.
public struct TickLabel: Hashable, Sendable {
  /// The index of the stop.
  public let index: Int
  /// The frame of the label, in whole device pixels that contain its measured size.
  public let frame: LayoutRect
}

extension SliderLayout {
  /// Returns the labels to draw, from the minimum up. No two of them overlap.
  ///
  /// Each label belongs to a drawn tick. It is centred on the tick, or as near to that as the
  /// bounds allow; ``SliderMetrics/minimumInset`` and ``SliderMetrics/maximumInset`` leave room for
  /// the labels at the ends. If not all labels fit, they are placed in this order, each if there is
  /// room:
  ///
  /// 1. The ends, the minimum first.
  /// 2. The major ticks.
  /// 3. A regular part of the other ticks: the densest in which no two labels touch. If each stop
  ///    has a tick, parts with equal gaps from end to end come first: all, those at round numbers,
  ///    every d-th. If none fits, numbers are thinned to round ones, as in ``drawnTicks(at:)``. On
  ///    a logarithmic scale, numbers whose first digit is 5, and then 2, fill the gaps between the
  ///    powers of ten, in all decades or none.
  /// 4. The chosen stop. The other labels don't depend on it, so they don't flicker as the thumb
  ///    moves.
  ///
  /// The middle of a label is nearer to the tick of its own stop than to that of any other label,
  /// because each label covers its own tick's position.
  ///
  /// Empty labels, labels wider than the bounds, and labels thicker than
  /// ``SliderMetrics/labelThickness`` are left out. The slider's spoken value still includes
  /// their text.
  ///
  /// - Parameters:
  ///   - index: The index of the chosen stop.
  ///   - measure: Returns the size of a stop's label in points, as upright text. It is called for
  ///     drawn ticks only, at most once for each.
  /// - Returns: The labels that fit, or none if there is no room for their row.
  /// - Complexity: O(m) for m drawn ticks, times a small factor for the search for d.
  public func labels(at index: Int, measuring measure: (Int) -> LayoutSize) -> [TickLabel] {
    labels(at: CollectionOfOne(index), measuring: measure)
  }

  /// Returns the labels to draw on a track with several thumbs. Their stops are labelled in order.
  func labels(
    at chosen: some Collection<Int>,
    measuring measure: (Int) -> LayoutSize
  ) -> [TickLabel] {
    guard let across = rows.labels else { return [] }
    let ticks = regularTicks
    let last = scale.stops.count - 1
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
      TickLabel(index: label.index, frame: rect(label.span, aligned(label.thickness, in: across)))
    }
  }

  /// Returns a label centred on its tick, or as near to it as the bounds allow; `nil` if it can't
  /// be drawn.
  private func label(of index: Int, _ measure: (Int) -> LayoutSize) -> LabelRow.Label? {
    let (length, thickness) = pixels(of: measure(index))
    guard (1...max(1, room.along.count)).contains(length),
      (1...max(1, metrics.labelPixels)).contains(thickness)
    else { return nil }
    let span = travel.span(at: offset(of: index), count: length).moved(inside: room.along)
    return LabelRow.Label(index: index, span: span, thickness: thickness)
  }

  /// Returns the pixels of a row that are next to the track's parts.
  private func aligned(_ thickness: Pixels, in row: PixelSpan) -> PixelSpan {
    PixelSpan(lead: rows.labelsLead ? row.end - thickness : row.lead, count: thickness)
  }
}
