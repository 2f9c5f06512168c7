// SPDX-License-Identifier: Apache-2.0

/// The way that a unit is written after a number.
enum UnitSymbol: Hashable {
  /// Only the number is written, because the unit is a word without a symbol.
  case none
  /// The symbol follows at once, as in "40%".
  case attached(String)
  /// The symbol follows a space, as in "12 px".
  case spaced(String)
  /// The symbol can have a prefix for thousands and millions, as in "1.5 kHz" (SI brochure, 9th
  /// edition, section 3).
  case prefixed(String)
  /// Minutes and seconds, as on a clock.
  case clock

  /// Creates the symbol of a unit. A unit of at most three characters is a symbol itself.
  init(of unit: ValueUnit) {
    self =
      switch unit {
      case .none: .none
      case .percent: .attached("%")
      case .seconds: .clock
      case .named(let name):
        Self.named[name] ?? (name.count <= 3 ? .spaced(SpokenText.cleaned(name)) : .none)
      }
  }

  /// Units by their symbols, and by their English names, which many languages share.
  private static let named: [String: UnitSymbol] = [
    "%": .attached("%"), "×": .attached("×"), "°": .attached("°"), "degrees": .attached("°"),
    "Hz": .prefixed("Hz"), "hertz": .prefixed("Hz"), "W": .prefixed("W"), "watts": .prefixed("W"),
    "V": .prefixed("V"), "volts": .prefixed("V"), "m": .prefixed("m"), "meters": .prefixed("m"),
    "g": .prefixed("g"), "grams": .prefixed("g"), "B": .prefixed("B"), "bytes": .prefixed("B"),
    "decibels": .spaced("dB"), "pixels": .spaced("px"), "points": .spaced("pt"),
    "minutes": .spaced("min"), "hours": .spaced("h"), "milliseconds": .spaced("ms"),
  ]

  /// Whether the text of a number includes its unit.
  var isWritten: Bool { self != .none }

  /// Returns a number with the symbol.
  func text(of value: DecimalNumber, number: (DecimalNumber) -> String) -> String {
    switch self {
    case .none: number(value)
    case .attached(let symbol): number(value) + symbol
    case .spaced(let symbol): number(value) + Self.space + symbol
    case .prefixed(let symbol): Self.prefixed(value, symbol, number: number)
    case .clock: Self.clock(value, number: number)
    }
  }

  private static let space = "\u{A0}"

  /// Returns the number in thousands or millions, if that is exact with one decimal.
  private static func prefixed(
    _ value: DecimalNumber,
    _ symbol: String,
    number: (DecimalNumber) -> String
  ) -> String {
    let factors: [(String, DecimalNumber)] = [("M", 0.000_001), ("k", 0.001)]
    for (prefix, factor) in factors {
      guard let short = value.multiplied(by: factor), short.fractionDigitCount <= 1,
        short >= 1 || short <= -1
      else { continue }
      return number(short) + space + prefix + symbol
    }
    return number(value) + space + symbol
  }

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
