// SPDX-License-Identifier: Apache-2.0

/// The stops that have a tick on an uneven scale, whichever stop is chosen.
///
/// Both ends have one. From the minimum up, each major stop has one if it is far enough from the
/// major tick before it and from the maximum. Between these, each stop has one if it is far
/// enough from its neighbours.
struct TickSpread {
  let layout: SliderLayout
  /// The minimum number of device pixels between ticks.
  let spacing: Pixels

  private var last: Int { layout.scale.stops.count - 1 }

  /// The stops with a tick, in ascending order.
  var indices: [Int] {
    guard last > 0 else { return [0] }
    let majors = [0] + (majors?.stops ?? []) + [last]
    let inner = zip(majors, majors.dropFirst()).flatMap { [$0] + stops(between: $0, $1).stops }
    return inner + [last]
  }

  /// Returns whether a stop has a tick.
  ///
  /// - Complexity: That of ``TickChain/marks(around:)``.
  func contains(_ stop: Int) -> Bool {
    guard stop > 0, stop < last else { return stop == 0 || stop == last }
    let (lower, upper) = majors?.marks(around: stop) ?? (0, last)
    return lower == stop || stops(between: lower, upper).marks(around: stop).0 == stop
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
