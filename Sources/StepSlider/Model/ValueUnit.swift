// SPDX-License-Identifier: Apache-2.0

/// The unit of a slider's values.
@nonexhaustive
public enum ValueUnit: Hashable, Sendable {
  /// No unit: the number alone is spoken.
  case plain
  /// Percent: 40 is spoken as "40 percent".
  case percent
  /// Seconds: 130 is spoken as "2 minutes, 10 seconds".
  case seconds
  /// A unit with words in every language: 5 is spoken as "5 minutes".
  case measure(MeasureUnit)
  /// Money, such as `.currency("EUR")`: 3.5 is spoken as "3.50 euros".
  case currency(CurrencyUnit)
  /// A word of your own that is spoken after the number, in as many forms as the language needs.
  ///
  /// The first form is for one, and the last one for all numbers without a form of their own. Most
  /// languages need two forms: "cup", "cups". Polish has four, for 1, 2, 5 and 1.5. Arabic has
  /// five, for 1, 2, 3, 11 and 100.
  case named(forms: [String])

  /// Returns the unit with a word of your own, in as many forms as the language needs.
  public static func named(_ forms: String...) -> ValueUnit { .named(forms: forms) }

  /// Creates the unit with a name.
  ///
  /// - Parameter text: `percent`, `seconds`, the English name or the symbol of a ``MeasureUnit``, or the
  ///   code or symbol of a ``CurrencyUnit``. Any other text is a word of your own, with commas between
  ///   its forms. `none` and empty text are no unit. White space around the text or a form is ignored.
  public init(_ text: String) {
    let forms = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { SpokenText.cleaned(String($0)) }
    guard forms.count == 1 else {
      self = .named(forms: forms)
      return
    }
    switch forms[0].lowercased() {
    case "", "none": self = .plain
    case "percent", "%": self = .percent
    case "seconds", "second", "s": self = .seconds
    default:
      let unit = MeasureUnit(forms[0]).map(Self.measure)
      self = unit ?? CurrencyUnit(forms[0]).map(Self.currency) ?? .named(forms: forms)
    }
  }

  /// The name of the unit as ``init(_:)`` takes it; empty for no unit.
  package var name: String {
    switch self {
    case .plain: ""
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
