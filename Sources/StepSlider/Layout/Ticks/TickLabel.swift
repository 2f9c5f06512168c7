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
  /// bounds allow. If not all labels fit, they are placed in this order, each if there is room:
  ///
  /// 1. The ends, the minimum first.
  /// 2. The chosen stop.
  /// 3. The major ticks.
  /// 4. Every d-th of the other ticks, with the least d for which these labels fit, chosen as in
  ///    ``drawnTicks(at:)``.
  ///
  /// Empty labels, labels wider than the bounds, and labels thicker than
  /// ``SliderMetrics/labelThickness`` are left out. The slider's spoken value still includes
  /// their text.
  ///
  /// - Parameters:
  ///   - index: The index of the chosen stop.
  ///   - measure: Returns the size of a stop's label in points, as upright text. It is called for
  ///     drawn ticks only.
  /// - Returns: The labels that fit, or none if there is no room for their row.
  /// - Complexity: O(m) for m drawn ticks, times a small factor for the search for d.
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
