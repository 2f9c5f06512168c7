// SPDX-License-Identifier: Apache-2.0

import EventLoop

/// The value with the focus as clients are told of it. When it changes quickly, they are told of the
/// first change and the last. The caller supplies the time.
struct ValuePace {
  private var pace = TellingPace()
  /// The newest value of those that come quickly.
  private var newest: AccessibleValue?
  /// The newest value that waited. Clients that asked about the one before may have read it.
  private var passing: AccessibleValue?
  /// How often clients were told of a value that had waited.
  private(set) var lateTellings = 0

  /// Whether the screen reader can be interrupted, so that values wait less.
  var isQuick: Bool {
    get { pace.isQuick }
    set { pace.isQuick = newValue }
  }

  /// When a value that waits is told; `nil` if none waits.
  var deadline: ContinuousClock.Instant? { pace.deadline }

  /// Makes a value that waits due.
  mutating func hurry() { pace.hurry() }

  /// Forgets a value that waits.
  mutating func forget() { pace.stopWaiting() }

  /// Returns the tree that clients are to be told of: what they find, except for a value that has
  /// to wait. If a value returned to the one that they were told of, that one becomes the value
  /// in between, so that they are told again.
  mutating func tree(
    in served: AccessibleTree,
    since told: inout AccessibleTree,
    at time: ContinuousClock.Instant
  ) -> AccessibleTree {
    guard let focus = served.focus, focus == told.focus, let new = served[focus]?.value,
      let old = told[focus]?.value, new != old || pace.isWaiting
    else {
      pace.stopWaiting()
      return served
    }
    if isDue(new, at: time) {
      if new == old, let passing { told.setValue(of: focus, to: passing) }
      return served
    }
    if new != old { passing = new }
    var tree = served
    tree.setValue(of: focus, to: old)
    return tree
  }

  private mutating func isDue(_ value: AccessibleValue, at time: ContinuousClock.Instant) -> Bool {
    if !pace.isWaiting || value != newest {
      newest = value
      return pace.note(at: time)
    }
    let isDue = pace.isDue(at: time)
    if isDue { lateTellings += 1 }
    return isDue
  }
}
