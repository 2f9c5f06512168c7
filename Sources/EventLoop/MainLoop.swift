// SPDX-License-Identifier: Apache-2.0

/// A loop on one thread that waits for descriptors and deadlines.
///
///     let loop = MainLoop()
///     loop.add(signals) { signal in isOver = true }
///     loop.add(keys) { key in respond(to: key) }
///     loop.run { !isOver }
///
/// A loop is itself a source. If a program has another loop, such as a window's, wait there for
/// ``interests`` and ``deadline``, then call ``advance(_:)``.
public final class MainLoop: EventSource {
  package let clock: any EventClock
  private var watches: [Watch] = []

  /// Creates a loop without sources.
  public convenience init() { self.init(clock: SystemClock()) }

  package init(clock: any EventClock) { self.clock = clock }

  /// The current time: a duration since any fixed moment, which never goes back. Pass it to sliders
  /// and reading cursors as it is.
  public var now: Duration { clock.now }

  /// Adds a source, whose events are handed to a handler.
  ///
  /// Sources that are due at the same time are advanced in the order in which they were added. Add
  /// each source once: its first handler takes its events, and a second one gets none.
  ///
  /// - Precondition: The source isn't this loop, or one that has this loop among its sources.
  public func add<Event>(
    _ source: any EventSource<Event>,
    handler: @escaping (Event) -> Void = { (_: Event) in }
  ) {
    precondition(!contains(source), "a loop can't be a source of itself")
    watches.append(Watch(source) { source.advance($0).forEach(handler) })
  }

  /// Returns whether a source is this loop, or a loop that advances it.
  private func contains(_ source: any EventSource) -> Bool {
    guard let loop = source as? MainLoop else { return false }
    return loop === self || loop.watches.contains { contains($0.source) }
  }

  /// Removes a source and releases it. Does nothing if the loop doesn't have it.
  ///
  /// A handler may call this; events already taken from the source are still handled.
  public func remove(_ source: any EventSource) {
    for watch in watches where watch.source === source { watch.isRemoved = true }
    watches.removeAll(where: \.isRemoved)
  }

  /// Runs while a condition holds. Ends early at the limit, or when nothing can happen any more.
  public func run(until limit: Duration? = nil, while isWanted: () -> Bool) {
    while isWanted(), limit.map({ now < $0 }) ?? true {
      guard turn(until: limit) else { return }
    }
  }

  /// Waits once, until a time at the latest, and advances the sources that are due. Returns whether
  /// something can still happen.
  @discardableResult
  public func turn(until limit: Duration? = nil) -> Bool {
    let end = earliest(deadline, limit)
    guard let ready = clock.wait(for: interests, until: end) else { return false }
    advance(Wakeup(now: now, ready: ready))
    return true
  }
}

extension MainLoop {
  /// The interests of all sources.
  public var interests: [DescriptorInterest] {
    var interests: [DescriptorInterest] = []
    interests.reserveCapacity(2 * watches.count)
    for watch in watches { interests += watch.source.interests }
    return interests
  }

  /// The earliest deadline of all sources.
  public var deadline: Duration? { watches.lazy.compactMap(\.source.deadline).min() }

  /// Advances the sources that are due.
  @discardableResult
  public func advance(_ wakeup: Wakeup) -> [Never] {
    for watch in watches where !watch.isRemoved && isDue(watch, wakeup.ready) {
      watch.advance(wakeup)
    }
    return []
  }

  /// Returns whether a source is due. The deadline is compared with the current time, not the
  /// wake-up's, because a source that is due immediately names the current time.
  private func isDue(_ watch: Watch, _ ready: Set<DescriptorInterest>) -> Bool {
    if let deadline = watch.source.deadline, deadline <= now { return true }
    return !ready.isEmpty && watch.source.interests.contains(where: ready.contains)
  }
}

private final class Watch {
  let source: any EventSource
  let advance: (Wakeup) -> Void
  var isRemoved = false

  init(_ source: any EventSource, advance: @escaping (Wakeup) -> Void) {
    (self.source, self.advance) = (source, advance)
  }
}
