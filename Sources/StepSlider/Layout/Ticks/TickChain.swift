// SPDX-License-Identifier: Apache-2.0

/// Marks as near to each other as a distance allows: of every so many stops between two others, from
/// the lower up, each next one that is far enough from the one before and from the upper.
struct TickChain {
  let layout: SliderLayout
  /// The least number of device pixels from one mark to the next.
  let spacing: Double
  /// How many stops it is from one candidate to the next, 1 at least.
  let interval: Int
  /// The stop that the chain begins at.
  let lower: Int
  /// The stop that it ends before.
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

  /// How many stops there are to choose from.
  private var count: Int { max(0, (upper - lower - 1) / interval) }

  /// The marks between the two stops.
  var stops: [Int] {
    var stops: [Int] = []
    var (candidate, hop) = (0, 1)
    while let next = next(after: candidate, guess: hop) {
      stops.append(stop(next))
      (candidate, hop) = (next, next - candidate)
    }
    return stops
  }

  /// The last mark at or before a stop, or the lower stop, and the first after it, or the upper one.
  ///
  /// Where a gap is wide enough by itself there is a mark at its end, so the marks before it don't
  /// matter.
  ///
  /// - Complexity: O(1) where candidates are far apart; else the marks before the stop are gone
  ///   through, each found in a few steps where gaps change slowly, in O(log n) at worst.
  func marks(around stop: Int) -> (Int, Int) {
    var candidate = start(before: min(max(0, (stop - lower) / interval), count))
    var hop = 1
    while let next = next(after: candidate, guess: hop) {
      guard self.stop(next) <= stop else { return (self.stop(candidate), self.stop(next)) }
      (candidate, hop) = (next, next - candidate)
    }
    return (self.stop(candidate), upper)
  }

  /// A mark at or before a candidate from which the later ones can be found: the one at the end of a
  /// gap that is wide enough, unless that is farther back than there can be marks.
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

  /// The first candidate that is far enough from one and from the upper stop.
  private func next(after candidate: Int, guess hop: Int) -> Int? {
    let start = offset(candidate)
    var (low, high) = (candidate, count + 1)
    var guess = candidate + hop
    // Where gaps change slowly, the line through two of them leads nearly to the third.
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

  /// Whether a candidate is far enough from the upper stop.
  private func hasRoom(_ candidate: Int) -> Bool {
    end - offset(candidate) >= spacing
  }
}
