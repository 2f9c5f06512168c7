// SPDX-License-Identifier: GPL-3.0-or-later

package import StepSlider

/// A detector that tells a held key from repeated presses, which most terminals don't.
///
/// The slowest common repeat is that of the Linux console, every 92 ms. Fingers are slower.
package struct RepeatDetector: Sendable {
  /// The time within which two presses of a key count as holding it.
  package static let window: Duration = .milliseconds(100)

  private var last: (key: Key, time: Duration)?
  /// The keys that have repeated since they were pressed.
  private var held: Set<Key> = []

  /// Creates a detector that has seen no key.
  package init() {}

  /// Returns a press, marked as a repeat if the same key was pressed shortly before.
  ///
  /// A repeat that the terminal marked stays one. Times are durations since any fixed moment.
  package mutating func judge(_ press: KeyPress, at time: Duration) -> KeyPress {
    let isSoon = last.map { $0.key == press.key && time - $0.time < Self.window } ?? false
    let isRepeat = press.isRepeat || isSoon
    last = (press.key, time)
    if isRepeat { held.insert(press.key) } else { held.remove(press.key) }
    return KeyPress(press.key, isRepeat: isRepeat)
  }

  /// Notes that a key is up again, so that its next press is none of its repeats. Returns whether it
  /// was held.
  package mutating func release(_ key: Key) -> Bool {
    if last?.key == key { last = nil }
    return held.remove(key) != nil
  }
}
