// SPDX-License-Identifier: GPL-3.0-or-later

package import StepSlider

/// A detector that tells a held key from repeated presses, which most terminals don't.
///
/// The slowest common repeat is that of the Linux console, every 92 ms. Fingers are slower.
package struct RepeatDetector: Sendable {
  /// The time within which two presses of a key count as holding it.
  package static let window: Duration = .milliseconds(100)

  private var last: (key: Key, time: Duration)?

  /// Creates a detector that has seen no key.
  package init() {}

  /// Returns a press, marked as a repeat if the same key was pressed shortly before.
  ///
  /// A repeat that the terminal marked stays one. Times are durations since any fixed moment.
  package mutating func judge(_ press: KeyPress, at time: Duration) -> KeyPress {
    defer { last = (press.key, time) }
    guard let last, last.key == press.key, time - last.time < Self.window else { return press }
    return KeyPress(press.key, isRepeat: true)
  }
}
