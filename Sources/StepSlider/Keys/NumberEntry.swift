// SPDX-License-Identifier: Apache-2.0

/// A number being typed. Digits at most a second apart form one number.
public struct NumberEntry: Hashable, Sendable {
  /// The longest time between two digits of the same number.
  public static let patience: Duration = .seconds(1)
  /// The maximum number of digits after the decimal point. Further digits are ignored.
  public static let maximumDecimals = 6

  private var number = 0
  private var decimals: [Int]?
  private var lastKey: Duration?

  /// Creates an entry without digits.
  public init() {}

  /// The number typed so far, including decimals.
  public var value: DecimalNumber {
    let fraction = (decimals ?? []).map(String.init).joined()
    let text = fraction.isEmpty ? "\(number)" : "\(number).\(fraction)"
    return DecimalNumber(text) ?? DecimalNumber(clamping: number)
  }

  /// Adds a digit and returns the integer part of the number so far.
  ///
  /// A digit that would make the number greater than `largest` starts a new number. On five
  /// stops, for example, 1 and 2 are two numbers, not twelve. Digits after a decimal point are
  /// decimals. A digit outside 0 to 9 counts as the nearest of these. Times count from any fixed
  /// moment.
  @discardableResult
  public mutating func enter(_ digit: Int, at time: Duration, largest: Int) -> Int {
    let (digit, isLate) = (min(max(digit, 0), 9), isLate(at: time))
    lastKey = time
    if let decimals, !isLate {
      if decimals.count < Self.maximumDecimals { self.decimals = decimals + [digit] }
      return number
    }
    let isFull = number > (max(largest, 0) - digit) / 10
    number = isLate || isFull ? digit : number * 10 + digit
    decimals = nil
    return number
  }

  /// Adds a decimal point. The digits that follow in time are decimals, of zero if no digit came
  /// before.
  public mutating func enterPoint(at time: Duration) {
    if isLate(at: time) { number = 0 }
    (decimals, lastKey) = ([], time)
  }

  /// Discards the digits, for example when another key is pressed.
  public mutating func reset() { self = NumberEntry() }

  private func isLate(at time: Duration) -> Bool {
    lastKey.map { time - $0 > Self.patience } ?? true
  }
}
