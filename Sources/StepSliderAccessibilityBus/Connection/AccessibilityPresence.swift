// SPDX-License-Identifier: Apache-2.0

/// The condition under which a program is on the accessibility bus.
public enum AccessibilityPresence: Hashable, Sendable {
  /// Whenever possible. The bus is started if it isn't running.
  case always
  /// While a screen reader listens or is switched on in the desktop's settings.
  ///
  /// The bus is never started. If there is no session bus at first, the program doesn't
  /// wait for one.
  case whileScreenReaderListens
  /// Never; no bus is looked for.
  case never
}
