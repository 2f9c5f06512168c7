// SPDX-License-Identifier: Apache-2.0

/// The style of numbers in the user's language. StepSlider itself has no locale data, so use the
/// functions of a locale library.
public struct NumberStyle: Sendable {
  /// Formats a number, such as "1,234.5".
  public let number: @Sendable (DecimalNumber) -> String
  /// Formats a time span in seconds, such as "2 minutes, 10 seconds".
  public let seconds: @Sendable (DecimalNumber) -> String

  /// Creates a style from two functions.
  ///
  /// - Parameters:
  ///   - number: Formats a number, such as "1,234.5".
  ///   - seconds: Formats a time span in seconds, such as "2 minutes, 10 seconds".
  public init(
    number: @escaping @Sendable (DecimalNumber) -> String,
    seconds: @escaping @Sendable (DecimalNumber) -> String
  ) {
    (self.number, self.seconds) = (number, seconds)
  }

  /// Plain decimal text, for programs without a locale library.
  public static let plain = NumberStyle(number: { $0.description }, seconds: { "\($0) s" })
}
