// SPDX-License-Identifier: Apache-2.0

/// Something that a loop waits for: a terminal, a device, a voice, a bus, a program that runs.
///
/// A source says what it waits for, and is advanced when that has come or its time has. It never
/// waits itself.
public protocol EventSource<Event>: AnyObject {
  /// What the source tells.
  associatedtype Event

  /// What it waits for now; none while only time counts. The loop asks before each wait, and once more
  /// after it.
  var interests: [Interest] { get }

  /// When it is to be advanced even if nothing comes; `nil` for never. The loop asks before each wait,
  /// and once more after it. A source that wants its turn at once names the current time.
  var deadline: ContinuousClock.Instant? { get }

  /// Takes what came, and tells it.
  ///
  /// It may be called when there is nothing to take.
  func advance(_ wakeup: Wakeup) -> [Event]
}

extension EventSource {
  /// Nothing: only time counts.
  public var interests: [Interest] { [] }

  /// Never.
  public var deadline: ContinuousClock.Instant? { nil }
}

/// What ended a wait: the time that it is, and what is ready.
public struct Wakeup: Sendable {
  /// The time.
  public let now: ContinuousClock.Instant
  /// What can be read or written. What is closed or broken is ready, too: reading it tells why.
  public let ready: Set<Interest>

  /// A wake-up at a time.
  public init(now: ContinuousClock.Instant, ready: Set<Interest> = []) {
    (self.now, self.ready) = (now, ready)
  }

  /// Whether something that a source waits for is ready.
  public func isReady(_ interest: Interest) -> Bool { ready.contains(interest) }
}
