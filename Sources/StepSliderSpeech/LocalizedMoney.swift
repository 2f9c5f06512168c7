// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider
internal import _FoundationICU

/// An amount of money as a language writes it, from the system's locale data.
///
/// Foundation's own format for money has no plurals of currencies, so this uses the number formatter
/// of Foundation's ICU.
struct LocalizedMoney {
  private let value: DecimalNumber
  private let currency: Currency
  private let language: Language

  init(_ value: DecimalNumber, _ currency: Currency, in language: Language) {
    (self.value, self.currency, self.language) = (value, currency, language)
  }

  /// The words, such as "3.50 euros"; `nil` if the locale data lack the currency.
  var words: String? { text(as: "full-name") }

  /// The shortest form, such as "€3.50"; `nil` if the locale data lack the currency.
  var symbol: String? { text(as: "narrow") }

  /// Returns the text in a width. The corresponding C functions are `unumf_openForSkeletonAndLocale`,
  /// `unumf_formatDecimal` and `unumf_resultToString`.
  private func text(as width: String) -> String? {
    // All digits after the decimal point, and at least two or none.
    let digits = ".00" + String(repeating: "#", count: 16) + "/w"
    // In Hindi, espeak-ng 1.51 drops the decimals of a number that contains commas.
    let grouping = language.tag == "hi" ? " group-off" : ""
    let stem = "currency/\(currency.code) \(digits)"
    let skeleton = Array("\(stem) unit-width-\(width)\(grouping)".utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(
      skeleton,
      Int32(skeleton.count),
      language.tag,
      &status
    )
    let result = swift_unumf_openResult(&status)
    defer {
      swift_unumf_close(formatter)
      swift_unumf_closeResult(result)
    }
    let number = value.description
    swift_unumf_formatDecimal(formatter, number, Int32(number.utf8.count), result, &status)
    var text = [UInt16](repeating: 0, count: 256)
    let length = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }
}
