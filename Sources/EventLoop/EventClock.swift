// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The source of time for a loop and its sources. Times are durations since any fixed moment, such as
/// the machine's start, and never go back.
package protocol EventClock {
  var now: Duration { get }

  /// Waits until something is ready or the deadline has passed, and returns what is ready; `nil` if
  /// nothing could ever end the wait. It may end earlier, for example because of a signal.
  func wait(for interests: [DescriptorInterest], until deadline: Duration?) -> Set<
    DescriptorInterest
  >?
}

/// The system's clock, which waits with the C function `poll`.
package struct SystemClock: EventClock, Sendable {
  package init() {}

  /// The time since the machine's start, with those in which it was suspended.
  package var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_BOOTTIME, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Waits with `poll`; if there is a deadline, for one day at most.
  package func wait(
    for interests: [DescriptorInterest],
    until deadline: Duration?
  ) -> Set<DescriptorInterest>? {
    if interests.isEmpty, deadline == nil { return nil }
    // Rounded up, so that the deadline has passed when the wait ends.
    let rest = deadline.map { (($0 - now) / .milliseconds(1)).rounded(.up) }
    let milliseconds = rest.map { CInt(min(max($0, 0), 86_400_000)) } ?? -1
    var polls = interests.map {
      pollfd(fd: $0.descriptor, events: Int16($0.isForWriting ? POLLOUT : POLLIN), revents: 0)
    }
    guard poll(&polls, nfds_t(polls.count), milliseconds) > 0 else { return [] }
    return Set(zip(interests, polls).lazy.filter { $1.revents != 0 }.map(\.0))
  }
}

extension Duration {
  package static var now: Duration { SystemClock().now }
}

/// A source that fires once, at a time that the program sets and can change. Use it on the thread
/// of its loop.
///
///     let alarm = Alarm()
///     loop.add(alarm) { chart.secondPassed() }
///     alarm.deadline = loop.now + .seconds(1)
public final class Alarm: EventSource {
  /// When the alarm fires; `nil` for never. It is `nil` again when it has fired.
  public var deadline: Duration?

  /// Creates an alarm.
  public init(at deadline: Duration? = nil) { self.deadline = deadline }

  /// Fires if the deadline has come.
  public func advance(_ wakeup: Wakeup) -> [Void] {
    guard let deadline, deadline <= wakeup.now else { return [] }
    self.deadline = nil
    return [()]
  }
}
