// SPDX-License-Identifier: Apache-2.0

/// What an element is and can do, as an assistive technology needs to know it.
///
/// The names are those of UIAccessibility.
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
}

extension Slider {
  /// A slider that can be changed is adjustable; a disabled one stays adjustable but is not
  /// enabled, as UIAccessibility has it.
  public var traits: Traits {
    switch availability {
    case .enabled: .adjustable
    case .disabled: [.adjustable, .notEnabled]
    case .readOnly: .readOnly
    }
  }
}
