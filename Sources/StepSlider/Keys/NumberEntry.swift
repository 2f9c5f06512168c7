// SPDX-License-Identifier: Apache-2.0

/// A number being typed, key by key.
///
/// A number is open until it can't become another one, or until its program completes it: on Enter,
/// or at the ``deadline``. Keys that follow a number that was complete by itself still belong to it
/// for as long as that, so that 150 typed on a scale up to 100 or 50 doesn't turn into 15 and 0. Where
/// all numbers have one digit, each digit is a number.
public struct NumberEntry: Hashable, Sendable {
  /// The longest time between two keys of the same number.
  public static let patience: Duration = .seconds(1)

  /// What numbers are worth typing.
  public struct Limits: Hashable, Sendable {
    /// The greatest number.
    public let largest: DecimalNumber
    /// The greatest number of digits after the decimal point.
    public let decimals: Int

    /// Creates limits.
    public init(upTo largest: DecimalNumber, decimals: Int = 0) {
      (self.largest, self.decimals) = (largest, decimals)
    }
  }

  /// The state of the number after a key.
  public enum Progress: Hashable, Sendable {
    /// Another key could make it a different number.
    case open
    /// No key can make it another number within the limits.
    case complete
    /// It was complete before this key.
    case beyond
  }

  private(set) var digits: [Int] = []
  private(set) var decimals: [Int]?
  private var lastKey: Duration?
  private var wasComplete = false

  /// Creates an entry without digits.
  public init() {}

  /// Whether a number has begun and can be continued.
  public var isOpen: Bool { lastKey != nil && !wasComplete }

  /// The time to complete the number; `nil` if none is open.
  public var deadline: Duration? { isOpen ? lastKey.map { $0 + Self.patience } : nil }

  /// The number typed so far; `nil` if it has no digits yet.
  public var value: DecimalNumber? { Self.number(digits, decimals ?? []) }

  /// Adds a digit.
  ///
  /// A digit outside 0 to 9 counts as the nearest of these. Digits beyond the maximum of a
  /// ``DecimalNumber`` are ignored. Times count from any fixed moment.
  @discardableResult
  public mutating func enter(_ digit: Int, at time: Duration, in limits: Limits) -> Progress {
    let isAlone = decimals == nil && !digits.isEmpty && limits.digitCount == 1
    beginAnew(at: time, orIf: isAlone)
    let digit = min(max(digit, 0), 9)
    guard hasRoom else { return progress(in: limits) }
    if let decimals { self.decimals = decimals + [digit] } else { digits.append(digit) }
    return progress(in: limits)
  }

  /// Adds a decimal point. The digits that follow are decimals, of zero if no digit came before.
  @discardableResult
  public mutating func enterPoint(at time: Duration, in limits: Limits) -> Progress {
    beginAnew(at: time, orIf: false)
    decimals = decimals ?? []
    return progress(in: limits)
  }

  /// Removes the last digit or the point of an open number. Without a digit, there is no number.
  public mutating func erase(at time: Duration) {
    guard isOpen else { return reset() }
    if decimals?.popLast() == nil {
      if decimals == nil { _ = digits.popLast() }
      decimals = nil
    }
    lastKey = time
    if digits.isEmpty, decimals == nil { reset() }
  }

  /// Discards the digits.
  public mutating func reset() { self = NumberEntry() }

  /// Discards a number that was complete if this key can't belong to it.
  private mutating func beginAnew(at time: Duration, orIf isAlone: Bool) {
    let isLate = lastKey.map { time - $0 > Self.patience } ?? true
    if wasComplete, isLate || isAlone { reset() }
    lastKey = time
  }

  private mutating func progress(in limits: Limits) -> Progress {
    guard !wasComplete else { return .beyond }
    wasComplete = !canGrow(in: limits)
    return wasComplete ? .complete : .open
  }

  private func canGrow(in limits: Limits) -> Bool {
    guard hasRoom else { return false }
    if let decimals { return decimals.count < max(limits.decimals, 1) }
    let hasMoreDigits = Self.number(digits + [0]).map { $0 <= limits.largest } ?? true
    let hasDecimals = limits.decimals > 0 && value.map { $0 < limits.largest } ?? true
    return (hasMoreDigits && digits.count < limits.digitCount) || hasDecimals
  }

  private var hasRoom: Bool {
    digits.count + (decimals?.count ?? 0) < DecimalNumber.maximumDigitCount
  }

  static func number(_ digits: [Int], _ decimals: [Int] = []) -> DecimalNumber? {
    guard !digits.isEmpty || !decimals.isEmpty else { return nil }
    let all = (digits + decimals).reduce(Int128(0)) { $0 * 10 + Int128($1) }
    guard all < Int128(DecimalNumber.coefficientLimit) else { return nil }
    return DecimalNumber(coefficient: all, fractionDigitCount: decimals.count)
  }
}

extension NumberEntry.Limits {
  /// The numbers that are worth typing to choose one of some stops.
  init(choosing stops: Stops) {
    self.init(upTo: stops.maximum.value, decimals: stops.fractionDigitCount)
  }

  /// Whether a number can be completed by more than one key.
  var hasLongNumbers: Bool { largest >= 10 || decimals > 0 }

  /// The number of digits of the greatest number before the point.
  fileprivate var digitCount: Int {
    largest.description.prefix { $0 != "." }.count { $0.isNumber }
  }
}
