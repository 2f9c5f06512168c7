// SPDX-License-Identifier: Apache-2.0

/// The frames of a slider's parts, in the coordinates of its bounds.
///
/// A layout is a pure function of its parameters. Parts that depend on the chosen stop, such as
/// the thumb, take its index, so a layout is never out of date. Frames are computed when you read
/// them. Nothing is stored per stop, so a million stops cost no more than five.
///
/// Along the track, the thumb stays inside the bounds, and its middle marks the position of a
/// stop. Across the track, the rows of the thumb and the labels are centred in the bounds. Labels
/// are below a horizontal track, and next to a vertical track on the side where text ends. Parts
/// that don't fit extend equally beyond both edges, except labels, which are left out.
///
/// Parts lie on whole device pixels. The middle of a tick or thumb is at most half a device pixel
/// from its exact ``point(of:)``. If stops are evenly spaced, the gaps between neighbours differ
/// by at most one device pixel.
public struct SliderLayout: Hashable, Sendable {
  package let scale: TrackScale
  /// The bounds that the layout was given.
  package let bounds: LayoutRect
  package let metrics: SliderMetrics
  package let growth: Growth
  let travel: Travel
  /// The whole pixels inside the bounds, along and across the track.
  let (roomAlong, roomAcross): (PixelSpan, PixelSpan)
  /// The row of the track, the ticks and the thumb.
  let partRow: PixelSpan
  /// The row of the labels, or `nil` if there is no room for them.
  let labelRow: PixelSpan?
  /// Whether the labels come before the parts: to the left of a vertical track.
  let labelsLead: Bool

  /// Creates a layout. The direction of text decides the side of the labels on a vertical track.
  package init(
    _ scale: TrackScale,
    in bounds: LayoutRect,
    metrics: SliderMetrics = SliderMetrics(),
    growth: Growth = .rightward,
    direction: LayoutDirection = .leftToRight
  ) {
    (self.scale, self.bounds, self.metrics, self.growth) = (scale, bounds, metrics, growth)
    let pixels = metrics.displayScale
    let columns = PixelSpan(inside: bounds.minX * pixels, bounds.maxX * pixels)
    let lines = PixelSpan(inside: bounds.minY * pixels, bounds.maxY * pixels)
    let isHorizontal = growth.orientation == .horizontal
    (roomAlong, roomAcross) = isHorizontal ? (columns, lines) : (lines, columns)
    travel = Travel(
      inside: roomAlong,
      thumb: metrics.pixels(metrics.thumbSize.width),
      insets: (
        metrics.wholePixels(metrics.minimumInset), metrics.wholePixels(metrics.maximumInset)
      ),
      isReversed: growth == .leftward || growth == .upward
    )
    labelsLead = !isHorizontal && direction == .rightToLeft
    let parts = metrics.pixels(
      max(metrics.thumbSize.height, metrics.trackThickness, metrics.tickSize.height)
    )
    let labels = metrics.wholePixels(metrics.labelThickness)
    // The rows are in the middle. If they don't fit, the labels are left out.
    let all = roomAcross.centered(length: parts + metrics.pixels(metrics.labelGap) + labels)
    guard labels > 0, all.length <= roomAcross.length else {
      (partRow, labelRow) = (roomAcross.centered(length: parts), nil)
      return
    }
    labelRow = PixelSpan(
      from: labelsLead ? all.lowerBound : all.upperBound - labels,
      length: labels
    )
    partRow = PixelSpan(from: labelsLead ? all.upperBound - parts : all.lowerBound, length: parts)
  }

  /// Creates a layout of a slider, in the direction of its presentation and its keys.
  ///
  /// The bounds can have any coordinates. Empty and huge bounds also give defined frames.
  public init(
    of slider: Slider,
    in bounds: LayoutRect,
    metrics: SliderMetrics = SliderMetrics()
  ) {
    self.init(
      TrackScale(slider.stops),
      in: bounds,
      metrics: metrics,
      growth: Growth(of: slider.presentation),
      direction: slider.presentation.layoutDirection
    )
  }

  /// Returns the exact point of a stop, in the middle of the track's row.
  ///
  /// Drawing rounds this point to device pixels. Distances to a pointer are measured from it. An
  /// index beyond an end means that end.
  public func point(of index: Int) -> LayoutPoint { point(atOffset: offset(of: index)) }

  /// Returns the exact point of a value, in the middle of the track's row, even between two stops
  /// (``Stops/fraction(of:)``).
  public func point(ofValue value: DecimalNumber) -> LayoutPoint {
    point(atOffset: scale.offset(of: value, along: Double(travel.length)))
  }

