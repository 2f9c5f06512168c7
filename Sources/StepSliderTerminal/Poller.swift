// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// Waits for descriptors: the heart of a loop that sleeps while there is nothing to do.
///
/// The corresponding C function is `poll`.
public enum Poller {
  /// What is waited for.
  public struct Interest: Hashable, Sendable {
    /// The descriptor; a negative one is never ready.
    public let descriptor: CInt
    /// Whether room for writing is waited for, and not something to read.
    public let isForWriting: Bool

    /// Names what to wait for.
    public init(descriptor: CInt, isForWriting: Bool = false) {
      (self.descriptor, self.isForWriting) = (descriptor, isForWriting)
    }
  }

  /// Waits until one of the descriptors is ready, or a deadline has passed, or a signal came; tells
  /// of each whether it is ready. One that is closed or broken is ready too.
  public static func wait(
    for interests: [Interest],
    until deadline: ContinuousClock.Instant?
  ) -> [Bool] {
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
