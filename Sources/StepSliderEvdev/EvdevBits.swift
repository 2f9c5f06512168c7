// SPDX-License-Identifier: GPL-3.0-or-later

/// A set of codes of one kind in the kernel's form: one bit for each code, the lowest first.
///
/// The kernel accepts only whole words of 64 bits.
struct EvdevBits {
  let kind: EvdevCode.Kind
  var bytes: [UInt8]

  /// Creates a set from the codes that are of a kind.
  init(_ kind: EvdevCode.Kind, of codes: Set<EvdevCode> = []) {
    self.kind = kind
    bytes = Array(repeating: 0, count: (kind.codeCount + 63) / 64 * 8)
    for code in codes where code.kind == kind {
      bytes[Int(code.number) / 8] |= 1 << (code.number % 8)
    }
  }

  /// The codes whose bits are set.
  var codes: Set<EvdevCode> {
    let numbers = (0..<kind.codeCount).filter { isSet($0) }
    return Set(numbers.map { EvdevCode(kind, UInt16($0)) })
  }

  private func isSet(_ number: Int) -> Bool { bytes[number / 8] & (1 << (number % 8)) != 0 }

  /// Sets the bits from a sysfs bitmap: 64-bit words in hexadecimal, the highest first.
  ///
  /// Invalid words are ignored.
  mutating func read(_ text: String) {
    for (index, word) in text.split(separator: " ").reversed().enumerated() {
      guard let word = UInt64(word, radix: 16) else { continue }
      for byte in 0..<8 where bytes.indices.contains(index * 8 + byte) {
        bytes[index * 8 + byte] = UInt8(truncatingIfNeeded: word >> (byte * 8))
      }
    }
  }
}
