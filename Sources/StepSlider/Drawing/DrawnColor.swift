// SPDX-License-Identifier: Apache-2.0

/// A colour in a drawing, in sRGB.
public struct DrawnColor: Hashable, Sendable {
  /// Red, green and blue, one byte each: `0xRRGGBB`.
  public let digits: UInt32
  /// The opacity, from 0 for transparent to 1 for opaque.
  public let opacity: Double

  /// A transparent colour.
  public static let clear = DrawnColor(0, opacity: 0)

  /// Creates a colour from `0xRRGGBB`. The opacity is clamped to the range from 0 to 1.
  public init(_ digits: UInt32, opacity: Double = 1) {
    self.digits = digits & 0xFFFFFF
    self.opacity = opacity > 0 ? min(opacity, 1) : 0
  }

  /// The red component, from 0 to 1.
  public var red: Double { part(16) }
  /// The green component, from 0 to 1.
  public var green: Double { part(8) }
  /// The blue component, from 0 to 1.
  public var blue: Double { part(0) }

  private func part(_ shift: UInt32) -> Double { Double(digits >> shift & 0xFF) / 255 }
}

extension DrawnColor: ExpressibleByIntegerLiteral {
  /// Creates an opaque colour from a literal, `0xRRGGBB`.
  public init(integerLiteral digits: UInt32) { self.init(digits) }
}
