// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Where a loop and its sources have the time from.
///
/// A program takes a ``SystemClock``, a test a ``ManualClock``.
public protocol EventClock {
  /// What time it is.
  var now: ContinuousClock.Instant { get }

  /// Waits until something is ready or the deadline has passed; without a deadline, for however long
  /// that takes. It may be over earlier, as when a signal comes.
  ///
  /// - Returns: What is ready; `nil` if nothing could ever end the wait.
  func wait(for interests: [Interest], until deadline: ContinuousClock.Instant?) -> Set<Interest>?
}

/// The clock on the wall. The corresponding C function is `poll`.
public struct SystemClock: EventClock, Sendable {
  /// The clock.
  public init() {}

  /// What time it is.
  public var now: ContinuousClock.Instant { .now }

  /// Waits as `poll` does, a day at most.
  public func wait(
    for interests: [Interest],
    until deadline: ContinuousClock.Instant?
  ) -> Set<Interest>? {
    guard !interests.isEmpty || deadline != nil else { return nil }
    return Self.poll(interests, milliseconds: deadline.map(milliseconds(until:)) ?? -1)
  }

  /// Rounded up, so that the deadline has passed when the wait is over; a day at most.
  private func milliseconds(until deadline: ContinuousClock.Instant) -> CInt {
    let rest = (deadline - now) / .milliseconds(1)
    return CInt(min(max(rest.rounded(.up), 0), 86_400_000))
  }

  /// What is ready by now, or within some milliseconds; -1 for however long it takes.
  static func poll(_ interests: [Interest], milliseconds: CInt) -> Set<Interest> {
    var polls = interests.map { interest in
      pollfd(
        fd: interest.descriptor,
        events: Int16(interest.isForWriting ? POLLOUT : POLLIN),
        revents: 0
      )
    }
    guard Glibc.poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return [] }
    return Set(zip(interests, polls).lazy.filter { $1.revents != 0 }.map(\.0))
  }
}

/// A clock that a test turns: a wait takes no time, and the clock jumps to the wait's end.
///
/// What is really ready, such as a pipe that the test has written to, comes before any deadline. A wait
/// that nothing can end gives `nil`, and so ends ``EventLoop/run(until:while:)``.
///
/// Such a clock doesn't wait for what takes real time beside the loop: other threads, programs that run,
/// servers. A test of those takes a ``SystemClock``, or plays them.
public final class ManualClock: EventClock {
  /// The time to which the clock was turned.
  public private(set) var now = SystemClock().now

  /// A clock that stands at any time, the same until it is turned.
  public init() {}

  /// Turns the clock on.
  public func advance(by duration: Duration) { now += duration }

  /// Gives what is ready; where nothing is, turns the clock to the deadline.
  public func wait(
    for interests: [Interest],
    until deadline: ContinuousClock.Instant?
  ) -> Set<Interest>? {
    let ready = SystemClock.poll(interests, milliseconds: 0)
    guard ready.isEmpty else { return ready }
    guard let deadline else { return nil }
    now = max(now, deadline)
    return []
  }
}
