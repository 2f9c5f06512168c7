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
  /// Money, with the currency's ISO 4217 code, such as "EUR": 3.5 is spoken as "3.50 euros".
  case currency(String)
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
  /// - Parameter text: `percent`, `seconds`, the English name or the symbol of a ``Measure``, the code
  ///   of a currency, such as `EUR`, or its symbol. Any other text is a word of your own. `none` and
  ///   empty text are no unit.
  public init(_ text: String) {
    switch text.lowercased() {
    case "", "none": self = .none
    case "percent", "%": self = .percent
    case "seconds", "second", "s": self = .seconds
    default:
      self =
        Measure(text).map(ValueUnit.measure) ?? Self.currency(called: text).map(ValueUnit.currency)
        ?? .named(text)
    }
  }

  /// The name of the unit as ``init(_:)`` takes it; empty for no unit. Several forms have commas
  /// between them.
  public var name: String {
    switch self {
    case .none: ""
    case .percent: "percent"
    case .seconds: "seconds"
    case .measure(let measure): measure.names.other
    case .currency(let code): code
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

// Currencies.
extension ValueUnit {
  private static func currency(called text: String) -> String? {
    if let code = currencies.symbols[text.lowercased()] { return code }
    let code = text.utf8.count == 3 ? Substring(text) : ""
    return currencies.codes.contains(code) ? text : nil
  }

  /// The codes in ISO 4217 that stand for money in circulation, and the names of those that need no
  /// code.
  private static let currencies: (codes: Set<Substring>, symbols: [String: String]) = (
    Set(
      """
      AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD \
      CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS \
      GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW \
      KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR \
      MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR \
      SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX \
      USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW
      """.split(separator: " ")
    ),
    ["€": "EUR", "euro": "EUR", "euros": "EUR", "$": "USD", "£": "GBP", "¥": "JPY"]
  )
}
