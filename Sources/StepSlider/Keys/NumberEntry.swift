// SPDX-License-Identifier: Apache-2.0

/// A number being typed: digits within a second of one another make one number.
public struct NumberEntry: Hashable, Sendable {
  /// How long after a digit the next one still belongs to the same number.
  public static let patience: Duration = .seconds(1)

  private var number = 0
  private var lastDigit: Duration?

  /// No digit yet.
  public init() {}

  /// Adds a digit that came at a time since any fixed moment, and gives the number so far.
  ///
  /// A digit that would lead beyond the largest number that can be meant begins a new number
  /// instead: on five stops, 1 and 2 are two numbers and not twelve.
  public mutating func enter(_ digit: Int, at time: Duration, largest: Int) -> Int {
    let isLate = lastDigit.map { time - $0 > Self.patience } ?? true
    let isFull = number > (largest - digit) / 10
    number = isLate || isFull ? digit : number * 10 + digit
    lastDigit = time
    return number
  }

  /// Forgets the digits: another key was pressed.
  public mutating func reset() { self = NumberEntry() }
}
