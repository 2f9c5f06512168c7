// SPDX-License-Identifier: GPL-3.0-or-later

import AllocationCount

/// Something to measure: done so many times, it gives a sum of its results, so that no compiler
/// leaves it out.
struct Work {
  let repeating: (Int) -> Int

  /// How often it asks for memory each time, once warm.
  func allocations(times: Int = 1000) -> Double {
    var sum = repeating(times)
    let before = allocation_count()
    sum &+= repeating(times)
    let after = allocation_count()
    Self.keep(sum)
    return Double(after - before) / Double(times)
  }

  /// How many nanoseconds it takes each time: the least of 40 rounds of two milliseconds, or of as
  /// many longer ones as a second has room for; what disturbs a round only adds to it.
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
