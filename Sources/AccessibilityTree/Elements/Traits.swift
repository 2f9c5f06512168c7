// SPDX-License-Identifier: Apache-2.0

/// What an element is and can do, as an assistive technology needs to know it.
///
/// The names are those of UIAccessibility, but for ``readOnly`` and ``toggle``, which it lacks.
public struct Traits: OptionSet, Hashable, Sendable {
  /// The traits as bits.
  public let rawValue: UInt32

  /// Traits from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The value can be incremented and decremented.
  public static let adjustable = Traits(rawValue: 1 << 0)
  /// The element is dimmed and refuses changes.
  public static let notEnabled = Traits(rawValue: 1 << 1)
  /// The element's value can be read but not changed.
  public static let readOnly = Traits(rawValue: 1 << 2)
  /// Activating it does something.
  public static let button = Traits(rawValue: 1 << 3)
  /// Activating it leads elsewhere.
  public static let link = Traits(rawValue: 1 << 4)
  /// It begins a part of the screen; a reading cursor can go from one to the next.
  public static let header = Traits(rawValue: 1 << 5)
  /// It is a picture.
  public static let image = Traits(rawValue: 1 << 6)
  /// It is text that doesn't change; nothing is said of that.
  public static let staticText = Traits(rawValue: 1 << 7)
  /// It is chosen among others, or, of a ``toggle``, switched on.
  public static let selected = Traits(rawValue: 1 << 8)
  /// Its value changes by itself more often than it can be said: see ``FrequentUpdates``.
  public static let updatesFrequently = Traits(rawValue: 1 << 9)
  /// It is switched on and off by activating it.
  public static let toggle = Traits(rawValue: 1 << 10)
}

extension Traits {
  /// The names of the traits, such as `adjustable`, in the order in which they are declared.
  public var names: [String] { Self.named.filter { contains($0.0) }.map { $0.1 } }

  private static let named: [(Traits, String)] = [
    (.adjustable, "adjustable"), (.notEnabled, "notEnabled"), (.readOnly, "readOnly"),
    (.button, "button"), (.link, "link"), (.header, "header"), (.image, "image"),
    (.staticText, "staticText"), (.selected, "selected"),
    (.updatesFrequently, "updatesFrequently"), (.toggle, "toggle"),
  ]
}
