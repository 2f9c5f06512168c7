// SPDX-License-Identifier: Apache-2.0

/// The unit of a slider's values.
public enum ValueUnit: Hashable, Sendable {
  /// No unit: the number alone is spoken.
  case none
  /// Percent: 40 is spoken as "40 percent".
  case percent
  /// Seconds: 130 is spoken as "2 minutes, 10 seconds".
  case seconds
  /// A unit with words in every language: 5 is spoken as "5 minutes".
  case measure(Measure)
  /// Money, such as `.currency("EUR")`: 3.5 is spoken as "3.50 euros".
  case currency(Currency)
  /// A word of your own that is spoken after the number, in as many forms as the language needs.
  ///
  /// The first form is for one, and the last one for all numbers without a form of their own. Most
  /// languages need two forms: "cup", "cups". Polish has four, for 1, 2, 5 and 1.5. Arabic has five,
  /// for 1, 2, 3, 11 and 100.
  case named(forms: [String])

  /// Returns the unit with a word of your own, in as many forms as the language needs.
  public static func named(_ forms: String...) -> ValueUnit { .named(forms: forms) }

  /// Creates the unit with a name.
  ///
  /// - Parameter text: `percent`, `seconds`, the English name or the symbol of a ``Measure``, or the
  ///   code or symbol of a ``Currency``. Any other text is a word of your own, with commas between
  ///   its forms. `none` and empty text are no unit. White space around the text or a form is ignored.
  public init(_ text: String) {
    let forms = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { SpokenText.cleaned(String($0)) }
    guard forms.count == 1 else {
      self = .named(forms: forms)
      return
    }
    switch forms[0].lowercased() {
    case "", "none": self = .none
    case "percent", "%": self = .percent
    case "seconds", "second", "s": self = .seconds
    default:
      self =
        Measure(forms[0]).map(ValueUnit.measure) ?? Currency(forms[0]).map(ValueUnit.currency)
        ?? .named(forms: forms)
    }
  }

  /// The name of the unit as ``init(_:)`` takes it; empty for no unit.
  package var name: String {
    switch self {
    case .none: ""
    case .percent: "percent"
    case .seconds: "seconds"
    case .measure(let measure): measure.names.other
    case .currency(let currency): currency.code
    case .named(let forms): forms.joined(separator: ",")
    }
  }

  /// Returns the same amount in the unit for a thousand or more, if that is exact with one decimal:
  /// 20000 hertz are 20 kilohertz.
  func shortened(_ value: DecimalNumber) -> (value: DecimalNumber, unit: ValueUnit) {
    guard case .measure(let measure) = self, let greater = measure.thousand,
      let short = value.multiplied(by: 0.001), short.fractionDigitCount <= 1,
      short >= 1 || short <= -1
    else { return (value, self) }
    return ValueUnit.measure(greater).shortened(short)
  }
}

/// How many of one unit another one is: a minute is 60 seconds, a metre a thousandth of a kilometre.
struct UnitSize: Hashable, Comparable {
  let times: Int64
  let over: Int64

  static let same = UnitSize(times: 1, over: 1)

  /// Whether a whole number of another unit is one of this.
  func isMultiple(of other: UnitSize) -> Bool {
    (times * other.over).isMultiple(of: over * other.times)
  }

  static func < (left: UnitSize, right: UnitSize) -> Bool {
    left.times * right.over < right.times * left.over
  }

  /// Returns a number of the one unit in the other, rounded to six more digits if it is a fraction;
  /// `nil` if there are too many digits.
  func converted(_ number: DecimalNumber) -> DecimalNumber? {
    guard let product = number.multiplied(by: DecimalNumber(clamping: times)) else { return nil }
    guard over > 1 else { return product }
    let places = product.fractionDigitCount + 6
    guard places <= DecimalNumber.maximumDigitCount else { return nil }
    let divisor = Int128(over)
    let half = product < 0 ? -divisor / 2 : divisor / 2
    return DecimalNumber(
      exactly: (product.coefficient(places: places) + half) / divisor,
      places: places
    )
  }
}

extension ValueUnit {
  /// The other units for the same quantity, the greatest first, with their sizes.
  var kin: [(unit: ValueUnit, size: UnitSize)] {
    guard let kind = Self.kinds.first(where: { $0.contains { $0.unit == self } }),
      let own = kind.first(where: { $0.unit == self })
    else { return [] }
    return kind.filter { $0.unit != self }.map { unit, size in
      let divisor = size.greatestCommonDivisor(with: own.size)
      return (unit, UnitSize(times: size / divisor, over: own.size / divisor))
    }
  }

  /// Units with their sizes in a common measure of their kind.
  private static let kinds: [[(unit: ValueUnit, size: Int64)]] = [
    [
      (.measure(.week), 604_800_000), (.measure(.day), 86_400_000), (.measure(.hour), 3_600_000),
      (.measure(.minute), 60_000), (.seconds, 1000), (.measure(.millisecond), 1),
    ],
    [
      (.measure(.gigahertz), 1_000_000_000), (.measure(.megahertz), 1_000_000),
      (.measure(.kilohertz), 1000), (.measure(.hertz), 1),
    ],
    [
      (.measure(.mile), 16_093_440), (.measure(.kilometer), 10_000_000), (.measure(.meter), 10_000),
      (.measure(.foot), 3048), (.measure(.inch), 254), (.measure(.centimeter), 100),
      (.measure(.millimeter), 10),
    ],
    [
      (.measure(.meterPerSecond), 900_000), (.measure(.milePerHour), 402_336),
      (.measure(.kilometerPerHour), 250_000),
    ],
    [(.measure(.kilogram), 1000), (.measure(.gram), 1)],
    [(.measure(.liter), 1000), (.measure(.milliliter), 1)],
    [(.measure(.kilowatt), 1000), (.measure(.watt), 1)],
    [
      (.measure(.gigabyte), 1_000_000_000), (.measure(.megabyte), 1_000_000),
      (.measure(.kilobyte), 1000), (.measure(.byte), 1),
    ],
  ]
}

extension Int64 {
  /// The greatest number that divides this one and another; both are positive.
  fileprivate func greatestCommonDivisor(with other: Int64) -> Int64 {
    other == 0 ? self : other.greatestCommonDivisor(with: self % other)
  }
}

/// A currency that stands for money in circulation (ISO 4217).
public struct Currency: Hashable, Sendable {
  /// The code in ISO 4217, such as "EUR".
  package let code: String

  /// Creates the currency with a code, such as `EUR`, or with a symbol or name that needs no code: €,
  /// $, £, ¥, euro and euros. Returns `nil` for any other text.
  package init?(_ text: String) {
    let symbol = Self.all.symbols[text.lowercased()]
    guard symbol != nil || (text.utf8.count == 3 && Self.all.codes.contains(Substring(text))) else {
      return nil
    }
    code = symbol ?? text
  }

  private static let all: (codes: Set<Substring>, symbols: [String: String]) = (
    Set(
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD \
      CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS \
      GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW \
      KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR \
      MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR \
      SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX \
      USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
      """.split(separator: " ")
    ),
    ["€": "EUR", "euro": "EUR", "euros": "EUR", "$": "USD", "£": "GBP", "¥": "JPY"]
  )
}

extension Currency: ExpressibleByStringLiteral {
  /// Creates the currency with a code that is written in a program, such as `"EUR"`.
  ///
  /// - Precondition: There is such a currency..
  public init(stringLiteral code: String) {
    guard let currency = Self(code) else { preconditionFailure("no currency has the code \(code)") }
    self = currency
  }
}
