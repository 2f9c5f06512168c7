// SPDX-License-Identifier: Apache-2.0

/// The role and abilities of an element, for assistive technologies.
///
/// The names are those of UIAccessibility, except ``readOnly``, ``toggle``, ``meter`` and
/// ``toolTip``, which UIAccessibility lacks.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits as a bit mask.
  public let rawValue: UInt32

  /// Creates traits from a bit mask.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The value can be incremented and decremented.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is dimmed and refuses changes.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 1)
  /// The value can be read but not changed.
  public static let readOnly = AccessibilityTraits(rawValue: 1 << 2)
  /// Activating the element does something.
  public static let button = AccessibilityTraits(rawValue: 1 << 3)
  /// Activating the element leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 1 << 4)
  /// The element begins a part of the screen. A reading cursor can jump from one to the next.
  public static let header = AccessibilityTraits(rawValue: 1 << 5)
  /// The element is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 6)
  /// The element is text that doesn't change. This role isn't spoken.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 7)
  /// The element is selected among others; a ``toggle`` is switched on.
  public static let selected = AccessibilityTraits(rawValue: 1 << 8)
  /// The value changes by itself more often than it can be spoken; a reading cursor
  /// speaks it at most every four seconds.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// Activating the element switches it on or off.
  public static let toggle = AccessibilityTraits(rawValue: 1 << 10)
  /// The user types what to search for. The value is what was typed.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 11)
  /// The value is measured and can't be changed: a charge, a loudness. Give it a range.
  public static let meter = AccessibilityTraits(rawValue: 1 << 12)
  /// The element appears beside another one and explains it. The other one names it in
  /// ``AccessibilityElement/describedBy``.
  public static let toolTip = AccessibilityTraits(rawValue: 1 << 13)
}

extension AccessibilityTraits {
  /// The names of the traits, such as `adjustable`, in the order of their declaration.
  package var names: [String] { Self.named.filter { contains($0.0) }.map { $0.1 } }

  private static let named: [(AccessibilityTraits, String)] = [
    (.adjustable, "adjustable"), (.notEnabled, "notEnabled"), (.readOnly, "readOnly"),
    (.button, "button"), (.link, "link"), (.header, "header"), (.image, "image"),
    (.staticText, "staticText"), (.selected, "selected"),
    (.updatesFrequently, "updatesFrequently"), (.toggle, "toggle"),
    (.searchField, "searchField"), (.meter, "meter"), (.toolTip, "toolTip"),
  ]
}
