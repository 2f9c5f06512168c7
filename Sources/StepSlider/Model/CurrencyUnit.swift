// SPDX-License-Identifier: Apache-2.0

/// A currency that stands for money in circulation (ISO 4217).
package struct CurrencyUnit: Hashable, Sendable {
  /// The code in ISO 4217, such as "EUR".
  package let code: String

  /// Creates the currency with a code, such as `EUR`, or with a symbol or name that needs no code:
  /// €, $, £, ¥, euro and euros. Returns `nil` for any other text.
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

extension CurrencyUnit: ExpressibleByStringLiteral {
  /// Creates the currency with a code that is written in a program, such as `"EUR"`.
  ///
  /// - Precondition: There is such a currency.
  package init(stringLiteral code: String) {
    guard let currency = Self(code) else { preconditionFailure("no currency has the code \(code)") }
    self = currency
  }
}
