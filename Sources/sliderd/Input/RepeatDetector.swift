// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// Tells a held key from a key pressed again, as a terminal marks neither.
///
/// The slowest repeat in use is the Linux console's, 92 ms apart; fingers are slower.
struct RepeatDetector {
  /// Presses of one key closer than this are one key held.
  static let window: Duration = .milliseconds(100)

  private var last: (key: Key, time: Duration)?

  /// The press with what the time since the last one tells of it.
  mutating func judge(_ press: KeyPress, at time: Duration) -> KeyPress {
    defer { last = (press.key, time) }
    guard let last, last.key == press.key, time - last.time < Self.window else { return press }
    return KeyPress(press.key, isRepeat: true)
  }
}
