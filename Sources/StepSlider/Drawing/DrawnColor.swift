// SPDX-License-Identifier: Apache-2.0

/// A colour of a drawing, in sRGB.
public struct DrawnColor: Hashable, Sendable {
  /// Red, green and blue, a byte each: `0xRRGGBB`.
  public let digits: UInt32
  /// How much it hides of what is below: 0 for nothing, 1 for everything.
  public let opacity: Double

  /// No colour at all.
  public static let clear = DrawnColor(0, opacity: 0)

  /// Makes a colour of its digits, `0xRRGGBB`; an opacity beyond 0 and 1 is that end.
  public init(_ digits: UInt32, opacity: Double = 1) {
    self.digits = digits & 0xFFFFFF
    self.opacity = opacity > 0 ? min(opacity, 1) : 0
  }

  /// The red part, from 0 to 1.
  public var red: Double { part(16) }
  /// The green part, from 0 to 1.
  public var green: Double { part(8) }
  /// The blue part, from 0 to 1.
  public var blue: Double { part(0) }

  private func part(_ shift: UInt32) -> Double { Double(digits >> shift & 0xFF) / 255 }
}

extension DrawnColor: ExpressibleByIntegerLiteral {
  /// Makes an opaque colour, written as `0xRRGGBB`.
  public init(integerLiteral digits: UInt32) { self.init(digits) }
}
