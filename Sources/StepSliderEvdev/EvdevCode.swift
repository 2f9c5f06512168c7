// SPDX-License-Identifier: GPL-3.0-or-later

/// One thing that an input device reports: a key or button, or a wheel or knob.
package struct EvdevCode: Hashable, Sendable {
  /// The kinds of things that can be bound; the numbers are those of the kernel's `EV_` types.
  package enum Kind: UInt16, CaseIterable, Sendable {
    /// A key or button, `KEY_` or `BTN_`: the kernel's `EV_KEY`.
    case key = 1
    /// A wheel or knob, `REL_`: the kernel's `EV_REL`.
    case relative = 2

    /// How many codes there are: `KEY_CNT` and `REL_CNT` of `linux/input-event-codes.h`.
    package var codeCount: Int { self == .key ? 0x300 : 0x10 }
  }

  /// What kind of thing it is.
  package let kind: Kind
  /// Its number, as in `linux/input-event-codes.h`.
  package let number: UInt16

  /// Makes the code with a number of a kind.
  package init(_ kind: Kind, _ number: UInt16) { (self.kind, self.number) = (kind, number) }

  static let leftShift = EvdevCode(.key, 42)
  static let rightShift = EvdevCode(.key, 54)

  /// The finer form of a wheel's code, 120 units a notch; `nil` for what has none.
  ///
  /// After the Linux input event codes, `REL_WHEEL_HI_RES` and `REL_HWHEEL_HI_RES`.
  package var highResolution: EvdevCode? { Self.highResolution[self] }

  /// The code by whose notches a wheel counts: the coarse one for a finer form, else itself.
  var notch: EvdevCode { Self.highResolution.first { $0.value == self }?.key ?? self }

  /// Whether it is a wheel or knob with notches, and no axis such as a mouse's.
  package var turnsInNotches: Bool {
    Self.highResolution[notch] != nil || self == EvdevCode(.relative, 7)
  }

  private static let highResolution: [EvdevCode: EvdevCode] = [
    EvdevCode(.relative, 8): EvdevCode(.relative, 11),
    EvdevCode(.relative, 6): EvdevCode(.relative, 12),
  ]
}
