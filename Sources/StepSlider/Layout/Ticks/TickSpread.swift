// SPDX-License-Identifier: Apache-2.0

/// The stops that have a tick on an uneven scale, whichever stop is chosen.
///
/// Both ends have one. From the minimum up, each major stop has one if it is far enough from the
/// major tick before it and from the maximum. Between these, each stop has one if it is far
/// enough from its neighbours.
///
/// Without major stops, those at round numbers take their place on a logarithmic scale
/// (``RoundMarks``). Between two of them, all stops have a tick or none.
struct TickSpread {
  let layout: SliderLayout
  /// The minimum number of device pixels between ticks.
  let spacing: Pixels

  private var last: Int { layout.scale.stops.count - 1 }

  /// The stops with a tick, in ascending order.
  var indices: [Int] {
    guard last > 0 else { return [0] }
    let round = roundMarks
    let majors = [0] + (round?.stops ?? majors?.stops ?? []) + [last]
    let inner = zip(majors, majors.dropFirst()).flatMap { lower, upper in
      let chain = stops(between: lower, upper)
      return [lower] + (round == nil || chain.hasRoomForAll ? chain.stops : [])
    }
    return inner + [last]
  }

  /// Returns whether a stop has a tick.
  ///
  /// - Complexity: That of ``TickChain/marks(around:)``.
  func contains(_ stop: Int) -> Bool {
    guard stop > 0, stop < last else { return stop == 0 || stop == last }
    if let roundMarks {
      let (lower, upper) = roundMarks.marks(around: stop)
      return lower == stop || stops(between: lower, upper).hasRoomForAll
    }
    let (lower, upper) = majors?.marks(around: stop) ?? (0, last)
    return lower == stop || stops(between: lower, upper).marks(around: stop).0 == stop
  }

  /// The round numbers that are major ticks unless the caller chose others.
  private var roundMarks: RoundMarks? {
    layout.metrics.majorInterval == 0 ? RoundMarks(on: layout, spacing: spacing) : nil
  }

  /// The major ticks between the ends, or `nil` if there are none.
  private var majors: TickChain? {
    let interval = layout.metrics.majorInterval
    guard interval > 0, interval < last else { return nil }
    return chain(every: interval, from: 0, to: last)
  }

  private func stops(between lower: Int, _ upper: Int) -> TickChain {
    chain(every: 1, from: lower, to: upper)
  }

  private func chain(every interval: Int, from lower: Int, to upper: Int) -> TickChain {
    TickChain(on: layout, spacing: spacing, every: interval, from: lower, to: upper)
  }
}
