// SPDX-License-Identifier: Apache-2.0

/// When a program is on the accessibility bus.
public enum AccessibilityPresence: Hashable, Sendable {
  /// As long as there is a bus; one that isn't running is started.
  case always
  /// While a screen reader listens, or the desktop has one switched on. No bus is started, and where
  /// there is no session bus from the beginning, none is waited for.
  case whileScreenReaderListens
  /// Never; no bus is looked for.
  case never
}
