// SPDX-License-Identifier: Apache-2.0

/// The parts of a slider that a drawing has room for, their frames, and then their shapes.
///
/// If space is short, the bubble is left out first, then the title. Then spaces get tighter, labels
/// are left out, and finally the thumb shrinks.
struct DrawingPlan {
  let track: DrawnTrack
  let layout: SliderLayout
  let labels: [PlacedLabel]
  let bubble: PlacedLabel?
  let title: TitleLine?
  /// The shapes that are drawn so far.
  private(set) var shapes: [SliderShape] = []

  init(of track: DrawnTrack, in bounds: LayoutRect) {
    self.track = track
    let whole = DrawingRoom(for: track, in: bounds)
    let labels = LabelTexts(in: whole)
    let heading = whole.titleHeight(above: labels.thickness)
    let room = heading > 0 ? DrawingRoom(for: track, in: bounds.below(heading)) : whole
    var (metrics, bubbleSpace) = room.measures(
      labels: labels.thickness,
      bubble: track.style.showsBubble ? labels.bubbleThickness : .infinity
    )
    if metrics.labelThickness > 0 { labels.inset(&metrics) }
    // With a title, the slider is as near to it as it can be.
    let slack =
      heading > 0 && room.isHorizontal
      ? (room.slack(with: metrics, bubbleSpace) / 2).rounded(.down) : 0
    let near =
      slack > 0
      ? DrawingRoom(for: track, in: bounds.below(heading + slack, above: slack)) : room
    let frame = near.bounds(leaving: bubbleSpace)
    let layout = SliderLayout(of: track.slider, in: frame, metrics: metrics)
    self.layout = layout
    let space = room.labelSpace(gap: metrics.labelGap)
    self.labels = layout.labels(at: track.chosen) { index in
      let size = room.labelSize(of: labels.text(index))
      return LayoutSize(width: size.width + space, height: size.height)
    }.map { (labels.text($0.index), $0) }
    bubble =
      bubbleSpace > 0 ? near.bubble(over: layout, thickness: labels.bubbleThickness) : nil
    title = heading > 0 ? whole.title(lowered: slack, showsValue: bubble == nil) : nil
  }

  /// Adds a shape in front of those drawn so far.
  mutating func draw(_ form: SliderShape.Form, _ role: ColorRole) {
    shapes.append(SliderShape(form, role))
  }
}

/// The text of a stop, and its frame.
typealias PlacedLabel = (text: String, room: TickLabel)

/// The line above a slider: its label where text begins, and its value where text ends, if no
/// bubble shows it.
typealias TitleLine = (label: DrawnText, value: DrawnText?)

extension SliderLayout {
  /// The stops whose labels decide how much space there is next to the track.
  ///
  /// They don't depend on the chosen stop, because otherwise the track would jump when the thumb
  /// moves. For up to a hundred stops, these are all stops. For more, they are those with a
  /// tick and a hundred evenly spread ones.
  package var measuredStops: Set<Int> {
    let last = scale.stops.lastIndex
    return Set((0..<100).map { $0 * last / 99 } + drawnTicks(at: 0))
  }
}

extension LayoutRect {
  /// Returns the part between two lines of given heights.
  fileprivate func below(_ top: Double, above bottom: Double = 0) -> LayoutRect {
    LayoutRect(x: minX, y: minY + top, width: size.width, height: size.height - top - bottom)
  }
}

/// The space of a drawing, along and across the track, and the space that texts take of it.
struct DrawingRoom {
  /// The length along the track, without the empty space at its ends.
  let along: Double
  /// The extent across the track.
  let across: Double
  /// The empty space on each side for the thumb's shadow and ring, if there is room.
  let margin: Double
  let bounds: LayoutRect
  let isHorizontal: Bool
  let track: DrawnTrack

  init(for track: DrawnTrack, in bounds: LayoutRect) {
    (self.bounds, self.track) = (bounds, track)
    isHorizontal = track.slider.presentation.orientation == .horizontal
    margin = track.haloWidth + 1
    let length = isHorizontal ? bounds.size.width : bounds.size.height
    across = isHorizontal ? bounds.size.height : bounds.size.width
    along = length - 2 * min(margin, length / 5)
  }

  /// The extent across the track, without the empty space on both sides.
  var inside: Double { across - 2 * margin }

  /// Returns the bounds for a layout that leaves space for a bubble.
  func bounds(leaving bubble: Double = 0) -> LayoutRect {
    // The bubble is above the track, or on the side without labels.
    let lead = isHorizontal || !isMirrored ? bubble : 0
    let ends = ((isHorizontal ? bounds.size.width : bounds.size.height) - along) / 2
    let (x, y) = isHorizontal ? (ends, lead) : (lead, ends)
    let size = isHorizontal ? (along, across - bubble) : (across - bubble, along)
    return LayoutRect(x: bounds.minX + x, y: bounds.minY + y, width: size.0, height: size.1)
  }

