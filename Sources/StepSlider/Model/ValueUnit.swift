// SPDX-License-Identifier: Apache-2.0

/// The unit of a slider's values.
///
///     Slider(try Stops(from: 8, to: 24, by: 1), label: "Text size", unit: "pt")
///
/// ``percent``, ``seconds`` and these units have words in every language. Of time: ms, min, h, days,
/// weeks, months, years. Of frequency: Hz, kHz, MHz, GHz. Of angle: degrees. Of temperature:
/// celsius, fahrenheit, kelvin. Of pictures and type: px, pt. Of loudness: dB. Of length: mm, cm, m,
/// km, inches, feet, miles. Of weight: g, kg. Of volume: ml, l. Of speed: m/s, km/h, mph. Of
/// electricity: V, A, W, kW. Of light: lm, lx. Of memory: B, kB, MB, GB. Money has the code of its
/// currency, such as `"EUR"`; the library StepSliderNumbers has its names.
///
/// Text that names no unit is a word of your own, so a misspelt unit is spoken as it is. For words of
/// your own, use ``named(_:)``, which no later unit changes.
public struct ValueUnit: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case plain, percent, seconds
    case measure(MeasureUnit)
    case currency(CurrencyUnit)
    /// The forms of a word: for one, perhaps for others, and last for all numbers without a form.
    case named([String])
  }

  package let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// No unit: the number alone is spoken.
  public static let plain = ValueUnit(.plain)
  /// Percent: 40 is spoken as "40 percent".
  public static let percent = ValueUnit(.percent)
  /// Seconds: 130 is spoken as "2 minutes, 10 seconds".
  public static let seconds = ValueUnit(.seconds)

  package static func measure(_ measure: MeasureUnit) -> ValueUnit { ValueUnit(.measure(measure)) }

  package static func currency(_ currency: CurrencyUnit) -> ValueUnit {
    ValueUnit(.currency(currency))
  }

  package static func named(forms: [String]) -> ValueUnit { ValueUnit(.named(forms)) }

  /// Returns the unit with a word of your own that is spoken after the number, in as many forms as
  /// the language needs.
  ///
  /// The first form is for one, and the last one for all numbers without a form of their own. Most
  /// languages need two forms: "cup", "cups". Polish has four, for 1, 2, 5 and 1.5. Arabic has
  /// five, for 1, 2, 3, 11 and 100.
  public static func named(_ forms: String...) -> ValueUnit { .named(forms: forms) }

  /// Creates the unit with a name.
  ///
  /// - Parameter text: `percent`, `seconds`, the English name or the symbol of a unit, such as
  ///   `minutes` and `kHz`, or the code of a currency in ISO 4217 or its symbol. Any other text is a
  ///   word of your own, with commas between its forms. `none` and empty text are no unit. White
  ///   space around the text or a form is ignored.
  public init(_ text: String) {
    let forms = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { SpokenText.cleaned(String($0)) }
    guard forms.count == 1 else {
      self.init(.named(forms))
      return
    }
    switch forms[0].lowercased() {
    case "", "none": self.init(.plain)
    case "percent", "%": self.init(.percent)
    case "seconds", "second", "s": self.init(.seconds)
    default:
      let measure = MeasureUnit(forms[0]).map(Kind.measure)
      self.init(measure ?? CurrencyUnit(forms[0]).map(Kind.currency) ?? .named(forms))
    }
  }

  /// The name of the unit as ``init(_:)`` takes it; empty for no unit.
  package var name: String {
    switch kind {
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
    guard case .measure(let measure) = kind, let greater = measure.thousand,
      let short = value.multiplied(by: 0.001), short.fractionDigitCount <= 1,
      short >= 1 || short <= -1
    else { return (value, self) }
    return ValueUnit.measure(greater).shortened(short)
  }
}

extension ValueUnit: ExpressibleByStringLiteral {
  /// Creates the unit with a name that is written in a program, as ``init(_:)`` takes it.
  public init(stringLiteral name: String) { self.init(name) }
}
