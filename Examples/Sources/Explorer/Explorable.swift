// SPDX-License-Identifier: GPL-3.0-or-later

public import Drawings
public import StepSlider

/// A program that draws something that can be explored in a terminal.
public protocol Explorable: Accessible {
  /// What is drawn at this moment.
  var drawing: Drawing { get }

  /// The size of the screen at this moment, in points.
  var screen: LayoutSize { get }

  /// The keys of its own and what they do, for the list of keys.
  static var ownKeys: KeyValuePairs<Character, String> { get }

  /// Does what a key of its own is for, and tells what no tree can show; `nil` if it has no such key.
  mutating func press(_ key: Character) -> [AccessibilityNotification]?

  /// Whether something changes by itself each second.
  var isRunning: Bool { get }

  /// Does what happens each second.
  mutating func secondPassed()
}

extension Explorable {
  /// None.
  public static var ownKeys: KeyValuePairs<Character, String> { [:] }
  /// None.
  public mutating func press(_ key: Character) -> [AccessibilityNotification]? { nil }
  /// Nothing does.
  public var isRunning: Bool { false }
  /// Nothing.
  public mutating func secondPassed() {}
}
