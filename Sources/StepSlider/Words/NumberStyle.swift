// SPDX-License-Identifier: Apache-2.0

/// How numbers are written in the user's language; comes from a locale library, as the core has none.
public struct NumberStyle: Sendable {
  /// Writes a number, such as "1,234.5".
  public let number: @Sendable (DecimalNumber) -> String
  /// Writes a time span given in seconds, such as "2 minutes, 10 seconds".
  public let seconds: @Sendable (DecimalNumber) -> String

  /// A style made of two functions.
  ///
  /// - Parameters:
  ///   - number: Writes a number, such as "1,234.5".
  ///   - seconds: Writes a time span given in seconds, such as "2 minutes, 10 seconds".
  public init(
    number: @escaping @Sendable (DecimalNumber) -> String,
    seconds: @escaping @Sendable (DecimalNumber) -> String
  ) {
    (self.number, self.seconds) = (number, seconds)
  }

  /// Numbers as plain decimal text, for programs without a locale library.
  public static let plain = NumberStyle(number: { $0.description }, seconds: { "\($0) s" })
}
