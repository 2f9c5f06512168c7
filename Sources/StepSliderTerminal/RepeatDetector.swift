// SPDX-License-Identifier: GPL-3.0-or-later

package import StepSlider

/// Tells a held key from a key pressed again, as a terminal marks neither.
///
/// The slowest repeat in use is the Linux console's, 92 ms apart; fingers are slower.
package struct RepeatDetector: Sendable {
  /// Presses of one key closer than this are one key held.
  package static let window: Duration = .milliseconds(100)

  private var last: (key: Key, time: Duration)?

  /// Makes a detector that has seen no key.
  package init() {}

  /// The press with what the time since the last one tells of it, both since any fixed moment; a
  /// repeat that the terminal itself marked stays one.
  package mutating func judge(_ press: KeyPress, at time: Duration) -> KeyPress {
    defer { last = (press.key, time) }
    guard let last, last.key == press.key, time - last.time < Self.window else { return press }
    return KeyPress(press.key, isRepeat: true)
  }
}
