// SPDX-License-Identifier: GPL-3.0-or-later

/// When a position is saved: when it has been at rest for a while, and now and then while it isn't,
/// so that a key held down doesn't wear out a disk.
struct SaveSchedule {
  /// How long a position is at rest before it is saved.
  static let rest: Duration = .seconds(1)
  /// How long a position may go unsaved while it keeps changing.
  static let patience: Duration = .seconds(5)

  /// When to save; `nil` if nothing is unsaved.
  private(set) var deadline: ContinuousClock.Instant?
  private var firstChange: ContinuousClock.Instant?

  /// Notes that the position has changed.
  mutating func change(at time: ContinuousClock.Instant) {
    let first = deadline == nil ? time : firstChange ?? time
    firstChange = first
    deadline = min(time + Self.rest, first + Self.patience)
  }

  /// Whether it is time to save; then everything is taken to be saved.
  mutating func isDue(at time: ContinuousClock.Instant) -> Bool {
    guard let deadline, time >= deadline else { return false }
    self.deadline = nil
    return true
  }

  /// Whether something is unsaved; then everything is taken to be saved.
  mutating func finish() -> Bool {
    defer { deadline = nil }
    return deadline != nil
  }
}
