// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

extension [UInt8] {
  /// Returns the range of a byte string, searched from an offset.
  func range(of needle: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = needle.first else { return start..<start }
    return withUnsafeBytes { hay in
      guard let base = hay.baseAddress else { return nil }
      var offset = start
      while offset + needle.count <= hay.count,
        let hit = memchr(base + offset, Int32(first), hay.count - needle.count - offset + 1)
      {
        offset = UnsafeRawPointer(hit) - base
        guard memcmp(hit, needle, needle.count) != 0 else { return offset..<offset + needle.count }
        offset += 1
      }
      return nil
    }
  }
}
