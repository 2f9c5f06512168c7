// SPDX-License-Identifier: Apache-2.0

/// One thread that waits for everything at once: descriptors, and deadlines.
///
///     let loop = EventLoop()
///     loop.add(signals) { signal in isOver = true }
///     loop.add(keys) { key in respond(to: key) }
///     loop.run { !isOver }
///
/// A program that has a loop of its own, such as a window's, waits for ``interests`` and ``deadline``
/// there, and calls ``advance(_:)``: a loop is a source like any other.
public final class EventLoop: EventSource {
  /// Where the time comes from.
  public let clock: any EventClock
  private var watches: [Watch] = []

  /// A loop without sources.
  public init(clock: any EventClock = SystemClock()) { self.clock = clock }

  /// Waits for a source from now on, and hands each of its events to a handler.
  ///
  /// Sources that are due at the same time are advanced in the order in which they were added.
  public func add<Event>(
    _ source: any EventSource<Event>,
    handler: @escaping (Event) -> Void = { (_: Event) in }
  ) {
    watches.append(Watch(source) { source.advance($0).forEach(handler) })
  }

  /// Waits for a source no longer, and keeps it no longer; nothing, if it isn't waited for.
  ///
  /// A handler may call this: what its source has told in the same turn is still handled.
  public func remove(_ source: any EventSource) {
    for watch in watches where watch.source === source { watch.isRemoved = true }
    watches.removeAll(where: \.isRemoved)
  }

  /// Goes round as long as a condition holds, until a time at most, or until nothing could ever happen
  /// any more.
  public func run(
    until limit: ContinuousClock.Instant? = nil,
    while isWanted: () -> Bool
  ) {
    while isWanted(), limit.map({ clock.now < $0 }) ?? true {
      guard turn(until: limit) else { return }
    }
  }

  /// Waits once, until a time at most, and advances what is due.
  ///
  /// - Returns: Whether something can still happen.
  @discardableResult
  public func turn(until limit: ContinuousClock.Instant? = nil) -> Bool {
    let end = [deadline, limit].compactMap(\.self).min()
    guard let ready = clock.wait(for: interests, until: end) else { return false }
    advance(Wakeup(now: clock.now, ready: ready))
    return true
  }
}

// A source like any other.
extension EventLoop {
  /// A loop tells nothing: its sources have handlers.
  public typealias Event = Never

  /// What all sources wait for.
  public var interests: [Interest] { watches.flatMap(\.source.interests) }

  /// The first of all deadlines.
  public var deadline: ContinuousClock.Instant? { watches.lazy.compactMap(\.source.deadline).min() }

  /// Advances the sources that are due.
  @discardableResult
  public func advance(_ wakeup: Wakeup) -> [Never] {
    for watch in watches where !watch.isRemoved && isDue(watch, wakeup.ready) {
      watch.advance(wakeup)
    }
    return []
  }

  /// A deadline is compared with the time now, not with the wake-up's: a source that is due at once
  /// names the current time.
  private func isDue(_ watch: Watch, _ ready: Set<Interest>) -> Bool {
    if let deadline = watch.source.deadline, deadline <= clock.now { return true }
    return !ready.isEmpty && watch.source.interests.contains(where: ready.contains)
  }
}

/// A source in a loop, and what advances it.
private final class Watch {
  let source: any EventSource
  let advance: (Wakeup) -> Void
  var isRemoved = false

  init(_ source: any EventSource, advance: @escaping (Wakeup) -> Void) {
    (self.source, self.advance) = (source, advance)
  }
}
