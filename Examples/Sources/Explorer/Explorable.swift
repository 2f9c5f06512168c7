// SPDX-License-Identifier: GPL-3.0-or-later

public import Drawings
public import StepSlider

/// A program whose drawing can be explored in a terminal.
public protocol Explorable: Accessible {
  /// The current drawing.
  var drawing: Drawing { get }

  /// The current size of the screen, in points.
  var screen: LayoutSize { get }

  /// The program's own keys and what they do, for the list of keys.
  static var ownKeys: KeyValuePairs<Character, String> { get }

  /// Performs the action of one of the program's own keys. Returns the notifications that the
  /// tree can't show; `nil` if the program has no such key.
  mutating func press(_ key: Character) -> [AccessibilityNotification]?

  /// Whether something changes by itself each second.
  var isRunning: Bool { get }

  /// Performs the change of each second.
  mutating func secondPassed()
}

extension Explorable {
  /// No keys.
  public static var ownKeys: KeyValuePairs<Character, String> { [:] }
  /// No keys, so it returns `nil`.
  public mutating func press(_ key: Character) -> [AccessibilityNotification]? { nil }
  /// Nothing changes by itself.
  public var isRunning: Bool { false }
  /// Does nothing.
  public mutating func secondPassed() {}
}