  private func point(atOffset offset: Double) -> LayoutPoint {
    let position = travel.position(at: offset) / metrics.displayScale
    let middle = (Double(partRow.lowerBound) + Double(partRow.length) / 2) / metrics.displayScale
    return growth.orientation == .horizontal
      ? LayoutPoint(x: position, y: middle) : LayoutPoint(x: middle, y: position)
  }

  /// Returns the stop nearest to a point, measured along the track only. Of two equally near
  /// stops, the greater one wins, in every direction.
  ///
  /// The direction is applied before the stop is found, so a mirrored track mirrors its ties too.
  public func index(nearestTo point: LayoutPoint) -> Int {
    index(nearestToOffset: offset(of: point))
  }

  /// The frame of the track, from the outer edge of the first tick to that of the last. With a
  /// single stop, nothing can be chosen, and the track is as short as its tick.
  package var track: LayoutRect { fill(from: 0, to: scale.stops.lastIndex) }

  /// Returns the part of the track from one stop to another, in either order. It includes both
  /// ticks, so from the minimum to the maximum it is the whole track.
  package func fill(from start: Int, to end: Int) -> LayoutRect {
    bar(from: offset(of: start), to: offset(of: end))
  }

  package func thumb(at index: Int) -> LayoutRect { thumb(atOffset: offset(of: index)) }

  /// Returns the frame of a slider's thumb.
  ///
  /// Between two stops, it divides their distance as its value divides that of theirs. While the
  /// slider isn't set, it is at ``Slider/index``.
  public func thumb(of slider: Slider) -> LayoutRect {
    thumb(atOffset: offset(ofThumbOf: slider))
  }

  private func thumb(atOffset offset: Double) -> LayoutRect {
    rect(travel.span(at: offset, length: travel.thumb), thumbRow)
  }

  /// The pixels of the thumb across the track.
  var thumbRow: PixelSpan { partRow.centered(length: metrics.pixels(metrics.thumbSize.height)) }

  /// Returns the pixels of a tick along the track.
  func tickSpan(at offset: Double) -> PixelSpan {
    travel.span(at: offset, length: metrics.pixels(metrics.tickSize.width))
  }

  /// Returns the outer edge of the focus ring around a slider's thumb, even beyond the bounds.
  package func focusRing(of slider: Slider) -> LayoutRect {
    thumb(of: slider).outset(
      by: Double(metrics.pixels(metrics.focusRingOutset)) / metrics.displayScale
    )
  }

  /// Returns the frame of a bubble that shows the value of a slider.
  ///
  /// It is above the thumb of a horizontal track, and on the side of a vertical track without
  /// labels. Along the track only, it stays within the bounds if it fits.
  package func bubble(ofSize size: LayoutSize, of slider: Slider) -> LayoutRect {
    let (length, thickness) = pixels(of: size)
    let gap = metrics.pixels(metrics.bubbleGap)
    let start = labelsLead ? thumbRow.upperBound + gap : thumbRow.lowerBound - gap - thickness
    return rect(
      travel.span(at: offset(ofThumbOf: slider), length: length).moved(inside: roomAlong),
      PixelSpan(from: start, length: thickness)
    )
  }

  func isOf(_ slider: Slider) -> Bool { scale.stops == slider.stops }

  // Offsets are distances from the minimum, in the direction of the values and in device pixels.

  func offset(of index: Int) -> Double {
    scale.offset(of: index, along: Double(travel.length))
  }

  func offset(ofThumbOf slider: Slider) -> Double {
    guard case .value(let value) = slider.position else { return offset(of: slider.index) }
    return scale.offset(of: value, along: Double(travel.length))
  }

  func offset(of point: LayoutPoint) -> Double {
    let position = growth.orientation == .horizontal ? point.x : point.y
    return travel.offset(of: position * metrics.displayScale)
  }

  func index(nearestToOffset offset: Double) -> Int {
    scale.index(nearestTo: offset, along: Double(travel.length))
  }

  /// Returns the bar between two offsets, with the ticks at both.
  func bar(from start: Double, to end: Double) -> LayoutRect {
    rect(
      tickSpan(at: start).union(tickSpan(at: end)),
      partRow.centered(length: metrics.pixels(metrics.trackThickness))
    )
  }

  /// Returns the rectangle of whole pixels along and across the track.
  func rect(_ along: PixelSpan, _ across: PixelSpan) -> LayoutRect {
    rect(Double(along.lowerBound)...Double(along.upperBound), across)
  }

