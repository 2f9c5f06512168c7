// SPDX-License-Identifier: Apache-2.0

/// The number of steps between marks, when there is no room for a mark at every step.
enum Thinning {
  /// Returns the least number of steps between marks that is at least `least` and divides all
  /// steps evenly, with a mark between the ends. If there is none, the result is the least round
  /// number, but at most all steps.
  static func stride(atLeast least: Int, over steps: Int) -> Int {
    guard least > 1 else { return 1 }
    guard least < steps else { return max(1, steps) }
    return divisor(atLeast: least, of: steps) ?? min(roundNumber(atLeast: least), steps)
  }

  /// Returns such a number that also divides `major` or is a multiple of it, so that major marks
  /// remain.
  static func stride(atLeast least: Int, over steps: Int, major: Int) -> Int {
    guard major > 0, major < steps else { return stride(atLeast: least, over: steps) }
    guard least > major else { return divisor(atLeast: least, of: major) ?? major }
    let majors = (least - 1) / major + 1
    return major * stride(atLeast: majors, over: steps / major)
  }

  /// Returns the least proper divisor of a number that is at least `least`.
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

  /// Returns the least of 1, 2, 5, 10, 20, 50 and so on that is at least `least`.
  private static func roundNumber(atLeast least: Int) -> Int {
    var power = 1
    while power * 10 <= least { power *= 10 }
    for factor in [1, 2, 5] where power * factor >= least { return power * factor }
    return power * 10
  }
}
