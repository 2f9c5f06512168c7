// SPDX-License-Identifier: Apache-2.0

/// A number being typed: digits within a second of one another make one number.
public struct NumberEntry: Hashable, Sendable {
  /// How long after a digit the next one still belongs to the same number.
  public static let patience: Duration = .seconds(1)
  /// How many digits after the point are taken; more are left out.
  public static let maximumDecimals = 6

  private var number = 0
  private var decimals: [Int]?
  private var lastKey: Duration?

  /// No digit yet.
  public init() {}

  /// The number typed so far, decimals included.
  public var value: DecimalNumber {
    let fraction = (decimals ?? []).map(String.init).joined()
    let text = fraction.isEmpty ? "\(number)" : "\(number).\(fraction)"
    return DecimalNumber(text) ?? DecimalNumber(clamping: number)
  }

  /// Adds a digit that came at a time since any fixed moment, and gives the whole number so far.
  ///
  /// A digit that would lead beyond the largest number that can be meant begins a new number
  /// instead: on five stops, 1 and 2 are two numbers and not twelve. After a point, digits are
  /// decimals. What is no digit counts as the nearest.
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

  /// Adds a decimal point: the digits that follow in time are decimals, of zero if none came before.
  public mutating func enterPoint(at time: Duration) {
    if isLate(at: time) { number = 0 }
    (decimals, lastKey) = ([], time)
  }

  /// Forgets the digits: another key was pressed.
  public mutating func reset() { self = NumberEntry() }

  private func isLate(at time: Duration) -> Bool {
    lastKey.map { time - $0 > Self.patience } ?? true
  }
}
