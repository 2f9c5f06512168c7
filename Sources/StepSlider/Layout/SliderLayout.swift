// SPDX-License-Identifier: Apache-2.0

/// Where everything of a slider is, in the coordinates of the bounds that it was given.
///
/// A layout is a pure function of its parameters and doesn't know which stop is chosen: what
/// depends on it, such as the thumb, is asked for by index, and so never stale. Everything is
/// computed when read; nothing is stored for a stop, so a million cost what five cost.
///
/// Along the track the thumb stays inside the bounds, and its middle marks the position of a stop.
/// Across it, the thumb's row and the row of labels stand in the middle of the bounds: labels below
/// a horizontal track, and beside a vertical one at the side where text ends. What doesn't fit into
/// the bounds sticks out of them evenly, but for the labels, which are left out.
///
/// All that is drawn lies on whole device pixels. The middle of a tick or thumb is at most half a
/// device pixel off its exact ``point(of:)``, and where stops are evenly spaced the gaps between
/// neighbours differ by at most one device pixel.
public struct SliderLayout: Hashable, Sendable {
  /// The position of each stop between the minimum and the maximum.
  public let scale: TrackScale
  /// The room that was given.
  public let bounds: LayoutRect
  /// The measures of the parts.
  public let metrics: SliderMetrics
  /// Which way the values grow.
  public let growth: Growth
  let travel: Travel
  let rows: Rows
  let room: Room

  /// The whole pixels of the bounds, along the track and across it.
  struct Room: Hashable {
    let along: PixelSpan
    let across: PixelSpan
  }

  /// Lays out stops on a scale, rightward unless told otherwise; for a slider, which knows its own
  /// way, use ``init(of:on:in:metrics:)``.
  ///
  /// - Parameters:
  ///   - scale: The position of each stop.
  ///   - bounds: The room, in any coordinates; empty and huge bounds give defined frames too.
  ///   - metrics: The measures of the parts.
  ///   - growth: Which way the values grow.
  ///   - direction: Which way text runs, for the side of the labels on a vertical track.
  /// - Complexity: O(1).
  public init(
    _ scale: TrackScale,
    in bounds: LayoutRect,
    metrics: SliderMetrics = SliderMetrics(),
    growth: Growth = .rightward,
    direction: LayoutDirection = .leftToRight
  ) {
    (self.scale, self.bounds, self.metrics, self.growth) = (scale, bounds, metrics, growth)
    let pixels = metrics.scale
    let columns = PixelSpan(inside: bounds.minX * pixels, bounds.maxX * pixels)
    let lines = PixelSpan(inside: bounds.minY * pixels, bounds.maxY * pixels)
    let isHorizontal = growth.orientation == .horizontal
    room = isHorizontal ? Room(along: columns, across: lines) : Room(along: lines, across: columns)
    travel = Travel(
      inside: room.along,
      thumb: metrics.pixels(metrics.thumb.width),
      isReversed: growth.isTowardOrigin
    )
    rows = Rows(
      inside: room.across,
      parts: metrics.pixels(
        max(metrics.thumb.height, metrics.trackThickness, metrics.tick.height)
      ),
      gap: metrics.pixels(metrics.labelGap),
      labels: metrics.labelPixels,
      labelsLead: !isHorizontal && direction == .rightToLeft
    )
  }

  /// Lays out a slider the way its presentation asks for, and its keys go.
  ///
  /// - Parameters:
  ///   - slider: The slider.
  ///   - scale: The position of each of its stops; without one they are evenly spaced.
  ///   - bounds: The room, in any coordinates; empty and huge bounds give defined frames too.
  ///   - metrics: The measures of the parts.
  /// - Precondition: The scale is one of the slider's stops.
  /// - Complexity: O(1).
  public init(
    of slider: Slider,
    on scale: TrackScale? = nil,
    in bounds: LayoutRect,
    metrics: SliderMetrics = SliderMetrics()
  ) {
    let scale = scale ?? TrackScale(evenly: slider.stops)
    precondition(scale.stops == slider.stops, "the scale is of another slider's stops")
    self.init(
      scale,
      in: bounds,
      metrics: metrics,
      growth: Growth(of: slider.presentation),
      direction: slider.presentation.direction
    )
  }
}

extension SliderLayout {
  /// The exact point of a stop, in the middle of the row of the track: what drawing rounds to device
  /// pixels, and what a pointer's distance is measured from.
  ///
  /// An index beyond an end is that end.
  public func point(of index: Int) -> LayoutPoint {
    let position = travel.position(at: offset(of: index)) / metrics.scale
    let middle = (Double(rows.parts.lead) + Double(rows.parts.count) / 2) / metrics.scale
    return growth.orientation == .horizontal
      ? LayoutPoint(x: position, y: middle) : LayoutPoint(x: middle, y: position)
  }

