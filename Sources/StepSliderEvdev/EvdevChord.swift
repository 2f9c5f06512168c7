// SPDX-License-Identifier: GPL-3.0-or-later

/// A wheel that is turned while a key or button is held.
struct EvdevChord: Hashable, Sendable {
  let held: EvdevCode
  /// The code that counts the wheel's notches.
  let wheel: EvdevCode
}
