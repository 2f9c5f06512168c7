// SPDX-License-Identifier: GPL-3.0-or-later

/// The number of waits since the time last moved.
struct Spin {
  private static let limit = 100_000

  private var count = 0
  private var time: Duration?

  /// Counts a wait. Returns whether there were more than a healthy program ever needs.
  mutating func count(at time: Duration) -> Bool {
    if time != self.time { (self.time, count) = (time, 0) }
    count += 1
    return count > Self.limit
  }
}
