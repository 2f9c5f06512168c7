// SPDX-License-Identifier: Apache-2.0

/// Ticks between two stops, as close together as a minimum distance allows.
///
/// The candidates are every `interval`-th stop after the lower one. A candidate has a tick if it
/// is far enough from the tick before it and from the upper stop.
struct TickChain {
  let layout: SliderLayout
  /// The minimum number of device pixels between ticks.
  let spacing: Double
  /// The number of stops from one candidate to the next, at least 1.
  let interval: Int
  /// The stop where the chain begins.
  let lower: Int
  /// The stop before which the chain ends.
  let upper: Int
  private let end: Double

  init(
    on layout: SliderLayout,
    spacing: Pixels,
    every interval: Int,
    from lower: Int,
    to upper: Int
  ) {
    (self.layout, self.spacing, self.interval) = (layout, Double(spacing), interval)
    (self.lower, self.upper, end) = (lower, upper, layout.offset(of: upper))
  }

  /// The number of candidates.
  private var count: Int { max(0, (upper - lower - 1) / interval) }

  /// The stops with a tick.
  var stops: [Int] {
    var stops: [Int] = []
    var (candidate, hop) = (0, 1)
    while let next = next(after: candidate, guess: hop) {
      stops.append(stop(next))
      (candidate, hop) = (next, next - candidate)
    }
    return stops
  }

  /// Whether all candidates are far enough apart.
  ///
  /// - Complexity: O(m) for as many candidates as there is room for.
  var hasRoomForAll: Bool {
    guard Double(count + 1) * spacing <= end - offset(0) else { return false }
    return (0...count).allSatisfy { candidate in
      (candidate < count ? offset(candidate + 1) : end) - offset(candidate) >= spacing
    }
  }

  /// Returns the last tick at or before a stop, or the lower stop, and the first tick after it,
  /// or the upper stop.
  ///
  /// A candidate at the end of a gap that is wide enough by itself always has a tick. The ticks
  /// before it don't matter.
  ///
  /// - Complexity: O(1) if candidates are far apart. Otherwise, the ticks before the stop are
  ///   visited. Each takes a few steps where gaps change slowly, and O(log n) at worst.
  func marks(around stop: Int) -> (Int, Int) {
    var candidate = start(before: min(max(0, (stop - lower) / interval), count))
    var hop = 1
    while let next = next(after: candidate, guess: hop) {
      guard self.stop(next) <= stop else { return (self.stop(candidate), self.stop(next)) }
      (candidate, hop) = (next, next - candidate)
    }
    return (self.stop(candidate), upper)
  }

  /// Returns a candidate at or before a given one from which later ticks can be found: the one at
  /// the end of the last gap that is wide enough by itself. If that is farther back than there
  /// can be ticks, returns the lower stop.
  private func start(before candidate: Int) -> Int {
    let last = hasRoom(candidate) ? candidate : lastWithRoom(before: candidate)
    let most = min((offset(last) - offset(0)) / spacing, Double(count))
    let candidates = max(1, last - Int(most))..<last + 1
    var end = offset(last)
    for candidate in candidates.reversed() {
      let start = offset(candidate - 1)
      if end - start >= spacing { return candidate }
      end = start
    }
    return 0
  }

  private func lastWithRoom(before candidate: Int) -> Int {
    max(0, (0..<candidate).partitioningIndex { !hasRoom($0) } - 1)
  }

  /// Returns the first candidate that is far enough from a given one and from the upper stop.
  private func next(after candidate: Int, guess hop: Int) -> Int? {
    let start = offset(candidate)
    var (low, high) = (candidate, count + 1)
    var guess = candidate + hop
    // Where gaps change slowly, linear extrapolation comes close to the result.
    for _ in 0..<Self.guessLimit where high - low > 1 {
      guess = min(max(guess, low + 1), high - 1)
      let distance = offset(guess) - start
      if distance < spacing { low = guess } else { high = guess }
      let hops = (Double(guess - candidate) * spacing / distance).rounded(.up)
      guess = candidate + Int(hops < Double(count) ? hops : Double(count))
    }
    let next = (low + 1..<high).partitioningIndex { offset($0) - start >= spacing }
    return next <= count && hasRoom(next) ? next : nil
  }

  private static let guessLimit = 6

  private func stop(_ candidate: Int) -> Int { lower + candidate * interval }

  private func offset(_ candidate: Int) -> Double { layout.offset(of: stop(candidate)) }

  /// Returns whether a candidate is far enough from the upper stop.
  private func hasRoom(_ candidate: Int) -> Bool {
    end - offset(candidate) >= spacing
  }
}
