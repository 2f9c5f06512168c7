// SPDX-License-Identifier: Apache-2.0

/// Room for the label of a stop's tick.
public struct TickLabel: Hashable, Sendable {
  /// The index of the stop.
  public let index: Int
  /// Where the label is drawn, in whole device pixels that hold its measured size.
  public let frame: LayoutRect
}

extension SliderLayout {
  /// The labels to draw when a stop is chosen, from the minimum up; no two overlap.
  ///
  /// Each belongs to a drawn tick and stands in the middle of it, moved only as far as keeps it
  /// within the bounds. Where not all fit, they are placed in this order, each if there is room: the
  /// ends, the minimum first; the chosen stop; the major ticks; of the others every d-th, with the
  /// least d that lets these fit among themselves, chosen as in ``drawnTicks(at:)``. A label wider
  /// than the bounds or thicker than ``SliderMetrics/labelThickness`` is left out, and so is one
  /// without extent. What isn't drawn is still in the slider's spoken value.
  ///
  /// - Parameters:
  ///   - index: The chosen stop.
  ///   - measure: The size of a stop's label, upright, in points; called for drawn ticks alone.
  /// - Returns: The labels that there is room for; none at all where their row has no room.
  /// - Complexity: O(m) for m drawn ticks, times a small factor while d is looked for.
  public func labels(at index: Int, measuring measure: (Int) -> LayoutSize) -> [TickLabel] {
    guard let across = rows.labels else { return [] }
    let regular = regularTicks
    let others = (0..<regular.count).map { label(of: regular.index(at: $0), measure) }
    let chosen = label(of: scale.stops.clamped(index), measure)
    var row = LabelRow(gap: metrics.pixels(metrics.labelGap))
    row.insert([others[0], others[others.count - 1]])
    row.insert(CollectionOfOne(chosen))
    row.insert(others.lazy.filter { $0.map { isMajor($0.index) } == true })
    if let interval = row.stride(keepingApart: others) {
      row.insert(stride(from: 0, to: others.count, by: interval).lazy.map { others[$0] })
    }
    return row.labels.map { label in
      TickLabel(index: label.index, frame: rect(label.span, aligned(label.thickness, in: across)))
    }
  }

  /// A label in the middle of its tick or as near as the bounds allow; `nil` if it can't be drawn.
  private func label(of index: Int, _ measure: (Int) -> LayoutSize) -> LabelRow.Label? {
    let (length, thickness) = pixels(of: measure(index))
    guard (1...max(1, room.along.count)).contains(length),
      (1...max(1, metrics.labelPixels)).contains(thickness)
    else { return nil }
    let span = travel.span(at: offset(of: index), count: length).moved(inside: room.along)
    return LabelRow.Label(index: index, span: span, thickness: thickness)
  }

  /// The pixels of a row that are next to the track's parts.
  private func aligned(_ thickness: Pixels, in row: PixelSpan) -> PixelSpan {
    PixelSpan(lead: rows.labelsLead ? row.end - thickness : row.lead, count: thickness)
  }
}