  /// Returns the extent of a size across the track.
  func thickness(of size: LayoutSize) -> Double { isHorizontal ? size.height : size.width }

  /// Returns the extent of a size along the track.
  func length(of size: LayoutSize) -> Double { isHorizontal ? size.width : size.height }

  /// Returns the text of a label, cut to leave room for other parts: two more labels on a
  /// horizontal track, or one if two would leave hardly any letters, and the thumb on a vertical
  /// track. If there is no room for three letters, the text stays whole and is not drawn.
  func fitted(_ label: String, thickness: Double) -> String {
    let (thirds, halves) = ((along - 2 * labelSpacing) / 3, (along - labelSpacing) / 2)
    let room = isHorizontal ? (thirds >= 3 * fontSize ? thirds : halves) : thickness
    guard room >= 3 * fontSize else { return label }
    return measure.cut(label, toWidth: min(room, 13 * fontSize), fontSize: fontSize)
  }

  func labelSize(of text: String) -> LayoutSize { measure.size(of: text, fontSize: fontSize) }

  /// Returns the space that a label needs at its sides in all, so that labels with a narrow gap
  /// between them don't seem to run together.
  func labelSpace(gap: Double) -> Double { isHorizontal ? max(0, labelSpacing - gap) : 0 }

  /// Returns the size of a bubble for a text, limited to the available space.
  func bubbleSize(of text: String, thickness: Double = .infinity) -> LayoutSize {
    let size = measure.size(of: text, fontSize: fontSize)
    let width = max(2 * fontSize, size.width + 2 * bubblePadding)
    let most = isHorizontal ? along : thickness
    return LayoutSize(width: min(width, most), height: size.height + bubblePadding)
  }

  /// Returns the value text, cut to fit in a bubble, and the bubble at the thumb.
  func bubble(over layout: SliderLayout, thickness: Double) -> PlacedLabel {
    let value = track.phrases.drawnValue(of: track.slider)
    let size = bubbleSize(of: value, thickness: thickness)
    let frame = layout.bubble(ofSize: size, of: track.slider)
    return (
      measure.cut(value, toWidth: size.width - 2 * bubblePadding, fontSize: fontSize),
      TickLabel(index: track.slider.index, frame: frame)
    )
  }

  private var style: SliderDrawing.Style { track.style }
  private var measure: TextMeasure { track.measure }
  private var isMirrored: Bool { track.slider.presentation.layoutDirection == .rightToLeft }
  private var fontSize: Double { style.fontSize }
  private var labelSpacing: Double { fontSize * 2 / 3 }
  private var bubblePadding: Double { fontSize * 2 / 3 }
}

// The sizes of a slider's parts in the available space.
extension DrawingRoom {
  /// The thickness of a thumb, and its distance from the labels.
  private typealias Spaces = (thumb: Double, gap: Double)

  private var wide: Spaces { (style.metrics.thumbSize.height, style.metrics.labelGap) }

  private var tight: Spaces {
    (style.metrics.thumbSize.height * 5 / 6, min(style.metrics.labelGap, 2))
  }

  /// Returns the thickness of the parts, with labels of a thickness or without them.
  private func thickness(_ spaces: Spaces, labels: Double) -> Double {
    labels > 0 ? spaces.thumb + spaces.gap + labels : spaces.thumb
  }

  /// Returns the widest measures that fit, with labels and a bubble of these thicknesses or without
  /// them, and the space that the bubble and its gap take across the track; 0 without a bubble.
  func measures(labels: Double, bubble: Double) -> (metrics: SliderMetrics, bubble: Double) {
    let wideThickness = thickness(wide, labels: labels)
    let withBubble = bubble + style.metrics.bubbleGap
    let hasBubble = wideThickness + withBubble <= inside
    let spaces = hasBubble || wideThickness <= inside ? wide : tight
    var metrics = style.metrics
    metrics.thumbSize = thumb(thickness: spaces.thumb)
    // The track and the ticks are at most as thick as the thumb.
    metrics.trackThickness = min(metrics.trackThickness, metrics.thumbSize.height)
    let tick = metrics.tickSize
    metrics.tickSize = LayoutSize(
      width: tick.width,
      height: min(tick.height, metrics.thumbSize.height)
    )
    metrics.labelThickness = thickness(spaces, labels: labels) <= inside ? labels : 0
    metrics.labelGap = spaces.gap
    return (metrics, hasBubble ? withBubble : 0)
  }

  /// The maximum extent of a label across the track.
  var longestLabel: Double { inside - tight.thumb - tight.gap }

  /// Returns the space across the track that the parts don't need.
  func slack(with metrics: SliderMetrics, _ bubble: Double) -> Double {
    let labels = metrics.labelThickness > 0 ? metrics.labelGap + metrics.labelThickness : 0
    return max(0, inside - bubble - metrics.thumbSize.height - labels)
  }

