// SPDX-License-Identifier: GPL-3.0-or-later

/// A set of codes of one kind as the kernel takes and gives it: a bit each, the lowest first, in whole
/// words of 64 bits, or else the kernel refuses it.
struct EvdevBits {
  let kind: EvdevCode.Kind
  var bytes: [UInt8]

  /// The codes of a kind among others.
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

  /// Takes over a bitmap as sysfs prints it: words of 64 bits in hexadecimal, the highest first.
  /// What is no such bitmap sets nothing.
  mutating func read(_ text: String) {
    for (index, word) in text.split(separator: " ").reversed().enumerated() {
      guard let word = UInt64(word, radix: 16) else { continue }
      for byte in 0..<8 where bytes.indices.contains(index * 8 + byte) {
        bytes[index * 8 + byte] = UInt8(truncatingIfNeeded: word >> (byte * 8))
      }
    }
  }
}
