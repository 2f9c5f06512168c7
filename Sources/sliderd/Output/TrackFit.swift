// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The length of a track in cells. If the stops are evenly spaced, all gaps between its ticks are
/// equal.
struct TrackFit: Equatable {
  /// The number of cells from end to end.
  let length: Int
  /// The number of cells from one tick to the next.
  let tickGap: Int
  /// The number of stops from one tick to the next; 0 if every stop has one, or if they are uneven.
  let tickInterval: Int
  /// Whether each stop has a cell of its own.
  let isComplete: Bool

  /// How large a track becomes where there is room for more.
  struct Limits {
    /// The most cells from one stop to the next.
    let step: Int
    /// The most cells from end to end.
    let length: Int
    /// The fewest cells from one tick to the next, if not every stop has a tick.
    let tickGap: Int

    /// A track in a line. Each of 101 stops, such as those of 0 to 100 percent, has its own cell.
    static let horizontal = Limits(step: 16, length: 101, tickGap: 8)
    /// A track upright. A cell is about twice as high as wide.
    static let vertical = Limits(step: 3, length: 31, tickGap: 2)
  }

  /// Chooses the length of a track for some stops. Fails if the room has less than five cells, and
  /// not one for each stop.
  init?(of stops: Stops, room: Int, limits: Limits) {
    guard room >= min(stops.count, 5) else { return nil }
    let longest = min(room, limits.length) - 1
    self =
      TrackScale(stops).isEven
      ? TrackFit(steps: stops.count - 1, longest: longest, limits)
      : TrackFit(unevenStops: stops.count, longest: longest, limits)
  }

  /// Chooses a length for evenly spaced stops. If not every stop can have a tick, as many have one
  /// as divide the track evenly.
  private init(steps: Int, longest: Int, _ limits: Limits) {
    let step = steps > 0 ? min(limits.step, longest / steps) : 1
    isComplete = step > 0
    let gaps =
      step > 1
      ? steps
      : (1...max(1, longest / limits.tickGap)).last { steps.isMultiple(of: $0) } ?? 1
    tickGap = max(1, (isComplete ? steps * step : longest) / gaps)
    tickInterval = step > 1 ? 0 : steps / gaps
    length = isComplete ? steps * step + 1 : gaps * tickGap + 1
  }

  private init(unevenStops count: Int, longest: Int, _ limits: Limits) {
    isComplete = count <= longest + 1
    (length, tickInterval, tickGap) = (longest + 1, 0, isComplete ? 2 : limits.tickGap)
  }
}
