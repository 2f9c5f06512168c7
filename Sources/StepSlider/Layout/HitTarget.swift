// SPDX-License-Identifier: Apache-2.0

/// What of a slider a point hits.
public enum HitTarget: Hashable, Sendable {
  /// The thumb.
  case thumb
  /// The tick of a stop, or its label.
  case tick(Int)
  /// The track between the ticks.
  case track
}

extension SliderLayout {
  /// What a point hits when a stop is chosen.
  ///
  /// A point in a label hits the tick of the label's stop, whichever stop is nearest. The thumb lies
  /// above its own label; the other labels lie above what the thumb's hit area has beyond the thumb.
  /// Then come the ticks, and below them the track. A point that hits a tick outside of the labels is
  /// nearer to its stop than to any other, so that hitting it and going to the nearest stop are the
  /// same.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the bounds.
  ///   - index: The chosen stop.
  ///   - labels: The labels that are drawn, as ``labels(at:measuring:)`` gave them.
  /// - Returns: What is hit; `nil` if nothing.
  /// - Complexity: O(√n) on an even scale, and O(m) for m labels; on an uneven scale O(log n), and
  ///   where stops are crowded as often as there are ticks between the last wide gap and the point.
  public func target(
    at point: LayoutPoint,
    thumbAt index: Int,
    labels: [TickLabel] = []
  ) -> HitTarget? {
    let label = labels.first { $0.frame.contains(point) }
    let isOnOtherLabel = label.map { $0.index != scale.stops.clamped(index) } ?? false
    if thumb(at: index).contains(point)
      || (!isOnOtherLabel && thumbHitArea(at: index).contains(point))
    {
      return .thumb
    }
    if let label { return .tick(label.index) }
    let nearest = self.index(nearestTo: point)
    let isNearTick = rect(tickReach(of: nearest), tickThickness).contains(point)
    if isNearTick, isTickDrawn(of: nearest, thumbAt: index) { return .tick(nearest) }
    return trackHitArea.contains(point) ? .track : nil
  }

  /// Where the thumb is hit: at least ``SliderMetrics/minimumHitTarget`` each way as far as the
  /// bounds have room, and always the whole thumb.
  public func thumbHitArea(at index: Int) -> LayoutRect {
    let thumb = travel.span(at: offset(of: index), count: travel.thumb)
    let thickness = rows.parts.centered(count: metrics.pixels(metrics.thumb.height))
    return rect(widened(thumb, inside: room.along), widened(thickness, inside: room.across))
  }

  /// Where the track is hit: all along the thumb's way, and across it as much as the thumb.
  public var trackHitArea: LayoutRect {
    rect(travel.reach, widened(rows.parts, inside: room.across))
  }

  /// Where the tick of a stop is hit, drawn or not: at least ``SliderMetrics/minimumHitTarget``
  /// along the track, but not beyond the middle to a neighbouring stop nor out of the bounds, and
  /// across it as much as the track and the labels.
  ///
  /// An index beyond an end is that end.
  public func hitArea(ofTickAt index: Int) -> LayoutRect {
    let index = scale.stops.clamped(index)
    let reach = tickReach(of: index)
    let along = (Double(reach.lead)...Double(reach.end)).clamped(to: territory(of: index))
    return rect(along, tickThickness)
  }

  private func tickReach(of index: Int) -> PixelSpan {
    let tick = travel.span(at: offset(of: index), count: metrics.pixels(metrics.tick.width))
    return widened(tick, inside: room.along)
  }

  private var tickThickness: PixelSpan {
    let parts = widened(rows.parts, inside: room.across)
    return rows.labels.map(parts.union) ?? parts
  }

  /// The positions nearer to a stop than to any other, in device pixels; for the ends, all beyond.
  private func territory(of index: Int) -> ClosedRange<Double> {
    let here = offset(of: index)
    let lower = index > 0 ? (offset(of: index - 1) + here) / 2 : -.infinity
    let upper = index < scale.stops.count - 1 ? (here + offset(of: index + 1)) / 2 : .infinity
    let positions = [lower, upper].map(travel.position)
    return min(positions[0], positions[1])...max(positions[0], positions[1])
  }

  /// A run of pixels made long enough to be hit, moved and cut to the bounds, but never cut itself.
  private func widened(_ span: PixelSpan, inside room: PixelSpan) -> PixelSpan {
    let least = max(span.count, metrics.pixels(metrics.minimumHitTarget))
    let wide = span.centered(count: least).moved(inside: room).clipped(to: room)
    return wide.union(span)
  }
}
