// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop

/// A clock whose time moves only when everything waits: to the next thing that happens in the
/// simulated world, or to the deadline.
package final class SimulatedClock: EventClock {
  package private(set) var now = Duration.now
  /// The descriptors that are ready. Those of the world have no meaning for the system.
  package var ready: Set<DescriptorInterest> = []
  /// The inboxes that may have something; their descriptors are the system's.
  private var inboxes: Set<DescriptorInterest> = []
  /// Whether the wait is over although nothing is ready.
  private var isWoken = false
  /// Called before the time moves, when everything that follows from the past has happened.
  package var onRest: () -> Void = {}
  /// Called when so many waits have taken no time that sliderd must be spinning.
  package var onSpin: () -> Void = {}
  private var spin = Spin()
  private let start: Duration
  /// What is going to happen in the world.
  package weak var agenda: Agenda?
  private var lastDescriptor: CInt = 1_000_000

  package init() { start = now }

  /// The time since the start.
  package var time: Duration { now - start }

  /// Returns a descriptor that only this clock knows.
  package func newDescriptor() -> CInt {
    lastDescriptor += 1
    return lastDescriptor
  }

  /// Makes a descriptor ready, or not.
  package func set(_ interest: DescriptorInterest, isReady: Bool) {
    if isReady { ready.insert(interest) } else { ready.remove(interest) }
  }

  /// Notes that something was posted to an inbox, whichever loop waits for it next.
  package func notePost(to inbox: some EventSource) { inboxes.formUnion(inbox.interests) }

  package func wait(
    for interests: [DescriptorInterest],
    until deadline: Duration?
  ) -> Set<DescriptorInterest>? {
    if spin.count(at: now) { onSpin() }
    while true {
      let found = readyOnes(of: interests)
      if !found.isEmpty || isWoken || deadline.map({ $0 <= now }) == true {
        isWoken = false
        return found
      }
      if let next = agenda?.deadline, next <= deadline ?? next {
        happen()
      } else {
        guard let deadline else { return nil }
        move(to: deadline)
      }
    }
  }

  /// Ends the wait, because something other than descriptors and deadlines has changed.
  package func wake() { isWoken = true }

  /// Lets happen what is next; returns whether there was anything.
  @discardableResult
  package func happen() -> Bool {
    guard let next = agenda?.deadline else { return false }
    move(to: next)
    agenda?.catchUp()
    return true
  }

  /// Moves the time while nothing can happen, as when the machine sleeps.
  package func sleep(_ duration: Duration) {
    now += duration
  }

  private func move(to time: Duration) {
    guard time > now else { return }
    onRest()
    now = max(now, time)
  }

  private func readyOnes(of interests: [DescriptorInterest]) -> Set<DescriptorInterest> {
    var found: Set<DescriptorInterest> = []
    for interest in ready where interests.contains(interest) { found.insert(interest) }
    let awaited = inboxes.intersection(interests)
    guard !awaited.isEmpty else { return found }
    let full = SystemClock().wait(for: Array(awaited), until: Duration.now) ?? []
    inboxes.subtract(awaited.subtracting(full))
    return found.union(full)
  }
}