  /// The stop whose position is nearest along the track, however far across it the point is; of two
  /// equally near ones the greater, in every direction.
  ///
  /// The direction is taken out first and the stop found after, so that a mirrored track is a mirror
  /// image also in its ties.
  public func index(nearestTo point: LayoutPoint) -> Int {
    index(nearestToOffset: offset(of: point))
  }

  /// The track, as long as the thumb's whole way, ends included.
  public var track: LayoutRect {
    rect(travel.reach, rows.parts.centered(count: metrics.pixels(metrics.trackThickness)))
  }

  /// The part of the track from the minimum's end to the middle of the thumb.
  public func fill(at index: Int) -> LayoutRect {
    let thumb = travel.span(at: offset(of: index), count: travel.thumb)
    let middle = thumb.lead + thumb.count / 2
    let along =
      travel.isReversed
      ? PixelSpan(lead: middle, count: travel.reach.end - middle)
      : PixelSpan(lead: travel.reach.lead, count: middle - travel.reach.lead)
    return rect(along, rows.parts.centered(count: metrics.pixels(metrics.trackThickness)))
  }

  /// The thumb when a stop is chosen.
  public func thumb(at index: Int) -> LayoutRect {
    rect(
      travel.span(at: offset(of: index), count: travel.thumb),
      rows.parts.centered(count: metrics.pixels(metrics.thumb.height))
    )
  }

  /// The outer edge of the ring around the thumb that shows the focus; it may leave the bounds.
  public func focusRing(at index: Int) -> LayoutRect {
    thumb(at: index).outset(by: Double(metrics.pixels(metrics.focusRing)) / metrics.scale)
  }

  /// A bubble that shows the value: above the thumb, or beside it where a vertical track has no
  /// labels.
  ///
  /// Along the track it stays within the bounds where it fits; across it may leave them.
  public func bubble(ofSize size: LayoutSize, at index: Int) -> LayoutRect {
    let (length, thickness) = pixels(of: size)
    let thumb = rows.parts.centered(count: metrics.pixels(metrics.thumb.height))
    let gap = metrics.pixels(metrics.bubbleGap)
    let lead = rows.labelsLead ? thumb.end + gap : thumb.lead - gap - thickness
    return rect(
      travel.span(at: offset(of: index), count: length).moved(inside: room.along),
      PixelSpan(lead: lead, count: thickness)
    )
  }
}

extension SliderLayout {
  /// Whether it lays out the stops of a slider.
  func isOf(_ slider: Slider) -> Bool { scale.stops == slider.stops }

  /// How far a stop is from the minimum, in device pixels.
  func offset(of index: Int) -> Double {
    scale.offset(of: index, along: Double(travel.length))
  }

  /// How far a point is from the minimum in the direction of the values, in device pixels.
  func offset(of point: LayoutPoint) -> Double {
    let position = growth.orientation == .horizontal ? point.x : point.y
    return travel.offset(of: position * metrics.scale)
  }

  func index(nearestToOffset offset: Double) -> Int {
    scale.index(nearestTo: offset, along: Double(travel.length))
  }

  /// The rectangle of whole pixels along the track and across it.
  func rect(_ along: PixelSpan, _ across: PixelSpan) -> LayoutRect {
    rect(Double(along.lead)...Double(along.end), across)
  }

  /// The rectangle between two positions along the track, in device pixels, and of pixels across it.
  func rect(_ along: ClosedRange<Double>, _ across: PixelSpan) -> LayoutRect {
    let across = Double(across.lead)...Double(across.end)
    let isHorizontal = growth.orientation == .horizontal
    let (columns, lines) = isHorizontal ? (along, across) : (across, along)
    return LayoutRect(
      x: columns.lowerBound / metrics.scale,
      y: lines.lowerBound / metrics.scale,
      width: (columns.upperBound - columns.lowerBound) / metrics.scale,
      height: (lines.upperBound - lines.lowerBound) / metrics.scale
    )
  }

  /// The extents of upright text along the track and across it, in whole pixels that hold it.
  func pixels(of text: LayoutSize) -> (along: Pixels, across: Pixels) {
    let width = Pixels((text.width * metrics.scale).rounded(.up))
    let height = Pixels((text.height * metrics.scale).rounded(.up))
    return growth.orientation == .horizontal ? (width, height) : (height, width)
  }
}
