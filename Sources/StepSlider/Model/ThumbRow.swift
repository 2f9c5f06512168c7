// SPDX-License-Identifier: Apache-2.0

/// The thumbs of a shared track, in ascending order, with their distance between them, at available
/// stops.
package struct ThumbRow {
  /// The distance that the thumbs keep: the requested one, or as much of it as their stops allow.
  package let distance: Int
  /// Whether there is an available stop for every thumb. If not, none pushes another.
  package let fits: Bool
  private let stops: Stops
  private let reaches: [ReachableStops]
  /// The lowest and the highest stop of each thumb that leave the others theirs.
  private let lowest: [Int]
  private let highest: [Int]

  /// Creates the row of sliders that share a track, the lowest first. There is at least one.
  package init(_ thumbs: [Slider]) {
    stops = thumbs[0].stops
    let all = 0...stops.lastIndex
    let wanted = max(0, thumbs[0].presentation.sharedTrack?.minimumStopDistance ?? 0)
    let most = min(wanted, all.upperBound / max(1, thumbs.count - 1))
    let own = thumbs.map { $0.reach.limited(to: all) }
    let tooFar = (0..<most + 1).partitioningIndex {
      !all.contains(Self.chain(own, distance: $0)[own.count - 1])
    }
    fits = tooFar > 0
    let distance = fits ? tooFar - 1 : most
    self.distance = distance
    reaches = fits ? own : own.map { _ in ReachableStops(limits: all) }
    lowest = Self.chain(reaches, distance: distance)
    highest = reaches.reversed().reduce(into: []) { chain, reach in
      chain.append(reach.availableAtOrBelow(chain.last.map { $0 - distance } ?? all.upperBound))
    }.reversed()
  }

  private static func chain(_ reaches: [ReachableStops], distance: Int) -> [Int] {
    reaches.reduce(into: []) { chain, reach in
      chain.append(reach.availableAtOrAbove(chain.last.map { $0 + distance } ?? 0))
    }
  }

  /// Returns the positions that thumbs take which want these ones.
  ///
  /// They are sorted, and move to the stops. Then thumbs that are too near to one another move as
  /// little as possible upwards, and then downwards. Thumbs that aren't set stay so, and leave
  /// themselves room.
  package func arranged(_ wanted: [ThumbPosition]) -> [ThumbPosition] {
    var positions = sorted(wanted.enumerated().map { inside($1, of: $0) })
    spread(&positions, up: true)
    spread(&positions, up: false)
    return positions
  }

  /// Returns the positions of thumbs, of which one has moved and the others make way. If they
  /// can't, it doesn't move quite so far.
  package func arranged(_ wanted: [ThumbPosition], around thumb: Int) -> [ThumbPosition] {
    guard wanted[thumb] != .notSet else { return arranged(wanted) }
    var positions = wanted
    spread(&positions, up: true, from: thumb)
    spread(&positions, up: false, from: thumb)
    return isOrdered(positions) ? positions : arranged(wanted)
  }

  /// Returns the stops between which a thumb can move, while the others stay or are pushed. The
  /// stop where the thumb is belongs to them.
  package func limits(
    of thumb: Int,
    among positions: [ThumbPosition],
    pushing: Bool
  ) -> ClosedRange<Int> {
    let others = pushing && fits ? positions.map { _ in ThumbPosition.notSet } : positions
    var (below, above): (ThumbPosition?, ThumbPosition?)
    for other in 0..<thumb { below = place(of: others[other], of: other, beyond: below, up: true) }
    for other in (thumb + 1..<others.count).reversed() {
      above = place(of: others[other], of: other, beyond: above, up: false)
    }
    let (least, most) = (limit(beyond: below, up: true), limit(beyond: above, up: false))
    let here = positions[thumb].index(in: stops) ?? least
    return min(least, here)...max(most, here)
  }

  /// Moves the thumbs beyond one, or all of them, in a direction where they are too near to the one
  /// before.
  private func spread(_ positions: inout [ThumbPosition], up: Bool, from thumb: Int? = nil) {
    var previous = thumb.map { positions[$0] }
    let (first, last) =
      up ? ((thumb ?? -1) + 1, positions.count) : ((thumb ?? positions.count) - 1, -1)
    for other in stride(from: first, to: last, by: up ? 1 : -1) {
      let place = place(of: positions[other], of: other, beyond: previous, up: up)
      if positions[other] != .notSet { positions[other] = place }
      previous = place
    }
  }

  /// Returns where a thumb is that leaves the previous one its place: where it wants to be if it
  /// can. A thumb that isn't set needs room for its nearest stop.
  private func place(
    of position: ThumbPosition,
    of thumb: Int,
    beyond previous: ThumbPosition?,
    up: Bool
  ) -> ThumbPosition {
    let isFree = previous.map { up ? isOrdered($0, position) : isOrdered(position, $0) } ?? true
    if position != .notSet, isFree { return position }
    let (limit, reach) = (limit(beyond: previous, up: up), reaches[thumb])
    return .stop(
      up
        ? min(reach.availableAtOrAbove(limit), highest[thumb])
        : max(reach.availableAtOrBelow(limit), lowest[thumb])
    )
  }

  /// Returns the first stop that a thumb leaves to the next one in a direction.
  private func limit(beyond position: ThumbPosition?, up: Bool) -> Int {
    guard let position, let index = position.index(in: stops) else {
      return up ? 0 : stops.lastIndex
    }
    var next = index + (up ? distance : -distance)
    if case .value(let value) = position {
      if up, stops[index].value < value { next = max(next, index + 1) }
      if !up, value < stops[index].value { next = min(next, index - 1) }
    }
    return stops.clamped(next)
  }

  private func isOrdered(_ positions: [ThumbPosition]) -> Bool {
    let set = positions.enumerated().filter { $1 != .notSet }
    return zip(set, set.dropFirst()).allSatisfy { low, high in
      isOrdered(low.element, high.element, distance: distance * (high.offset - low.offset))
    }
  }

  /// Returns whether two neighbouring thumbs that are set are in order, and far enough apart.
  private func isOrdered(
    _ low: ThumbPosition,
    _ high: ThumbPosition,
    distance: Int? = nil
  ) -> Bool {
    guard let first = low.index(in: stops), let second = high.index(in: stops) else { return true }
    return first + (distance ?? self.distance) <= second && value(of: low) <= value(of: high)
  }

  /// Returns a position within the stops.
  private func inside(_ position: ThumbPosition, of thumb: Int) -> ThumbPosition {
    guard case .value(let value) = position, !stops.surround(value) else { return position }
    let nearest = stops.index(nearestTo: value)
    return .stop(reaches[thumb].nearest(to: nearest) ?? nearest)
  }

  /// Returns positions in ascending order; thumbs that aren't set stay so.
  private func sorted(_ positions: [ThumbPosition]) -> [ThumbPosition] {
    var set = positions.filter { $0 != .notSet }
      .sorted { value(of: $0) < value(of: $1) }[...]
    return positions.map { $0 == .notSet ? .notSet : set.removeFirst() }
  }

  private func value(of position: ThumbPosition) -> DecimalNumber {
    if case .value(let value) = position { return value }
    return stops[position.index(in: stops) ?? 0].value
  }
}