  /// Returns a thumb of a thickness, or the largest thumb that fits.
  private func thumb(thickness: Double) -> LayoutSize {
    let wanted = style.metrics.thumbSize
    guard wanted.width > 0, wanted.height > 0 else { return wanted }
    let most = max(inside, across * 0.6)
    let part = min(thickness, most, along * wanted.height / wanted.width) / wanted.height
    let (width, height) = (wanted.width * part, wanted.height * part)
    return LayoutSize(width: width.rounded(.down), height: height.rounded(.down))
  }
}

// The title.
extension DrawingRoom {
  /// Returns the height of the title with its gap, or 0 if the slider has no label or no room for
  /// it above labels of a thickness.
  func titleHeight(above labels: Double) -> Double {
    guard style.showsTitle, !track.label.isEmpty else { return 0 }
    let size = measure.size(of: track.label, fontSize: fontSize)
    let height = size.height + (fontSize / 2).rounded()
    let hasRoom =
      isHorizontal
      ? thickness(wide, labels: labels) + height <= inside
      : size.width <= inside && height <= along / 6
    return hasRoom ? height : 0
  }

  /// Returns the title at the top, or lower by a distance.
  func title(lowered distance: Double, showsValue: Bool) -> TitleLine {
    let inner = bounds.outset(by: -margin)
    let height = measure.size(of: "0", fontSize: fontSize).height
    let width = inner.size.width
    let frame = LayoutRect(x: inner.minX, y: inner.minY + distance, width: width, height: height)
    func text(_ text: String, _ anchor: DrawnText.Anchor) -> DrawnText {
      DrawnText(text, in: frame, anchor: anchor, fontSize: fontSize)
    }
    let room = showsValue ? width * 0.6 : width
    let label = measure.cut(track.label, toWidth: room, fontSize: fontSize)
    let rest = width - measure.size(of: label, fontSize: fontSize).width - fontSize
    let value = track.value
    let hasValue = showsValue && measure.size(of: value, fontSize: fontSize).width <= rest
    return (
      text(label, isMirrored ? .right : .left),
      hasValue ? text(value, isMirrored ? .left : .right) : nil
    )
  }
}

/// The texts of a slider's labels, and the room that they need whichever stop is chosen.
///
/// It is a class because copies of its many parts would cost more than a label.
final class LabelTexts {
  /// The greatest extent of a label across the track.
  private(set) var thickness = 0.0
  /// The greatest extent of a bubble across the track.
  private(set) var bubbleThickness = 0.0
  private let room: DrawingRoom
  private let scale: TrackScale
  private var lengths: [(index: Int, length: Double)] = []

  init(in room: DrawingRoom) {
    self.room = room
    scale = TrackScale(room.track.slider.stops)
    for index in measuredStops {
      let size = room.labelSize(of: text(index))
      lengths.append((index, room.length(of: size)))
      thickness = max(thickness, room.thickness(of: size))
    }
    guard track.style.showsBubble else { return }
    for index in room.isHorizontal ? [0] : lengths.map({ $0.index }) {
      let value = track.phrases.drawnValue(of: track.slider.placed(at: .stop(index)))
      bubbleThickness = max(bubbleThickness, room.thickness(of: room.bubbleSize(of: value)))
    }
  }

  private var track: DrawnTrack { room.track }

  /// Returns the text at the tick of a stop, cut to the room for it.
  func text(_ index: Int) -> String {
    room.fitted(track.phrases.label(of: index, on: track.slider), thickness: room.longestLabel)
  }

  /// Leaves room at both ends of a track, so that labels are centred at their ticks.
  ///
  /// Each of the labels at the ends has at most half the room, so that a half of it remains for the
  /// travel.
  func inset(_ metrics: inout SliderMetrics) {
    let most = room.along / 4
    let space = room.labelSpace(gap: metrics.labelGap)
    for (index, length) in lengths where length + space <= 2 * most {
      let fraction = scale.fraction(of: index)
      let half = ((length + space) / 2).rounded(.up)
      metrics.minimumInset = max(metrics.minimumInset, half - fraction * 2 * most)
      metrics.maximumInset = max(metrics.maximumInset, half - (1 - fraction) * 2 * most)
    }
  }

  /// The stops that are measured: both ends, and for names and vertical tracks also those between,
  /// up to a limit. Numbers are as high as each other.
  private var measuredStops: [Int] {
    let stops = track.slider.stops
    guard stops.hasNames || !room.isHorizontal else { return [0, stops.lastIndex] }
    let (metrics, _) = room.measures(labels: 0, bubble: .infinity)
    let layout = SliderLayout(of: track.slider, in: room.bounds(), metrics: metrics)
    return layout.measuredStops.sorted()
  }
}
