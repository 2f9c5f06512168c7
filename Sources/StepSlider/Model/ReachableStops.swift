// SPDX-License-Identifier: Apache-2.0

/// The stops that the thumb can move to for now.
///
/// Keys skip the other stops, a pointer doesn't hit them, and the words of the slider's range leave
/// them out.
public struct ReachableStops: Hashable, Sendable {
  /// The indices between which the thumb stays, such as those that another thumb leaves.
  package private(set) var limits: ClosedRange<Int>
  /// The stops that can't be chosen, as ranges of indices in ascending order. There is at least one
  /// other stop between two ranges.
  package let unavailable: [ClosedRange<Int>]

  /// Creates the stops within limits, without those that are unavailable. The ranges can have any
  /// order, overlap, and extend beyond the limits.
  public init(limits: ClosedRange<Int>, unavailable: [ClosedRange<Int>] = []) {
    self.limits = limits
    self.unavailable = unavailable.isEmpty ? [] : Self.merged(unavailable)
  }

  private static func merged(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    let possible = 0...Stops.maximumCount - 1
    var merged: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.overlaps(possible)
    {
      let range = range.clamped(to: possible)
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// The lowest reachable stop, or `nil` if there is none.
  package var first: Int? { atOrAbove(limits.lowerBound) }

  /// The highest reachable stop, or `nil` if there is none.
  package var last: Int? { atOrBelow(limits.upperBound) }

  /// Returns whether a stop is reachable, in O(log u) for u unavailable ranges.
  package func contains(_ index: Int) -> Bool {
    limits.contains(index) && unavailableRange(around: index) == nil
  }

  /// Returns the reachable stop that is nearest to an index, perhaps in a range; of two, the higher
  /// one.
  package func nearest(to index: Int, in range: ClosedRange<Int>? = nil) -> Int? {
    let range = range ?? limits
    let index = min(max(index, range.lowerBound), range.upperBound)
    let above = atOrAbove(index).flatMap { range.contains($0) ? $0 : nil }
    guard above != index else { return index }
    let below = atOrBelow(index).flatMap { range.contains($0) ? $0 : nil }
    guard let above, let below else { return above ?? below }
    return index - below < above - index ? below : above
  }

  /// Returns the lowest reachable stop that isn't below an index.
  func atOrAbove(_ index: Int) -> Int? {
    let found = availableAtOrAbove(max(index, limits.lowerBound))
    return found <= limits.upperBound ? found : nil
  }

  /// Returns the highest reachable stop that isn't above an index.
  func atOrBelow(_ index: Int) -> Int? {
    let found = availableAtOrBelow(min(index, limits.upperBound))
    return found >= limits.lowerBound ? found : nil
  }

  func limited(to limits: ClosedRange<Int>) -> ReachableStops {
    var stops = self
    stops.limits = limits
    return stops
  }

  /// Returns the lowest available stop that isn't below an index, whatever the limits.
  func availableAtOrAbove(_ index: Int) -> Int {
    unavailableRange(around: index).map { $0.upperBound + 1 } ?? index
  }

  /// Returns the highest available stop that isn't above an index, whatever the limits.
  func availableAtOrBelow(_ index: Int) -> Int {
    unavailableRange(around: index).map { $0.lowerBound - 1 } ?? index
  }

  /// Returns the part of these stops among the first ones.
  func among(_ count: Int) -> ReachableStops {
    let all = 0...count - 1
    let isInside = all.contains(limits.lowerBound) && all.contains(limits.upperBound)
    let last = unavailable.last?.upperBound ?? 0
    guard !isInside || last >= count else { return self }
    return ReachableStops(
      limits: limits.clamped(to: all),
      unavailable: unavailable.filter { $0.overlaps(all) }.map { $0.clamped(to: all) }
    )
  }

  private func unavailableRange(around index: Int) -> ClosedRange<Int>? {
    let position = unavailable.partitioningIndex { $0.upperBound >= index }
    guard position < unavailable.count, unavailable[position].contains(index) else { return nil }
    return unavailable[position]
  }
}
