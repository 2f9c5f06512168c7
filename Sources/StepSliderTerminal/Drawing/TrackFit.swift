// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The length of a track in cells. If the stops are evenly spaced, all gaps between its ticks are
/// equal.
struct TrackFit {
  /// The number of cells from end to end.
  let length: Int
  /// The number of cells from one tick to the next.
  let tickGap: Int
  /// The number of stops from one tick to the next; 0 if every stop has one, or if they are uneven.
  let tickInterval: Int
  /// Whether each stop has a cell of its own.
  let isComplete: Bool

  /// Chooses the length of a track for some stops. Fails if the room has less than five cells, and
  /// not one for each stop.
  /// Each of 101 stops in a line, such as those of 0 to 100 percent, has its own cell. A cell is
  /// about twice as high as wide. If not every one of even stops can have a tick, as many have one
  /// as divide the track evenly.
  init?(of stops: Stops, room: Int, along orientation: TrackOrientation) {
    let (longestStep, longest, leastGap) = orientation == .horizontal ? (16, 101, 8) : (3, 31, 2)
    guard room >= min(stops.count, 5) else { return nil }
    let (steps, last) = (stops.lastIndex, min(room, longest) - 1)
    guard TrackScale(stops).isEven else {
      isComplete = steps <= last
      (length, tickInterval, tickGap) = (last + 1, 0, isComplete ? 2 : leastGap)
      return
    }
    let step = steps > 0 ? min(longestStep, last / steps) : 1
    isComplete = step > 0
    let gaps =
      step > 1 ? steps : (1...max(1, last / leastGap)).last { steps.isMultiple(of: $0) } ?? 1
    tickGap = max(1, (isComplete ? steps * step : last) / gaps)
    tickInterval = step > 1 ? 0 : steps / gaps
    length = isComplete ? steps * step + 1 : gaps * tickGap + 1
  }

  /// Returns the metrics of a slider in a terminal, where one point is one cell. There are no gaps,
  /// so that labels may be next to the track and to each other: a label includes an empty cell.
  func metrics(labelThickness: Double) -> SliderMetrics {
    var metrics = SliderMetrics()
    metrics.thumbSize = LayoutSize(width: 1, height: 1)
    metrics.trackThickness = 1
    metrics.tickSize = metrics.thumbSize
    (metrics.tickSpacing, metrics.majorInterval) = (Double(tickGap), tickInterval)
    (metrics.labelThickness, metrics.labelGap) = (labelThickness, 0)
    (metrics.focusRingOutset, metrics.bubbleGap) = (0, 0)
    metrics.minimumHitTarget = 1
    return metrics
  }
}
