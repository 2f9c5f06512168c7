// SPDX-License-Identifier: GPL-3.0-or-later

import AllocationCount

/// Work to measure. It is repeated, and returns a sum of its results, so that the compiler can't
/// remove it.
struct Work {
  let repeating: (Int) -> Int

  /// Returns the number of allocations per repetition, once warm.
  func allocations(times: Int = 1000) -> Double {
    var sum = repeating(times)
    let before = allocation_count()
    sum &+= repeating(times)
    let after = allocation_count()
    Self.keep(sum)
    return Double(after - before) / Double(times)
  }

  /// Returns the nanoseconds per repetition: the least of 40 rounds of two milliseconds, or of as
  /// many longer rounds as fit in a second. Disturbances only add to a round.
  func nanoseconds() -> Double {
    var times = 1
    while elapsed(times) < .milliseconds(2) { times *= 2 }
    var (least, total) = (Duration.seconds(1000), Duration.zero)
    for _ in 0..<40 where total < .seconds(1) {
      let duration = elapsed(times)
      least = min(least, duration)
      total += duration
    }
    return least / .nanoseconds(times)
  }

  private func elapsed(_ times: Int) -> Duration {
    ContinuousClock().measure { Self.keep(repeating(times)) }
  }

  @inline(never) @_optimize(none)
  private static func keep(_ sum: Int) {}
}
