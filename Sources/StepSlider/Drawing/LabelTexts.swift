// SPDX-License-Identifier: Apache-2.0

/// The texts of a slider's labels, and the room that they need whichever stop is chosen.
///
/// It is a class because copies of its many parts would cost more than a label.
final class LabelTexts {
  /// The greatest extent of a label across the track.
  private(set) var thickness = 0.0
  /// The greatest extent of a bubble across the track.
  private(set) var bubbleThickness = 0.0
  private let track: DrawnTrack
  private let room: DrawingRoom
  private let scale: TrackScale
  private let longest: Double
  private var lengths: [(index: Int, length: Double)] = []

  init(of track: DrawnTrack, in room: DrawingRoom) {
    (self.track, self.room) = (track, room)
    longest = DrawingMeasures.label(track.style.metrics, in: room)
    scale = TrackScale(track.slider.stops)
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

  /// Returns the text at the tick of a stop, cut to the room for it.
  func text(_ index: Int) -> String {
    room.fitted(track.phrases.label(of: index, on: track.slider), thickness: longest)
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
    guard stops.hasNames || !room.isHorizontal else { return [0, stops.count - 1] }
    let metrics = DrawingMeasures.bare(track.style.metrics, in: room)
    let layout = SliderLayout(of: track.slider, in: room.bounds(), metrics: metrics)
    return layout.measuredStops.sorted()
  }
}
