// SPDX-License-Identifier: Apache-2.0

/// The way that a unit is written after a number.
enum UnitSymbol: Hashable {
  /// Only the number is written, because the unit is a word without a symbol.
  case none
  /// The symbol follows at once, as in "40%".
  case attached(String)
  /// The symbol follows a space, as in "12 px".
  case spaced(String)
  /// Minutes and seconds, as on a clock.
  case clock

  /// Creates the symbol of a unit. A word of at most three characters is a symbol itself.
  init(of unit: ValueUnit) {
    self =
      switch unit {
      case .none: .none
      case .percent: .attached("%")
      case .seconds: .clock
      case .measure(let measure): measure.symbol.map(Self.init) ?? .none
      case .currency(let currency): .spaced(currency.code)
      case .named(let forms):
        forms.first.flatMap { $0.count <= 3 ? Self(SpokenText.cleaned($0)) : nil } ?? .none
      }
  }

  private init(_ symbol: String) {
    self = ["%", "×", "°"].contains(symbol) ? .attached(symbol) : .spaced(symbol)
  }

  /// Whether the text of a number includes its unit.
  var isWritten: Bool { self != .none }

  /// Returns a number with the symbol.
  func text(of value: DecimalNumber, number: (DecimalNumber) -> String) -> String {
    switch self {
    case .none: number(value)
    case .attached(let symbol): number(value) + symbol
    case .spaced(let symbol): number(value) + Self.space + symbol
    case .clock: Self.clock(value, number: number)
    }
  }

  private static let space = "\u{A0}"

  /// Returns whole seconds as on a clock, such as "2:10" or "1:00:00".
  private static func clock(_ value: DecimalNumber, number: (DecimalNumber) -> String) -> String {
    guard value.fractionDigitCount == 0 else { return number(value) + space + "s" }
    let seconds = value.coefficient.magnitude
    func digits(_ part: UInt64) -> String {
      [part / 10, part % 10].map { number(DecimalNumber(clamping: $0)) }.joined()
    }
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let first =
      hours > 0
      ? number(DecimalNumber(clamping: hours)) + ":" + digits(minutes)
      : number(DecimalNumber(clamping: minutes))
    return (value < 0 ? "-" : "") + first + ":" + digits(seconds % 60)
  }
}
