// SPDX-License-Identifier: Apache-2.0

/// A source of events for a loop: a terminal, a device, a voice, a bus, a running program.
///
/// A source states what it waits for. The loop advances it when that is ready or its deadline
/// has passed. The source never waits itself.
public protocol EventSource<Event>: AnyObject {
  /// The type of the source's events.
  associatedtype Event

  /// The descriptors that the source waits for now; empty if it waits only for its deadline.
  ///
  /// The loop reads this and the ``deadline`` before and after each wait.
  var interests: [DescriptorInterest] { get }

  /// The time to advance the source even if nothing is ready; `nil` for never. The current time
  /// means immediately.
  var deadline: Duration? { get }

  /// Takes what is ready and returns it as events. May be called when there is nothing to take.
  func advance(_ wakeup: Wakeup) -> [Event]
}

extension EventSource {
  /// No interests: the source waits only for its deadline.
  public var interests: [DescriptorInterest] { [] }

  /// No deadline.
  public var deadline: Duration? { nil }
}

/// The end of a wait: the current time and what is ready.
public struct Wakeup: Hashable, Sendable {
  /// The current time.
  public let now: Duration
  /// The descriptors that can be read or written. Closed or broken descriptors are ready too;
  /// reading them gives the cause.
  public let ready: Set<DescriptorInterest>

  /// Creates a wake-up.
  public init(now: Duration, ready: Set<DescriptorInterest> = []) {
    (self.now, self.ready) = (now, ready)
  }
}

/// A descriptor to wait for, and the direction to wait for.
public struct DescriptorInterest: Hashable, Sendable {
  /// The descriptor. The caller must keep it open while a loop waits for it.
  public let descriptor: CInt
  /// Whether to wait until the descriptor can be written, instead of read.
  public let isForWriting: Bool

  /// Creates an interest in a descriptor.
  public init(_ descriptor: CInt, isForWriting: Bool = false) {
    (self.descriptor, self.isForWriting) = (descriptor, isForWriting)
  }
}

/// Returns the earlier of two times; `nil` if there is none.
package func earliest(_ first: Duration?, _ second: Duration?) -> Duration? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
