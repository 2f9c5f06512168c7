// SPDX-License-Identifier: GPL-3.0-or-later

/// The times at which a position is saved: when it has been at rest for a while, and now and then
/// while it keeps changing. A key that is held down doesn't wear out the disk.
struct SaveSchedule {
  /// How long a position must be at rest before it is saved.
  static let rest: Duration = .seconds(1)
  /// How long a changing position may stay unsaved.
  static let patience: Duration = .seconds(5)
  /// How long after a failure a position is saved again.
  static let pause: Duration = .seconds(30)

  /// The time of the next save; `nil` if nothing is unsaved.
  private(set) var deadline: ContinuousClock.Instant?
  private var firstChange: ContinuousClock.Instant?

  /// Records that the position changed.
  mutating func change(at time: ContinuousClock.Instant) {
    let first = firstChange ?? time
    firstChange = first
    deadline = min(time + Self.rest, first + Self.patience)
  }

  /// Records that a save failed at a time. The position is saved again later, even if it stays.
  mutating func retry(at time: ContinuousClock.Instant) {
    if deadline == nil { deadline = time + Self.pause }
  }

  /// Returns whether a save is due. If so, it counts as done.
  mutating func isDue(at time: ContinuousClock.Instant) -> Bool {
    guard let deadline, time >= deadline else { return false }
    (self.deadline, firstChange) = (nil, nil)
    return true
  }

  /// Returns whether anything is unsaved. If so, it counts as saved.
  mutating func finish() -> Bool {
    defer { (deadline, firstChange) = (nil, nil) }
    return deadline != nil
  }
}
