// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// A point in time on `CLOCK_MONOTONIC`, which all processes of the machine share.
package struct Moment: Hashable, Comparable, Sendable {
  /// The nanoseconds since the clock's start.
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The current time.
  package static var now: Moment {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Moment(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  package static func < (left: Moment, right: Moment) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  package static func - (end: Moment, start: Moment) -> Duration {
    .nanoseconds(end.nanoseconds - start.nanoseconds)
  }

  package static func + (start: Moment, duration: Duration) -> Moment {
    Moment(nanoseconds: start.nanoseconds + duration.nanoseconds)
  }
}
