// SPDX-License-Identifier: Apache-2.0

/// How many steps to go from one mark to the next where not each can have one.
enum Thinning {
  /// The least number of steps that is at least `least` and leaves a mark between the ends without
  /// an uneven gap; where there is none, the least round number; and where that is beyond the end,
  /// all steps.
  static func stride(atLeast least: Int, over steps: Int) -> Int {
    guard least > 1 else { return 1 }
    guard least < steps else { return max(1, steps) }
    return divisor(atLeast: least, of: steps) ?? min(roundNumber(atLeast: least), steps)
  }

  /// The same, where each `major`-th mark is to be among those that are left.
  static func stride(atLeast least: Int, over steps: Int, major: Int) -> Int {
    guard major > 0, major < steps else { return stride(atLeast: least, over: steps) }
    guard least > major else { return divisor(atLeast: least, of: major) ?? major }
    let majors = (least - 1) / major + 1
    return major * stride(atLeast: majors, over: steps / major)
  }

  /// The least divisor of a number, less than itself and at least `least`.
  private static func divisor(atLeast least: Int, of number: Int) -> Int? {
    var best: Int?
    var low = 1
    while low * low <= number {
      if number.isMultiple(of: low) {
        for divisor in [low, number / low] where divisor >= least && divisor < number {
          best = min(best ?? divisor, divisor)
        }
      }
      low += 1
    }
    return best
  }

  /// The least of 1, 2, 5, 10, 20, 50 and so on that is at least `least`.
  private static func roundNumber(atLeast least: Int) -> Int {
    var power = 1
    while power * 10 <= least { power *= 10 }
    for factor in [1, 2, 5] where power * factor >= least { return power * factor }
    return power * 10
  }
}
