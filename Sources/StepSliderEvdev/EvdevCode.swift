// SPDX-License-Identifier: GPL-3.0-or-later

/// A control on an input device: a key or button, or a wheel or knob.
package struct EvdevCode: Hashable, Sendable {
  /// The kinds of controls that can be bound; the raw values are the kernel's `EV_` types.
  package enum Kind: UInt16, CaseIterable, Sendable {
    /// A key or button, `KEY_` or `BTN_`: the kernel's `EV_KEY`.
    case key = 1
    /// A wheel or knob, `REL_`: the kernel's `EV_REL`.
    case relative = 2

    /// The number of codes: `KEY_CNT` or `REL_CNT` in `linux/input-event-codes.h`.
    package var codeCount: Int { self == .key ? 0x300 : 0x10 }
  }

  /// The kind of control.
  package let kind: Kind
  /// The number of the code in `linux/input-event-codes.h`.
  package let number: UInt16

  /// Creates the code with a number.
  package init(_ kind: Kind, _ number: UInt16) { (self.kind, self.number) = (kind, number) }

  /// `KEY_LEFTSHIFT` and `KEY_RIGHTSHIFT`.
  static let shiftKeys: Set = [EvdevCode(.key, 42), EvdevCode(.key, 54)]
  /// `KEY_LEFTCTRL` and `KEY_RIGHTCTRL`.
  static let controlKeys: Set = [EvdevCode(.key, 29), EvdevCode(.key, 97)]

  /// `KEY_LEFT` and `KEY_RIGHT`.
  static let arrowKeys: Set = [EvdevCode(.key, 105), EvdevCode(.key, 106)]

  /// The high-resolution code of a wheel, with 120 units to a notch; `nil` if there is none.
  ///
  /// Source: the Linux input event codes `REL_WHEEL_HI_RES` and `REL_HWHEEL_HI_RES`.
  package var highResolution: EvdevCode? { Self.highResolution[self] }

  /// The code that counts a wheel's notches: the plain one of a high-resolution code, or itself.
  var notch: EvdevCode { Self.highResolution.first { $0.value == self }?.key ?? self }

  /// Whether this is a wheel or knob with notches, not an axis such as a mouse's.
  package var turnsInNotches: Bool {
    Self.highResolution[notch] != nil || self == EvdevCode(.relative, 7)
  }

  private static let highResolution: [EvdevCode: EvdevCode] = [
    EvdevCode(.relative, 8): EvdevCode(.relative, 11),
    EvdevCode(.relative, 6): EvdevCode(.relative, 12),
  ]
}
