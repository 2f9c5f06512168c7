// SPDX-License-Identifier: Apache-2.0

/// The part of a slider at a point.
@nonexhaustive
public enum HitTarget: Hashable, Sendable {
  /// The thumb.
  case thumb
  /// The tick of a stop, or the label of the tick.
  case tick(Int)
  /// The track between the ticks.
  case track
}

extension SliderLayout {
  /// Returns the part of the slider at a point.
  ///
  /// Parts that overlap are tested in this order:
  ///
  /// 1. The thumb, unless the slider isn't set and has none.
  /// 2. The labels of stops other than the chosen one.
  /// 3. The rest of the thumb's hit area.
  /// 4. The label of the chosen stop.
  /// 5. The ticks.
  /// 6. The track.
  ///
  /// A point in a label hits the tick of its stop, even if another stop is nearer. Elsewhere, a
  /// point that hits a tick is nearer to its stop than to any other.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the bounds.
  ///   - slider: The slider; its thumb may be between stops.
  ///   - labels: The labels that are drawn (``SliderDrawing/labels``).
  /// - Returns: The part, or `nil` if the point hits nothing.
  /// - Complexity: O(m) for m labels, plus O(√n) for n stops, or O(t · log n) for t drawn ticks on
  ///   an uneven scale.
  public func target(
    at point: LayoutPoint,
    on slider: Slider,
    labels: [TickLabel] = []
  ) -> HitTarget? {
    let label = labels.first { $0.frame.contains(point) }
    let isOnOtherLabel = label.map { $0.index != slider.index } ?? false
    let isOnThumb =
      thumb(of: slider).contains(point)
      || (!isOnOtherLabel && thumbHitArea(of: slider).contains(point))
    if isOnThumb, slider.isSet {
      return .thumb
    }
    if let label { return .tick(label.index) }
    let nearest = self.index(nearestTo: point)
    let isNearTick = rect(tickReach(of: nearest), tickThickness).contains(point)
    if isNearTick, isTickDrawn(of: nearest, thumbAt: slider.index) { return .tick(nearest) }
    return trackHitArea.contains(point) ? .track : nil
  }

  /// Returns the hit area of a slider's thumb, which may be between stops.
  ///
  /// Each side is at least ``SliderMetrics/minimumHitTarget`` if the bounds have room. The area
  /// always includes the whole thumb.
  package func thumbHitArea(of slider: Slider) -> LayoutRect {
    let thumb = travel.span(at: offset(ofThumbOf: slider), length: travel.thumb)
    return rect(widened(thumb, inside: roomAlong), widened(thumbRow, inside: roomAcross))
  }

  /// The full travel of the thumb, and across the track as much as the thumb's hit area.
  package var trackHitArea: LayoutRect { rect(travel.reach, widened(partRow, inside: roomAcross)) }

  /// Returns the hit area of a stop's tick, whether or not it is drawn. It ends halfway to a
  /// neighbouring stop and at the bounds. Across the track, it covers the track and the labels.
  package func hitArea(ofTickAt index: Int) -> LayoutRect {
    let index = scale.stops.clamped(index)
    let reach = tickReach(of: index)
    let along = (Double(reach.lowerBound)...Double(reach.upperBound)).clamped(
      to: territory(of: index)
    )
    return rect(along, tickThickness)
  }

  private func tickReach(of index: Int) -> PixelSpan {
    widened(tickSpan(at: offset(of: index)), inside: roomAlong)
  }

  private var tickThickness: PixelSpan {
    let parts = widened(partRow, inside: roomAcross)
    return labelRow.map(parts.union) ?? parts
  }

  /// Returns the positions nearer to a stop than to any other, without limits beyond the ends.
  private func territory(of index: Int) -> ClosedRange<Double> {
    let here = offset(of: index)
    let lower = index > 0 ? (offset(of: index - 1) + here) / 2 : -.infinity
    let upper = index < scale.stops.lastIndex ? (here + offset(of: index + 1)) / 2 : .infinity
    let positions = [lower, upper].map(travel.position)
    return min(positions[0], positions[1])...max(positions[0], positions[1])
  }

  /// Returns a run long enough to be hit, moved and clipped to the bounds, but with all of a given run.
  private func widened(_ span: PixelSpan, inside room: PixelSpan) -> PixelSpan {
    let least = max(span.length, metrics.pixels(metrics.minimumHitTarget))
    let wide = span.centered(length: least).moved(inside: room).clamped(to: room)
    return wide.union(span)
  }
}
