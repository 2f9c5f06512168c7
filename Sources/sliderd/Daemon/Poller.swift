// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Waits for descriptors.
enum Poller {
  /// What is waited for.
  struct Interest {
    let descriptor: CInt
    var isForWriting = false
  }

  /// Waits until one of the descriptors is ready, or a deadline has passed; tells which are ready.
  static func wait(for interests: [Interest], until deadline: ContinuousClock.Instant?) -> [Bool] {
    var polls = interests.map { interest in
      pollfd(
        fd: interest.descriptor,
        events: Int16(interest.isForWriting ? POLLOUT : POLLIN),
        revents: 0
      )
    }
    guard poll(&polls, nfds_t(polls.count), timeout(until: deadline)) > 0 else {
      return interests.map { _ in false }
    }
    return polls.map { $0.revents != 0 }
  }

  /// Whole milliseconds, rounded up so that the deadline has passed when the wait is over.
  private static func timeout(until deadline: ContinuousClock.Instant?) -> CInt {
    guard let deadline else { return -1 }
    let rest = (deadline - ContinuousClock.now) / .milliseconds(1)
    return CInt(min(max(rest.rounded(.up), 0), 86_400_000))
  }
}