/// A track that several sliders share as its thumbs, such as the two ends of a price range.
///
/// Neighbouring sliders of a ``SliderPanel`` that have the same stops and equal shared tracks are the
/// thumbs, the lowest first. Thumbs never cross. Each is a slider of
/// its own with its own label, and the other thumbs limit it, as in the ARIA pattern for sliders
/// with several thumbs.
///
/// The panel arranges thumbs that it is given: positions that don't ascend are sorted, positions
/// beyond the stops become the nearest stop, and thumbs that are too near to one another move apart.
///
///     let stops = try Stops(from: 0, to: 100, by: 10)
///     let range = SliderPanel(range: stops, label: "Price", values: [0, 100])
public struct SharedTrack: Hashable, Sendable {
  /// The identity of the track, which tells it from another one beside it.
  package var id: String
  /// The least number of stops between two neighbouring thumbs; 0 lets them meet. If the track has
  /// too few available stops for that, they get as much distance as there is.
  package var minimumStopDistance: Int
  /// Whether a thumb that reaches another pushes it along. Otherwise it stops there.
  package var pushesThumbs: Bool

  /// Creates a shared track. A negative distance becomes 0.
  ///
  /// A thumb that reaches another stops there, or pushes it along with `pushesThumbs`.
  public init(id: String = "track", minimumStopDistance: Int = 0, pushesThumbs: Bool = false) {
    (self.id, self.pushesThumbs) = (id, pushesThumbs)
    self.minimumStopDistance = max(0, minimumStopDistance)
  }
}
