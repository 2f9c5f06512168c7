// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop

/// What is going to happen in a simulated world, in the order of time. Things at the same time
/// happen in the order in which they were scheduled.
///
/// An agenda is a source of a loop. It is also the clock of everything in its world: while
/// something happens, the time is that thing's, even if the loop is late.
package final class Agenda: EventSource, EventClock {
  package typealias Event = Never

  private struct Entry {
    /// The time since the agenda was made. Comparing durations is faster than comparing instants.
    let time: Duration
    let number: Int
    let action: () -> Void

    func isBefore(_ other: Entry) -> Bool {
      time == other.time ? number < other.number : time < other.time
    }
  }

  private let clock: any EventClock
  private let start: Duration
  /// A binary heap: no entry is before its parent, which is at half its index.
  private var entries: [Entry] = []
  private var lastNumber = 0
  /// The time of what is happening; `nil` if nothing is.
  private var present: Duration?

  /// Creates an empty agenda.
  package init(clock: any EventClock) { (self.clock, start) = (clock, clock.now) }

  /// The time of what is happening, or else the clock's.
  package var now: Duration { present.map { start + $0 } ?? clock.now }

  /// The same, since the agenda was made.
  var time: Duration { present ?? clock.now - start }

  /// The time of the next thing.
  package var deadline: Duration? {
    entries.isEmpty ? nil : start + entries[0].time
  }

  /// Schedules something.
  package func after(_ duration: Duration, do action: @escaping () -> Void) {
    lastNumber += 1
    let time = time + duration
    entries.append(Entry(time: time, number: lastNumber, action: action))
    rise(from: entries.count - 1)
  }

  /// Forgets everything that hasn't happened yet.
  func clear() { entries = [] }

  /// Lets everything happen that is due. Does nothing while something is happening.
  package func catchUp() {
    guard present == nil else { return }
    let end = clock.now - start
    while let next = takeFirst(until: end) {
      present = next.time
      next.action()
    }
    present = nil
  }

  package func advance(_ wakeup: Wakeup) -> [Never] {
    catchUp()
    return []
  }

  /// Nothing in the world waits by this clock.
  package func wait(
    for interests: [DescriptorInterest],
    until deadline: Duration?
  ) -> Set<DescriptorInterest>? {
    nil
  }

  private func takeFirst(until end: Duration) -> Entry? {
    guard !entries.isEmpty, entries[0].time <= end else { return nil }
    entries.swapAt(0, entries.count - 1)
    let first = entries.removeLast()
    sink()
    return first
  }

  private func rise(from start: Int) {
    var index = start
    while index > 0, case let parent = (index - 1) / 2, entries[index].isBefore(entries[parent]) {
      entries.swapAt(index, parent)
      index = parent
    }
  }

  private func sink() {
    var index = 0
    while case let left = 2 * index + 1, left < entries.count {
      let right = left + 1
      let child =
        right < entries.count && entries[right].isBefore(entries[left]) ? right : left
      guard entries[child].isBefore(entries[index]) else { return }
      entries.swapAt(index, child)
      index = child
    }
  }
}
