// SPDX-License-Identifier: Apache-2.0

/// An opaque color, written as `0xRRGGBB`.
struct Color: Hashable, ExpressibleByIntegerLiteral {
  private let digits: UInt32

  init(integerLiteral digits: UInt32) { self.digits = digits & 0xFFFFFF }

  /// Red, green and blue, from 0 to 1.
  var components: [Double] {
    [16, 8, 0].map { Double(digits >> $0 & 0xFF) / 255 }
  }
}
