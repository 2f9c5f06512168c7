// SPDX-License-Identifier: GPL-3.0-or-later

internal import CEvdev
import Spelling

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

  package let kind: Kind
  /// The number of the code in `linux/input-event-codes.h`.
  package let number: UInt16

  package init(_ kind: Kind, _ number: UInt16) { (self.kind, self.number) = (kind, number) }

  /// `KEY_LEFTSHIFT` and `KEY_RIGHTSHIFT`.
  static let shiftKeys: Set = [EvdevCode(.key, 42), EvdevCode(.key, 54)]
  /// `KEY_LEFTCTRL` and `KEY_RIGHTCTRL`.
  static let controlKeys: Set = [EvdevCode(.key, 29), EvdevCode(.key, 97)]
  /// `KEY_LEFT` and `KEY_RIGHT`.
  static let arrowKeys: Set = [EvdevCode(.key, 105), EvdevCode(.key, 106)]

  /// The high-resolution code of a wheel, with 120 units to a notch: `REL_WHEEL_HI_RES` or
  /// `REL_HWHEEL_HI_RES`.
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

extension EvdevCode {
  /// Creates the code with a name, such as `KEY_VOLUMEUP`; returns `nil` if no key or wheel has it.
  package init?(name: String) {
    let type = libevdev_event_type_from_code_name(name)
    let number = libevdev_event_code_from_code_name(name)
    guard let type = UInt16(exactly: type), let kind = Kind(rawValue: type),
      let number = UInt16(exactly: number), Int(number) < kind.codeCount
    else { return nil }
    self.init(kind, number)
  }

  /// The name, such as `KEY_VOLUMEUP`; the number if the code has no name.
  package var name: String {
    libevdev_event_code_get_name(CUnsignedInt(kind.rawValue), CUnsignedInt(number))
      .map { String(cString: $0) } ?? "\(number)"
  }

  /// Returns the name most similar to a misspelled one; `nil` if none is similar.
  static func suggestion(for name: String) -> String? {
    let word = name.uppercased()
    let known = Kind.allCases.flatMap { kind in
      (0..<UInt16(kind.codeCount)).map { EvdevCode(kind, $0).name }
    }
    return word.nearest(of: known, within: word.count / 3)
  }
}

// Sets of codes of one kind in the kernel's form: one bit for each code, the lowest first. The
// kernel accepts only whole words of 64 bits.
extension EvdevCode.Kind {
  /// Returns the bits of the codes that are of this kind.
  func bits(of codes: Set<EvdevCode> = []) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: (codeCount + 63) / 64 * 8)
    for code in codes where code.kind == self {
      bytes[Int(code.number) / 8] |= 1 << (code.number % 8)
    }
    return bytes
  }

  /// Returns the codes whose bits are set.
  func codes(in bytes: [UInt8]) -> Set<EvdevCode> {
    let numbers = (0..<codeCount).filter { bytes[$0 / 8] & (1 << ($0 % 8)) != 0 }
    return Set(numbers.map { EvdevCode(self, UInt16($0)) })
  }

  /// Returns the codes of a sysfs bitmap: 64-bit words in hexadecimal, the highest first. Invalid
  /// words are ignored.
  func codes(inBitmap text: String) -> Set<EvdevCode> {
    var bytes = bits()
    for (index, word) in text.split(separator: " ").reversed().enumerated() {
      guard let word = UInt64(word, radix: 16) else { continue }
      for byte in 0..<8 where bytes.indices.contains(index * 8 + byte) {
        bytes[index * 8 + byte] = UInt8(truncatingIfNeeded: word >> (byte * 8))
      }
    }
    return codes(in: bytes)
  }
}