  /// Returns the rectangle between two positions along the track, in device pixels, and of whole
  /// pixels across it.
  func rect(_ along: ClosedRange<Double>, _ across: PixelSpan) -> LayoutRect {
    let across = Double(across.lowerBound)...Double(across.upperBound)
    let isHorizontal = growth.orientation == .horizontal
    let (columns, lines) = isHorizontal ? (along, across) : (across, along)
    return LayoutRect(
      x: columns.lowerBound / metrics.displayScale,
      y: lines.lowerBound / metrics.displayScale,
      width: (columns.upperBound - columns.lowerBound) / metrics.displayScale,
      height: (lines.upperBound - lines.lowerBound) / metrics.displayScale
    )
  }

  /// Returns the extents of upright text along and across the track, rounded up to whole pixels.
  func pixels(of text: LayoutSize) -> (along: Pixels, across: Pixels) {
    let (width, height) = (metrics.wholePixels(text.width), metrics.wholePixels(text.height))
    return growth.orientation == .horizontal ? (width, height) : (height, width)
  }
}

/// The travel of the thumb along the track, in device pixels. Both of its ends are whole pixels.
/// The exact position of a stop is that of the middle of the thumb.
struct Travel: Hashable, Sendable {
  /// The pixels that the thumb covers over its full travel.
  let reach: PixelSpan
  /// The length of the thumb in pixels.
  let thumb: Pixels
  /// The number of pixels from the first position to the last.
  let length: Pixels
  /// Whether the minimum is at the end with the greatest coordinate.
  let isReversed: Bool

  /// Creates a travel inside a span, with its ends at least as far from those of the span as the
  /// insets say. Insets that leave no travel are ignored.
  init(
    inside span: PixelSpan,
    thumb: Pixels,
    insets: (minimum: Pixels, maximum: Pixels),
    isReversed: Bool
  ) {
    let spare = (max(0, insets.minimum - thumb / 2), max(0, insets.maximum - thumb / 2))
    let (lead, end) = isReversed ? (spare.1, spare.0) : spare
    let inset = span.length - lead - end
    let reach = thumb < inset ? PixelSpan(from: span.lowerBound + lead, length: inset) : span
    self.reach = thumb <= reach.length ? reach : span.centered(length: thumb)
    (self.thumb, length) = (thumb, self.reach.length - thumb)
    self.isReversed = isReversed
  }

  func position(at offset: Double) -> Double {
    Double(reach.lowerBound) + Double(thumb) / 2 + distance(at: offset)
  }

  func offset(of position: Double) -> Double {
    distance(at: position - Double(reach.lowerBound) - Double(thumb) / 2)
  }

  /// Returns whole pixels around the exact position at an offset. Equal distances give steps that
  /// differ by at most one pixel, because only the fractional part of the sum is rounded.
  func span(at offset: Double, length: Pixels) -> PixelSpan {
    let doubledSlack = thumb - length + 1
    let half = doubledSlack.isMultiple(of: 2) ? 0 : 0.5
    let pixels = (distance(at: offset) + half).rounded(.down)
    let start = reach.lowerBound + (doubledSlack >> 1) + Pixels(pixels)
    return PixelSpan(from: start, length: length)
  }

  private func distance(at offset: Double) -> Double {
    isReversed ? Double(length) - offset : offset
  }
}

/// A number of whole device pixels, or a position in device pixels. 32 bits would be too few.
typealias Pixels = Int64

/// A run of whole device pixels along one axis.
typealias PixelSpan = Range<Pixels>

extension PixelSpan {
  init(from start: Pixels, length: Pixels) { self = start..<start + length }

  var length: Pixels { upperBound - lowerBound }

  /// Creates the run of whole pixels inside an interval, or an empty run in the middle of it.
  init(inside start: Double, _ end: Double) {
    // A bound counts as a whole pixel if only rounding separates it from one.
    let tolerance = 1e-6
    let first = (start - tolerance).rounded(.up)
    let last = (end + tolerance).rounded(.down)
    let isEmpty = last < first
    let lead = Pixels(isEmpty ? ((start + end) / 2).rounded(.down) : first)
    self.init(from: lead, length: isEmpty ? 0 : Pixels(last - first))
  }

  /// Returns a run of another length with the same middle, or half a pixel before it if necessary.
  func centered(length: Pixels) -> PixelSpan {
    PixelSpan(from: (2 * lowerBound + self.length - length) >> 1, length: length)
  }

  /// Returns the run moved just inside another. If it is too long, both start together.
  func moved(inside other: PixelSpan) -> PixelSpan {
    let start = Swift.max(other.lowerBound, Swift.min(lowerBound, other.upperBound - length))
    return PixelSpan(from: start, length: length)
  }

  func union(_ other: PixelSpan) -> PixelSpan {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
