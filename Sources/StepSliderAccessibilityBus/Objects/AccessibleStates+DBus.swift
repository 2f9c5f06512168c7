// SPDX-License-Identifier: Apache-2.0

package import DBus

extension AccessibleStates {
  /// Creates states from a program's answer: two 32-bit words, the lower first.
  package init(_ values: [DBusValue]) {
    self = []
    guard case .array(let words, _)? = values.first else { return }
    for (index, word) in words.prefix(2).enumerated() {
      guard case .uint32(let bits) = word else { continue }
      formUnion(AccessibleStates(rawValue: UInt64(bits) << (32 * UInt64(index))))
    }
  }

  /// The states as two 32-bit words, the lower first.
  var value: DBusValue {
    let words = [UInt32(truncatingIfNeeded: rawValue), UInt32(truncatingIfNeeded: rawValue >> 32)]
    return .array(words.map(DBusValue.uint32), of: "u")
  }
}
