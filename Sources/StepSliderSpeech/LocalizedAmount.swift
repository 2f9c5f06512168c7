// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider
internal import _FoundationICU

/// A number with its unit as a language writes it, from the system's locale data.
///
/// Foundation's own format for measurements isn't part of Foundation on Linux, and it has no
/// plurals of currencies, so this uses the number formatter of Foundation's ICU.
struct LocalizedAmount {
  let value: DecimalNumber
  let unit: ValueUnit
  let language: Language

  /// The words, such as "5 minutes" or "3.50 euros"; `nil` if the locale data lack the unit.
  var words: String? {
    guard let text = text(of: value, as: .words) else { return nil }
    // For one and two, Arabic's full form uses words without a number and drops the sign.
    guard value < 0, text == self.text(of: -value, as: .words) else { return text }
    return self.text(of: 1, as: .words).map { "\(value) \($0)" }
  }

  /// The shortest form, such as "€3.50"; `nil` if the locale data lack the unit.
  var symbol: String? { text(of: value, as: .symbol) }

  private enum Width: String {
    case words = "full-name"
    case symbol = "narrow"
  }

  /// Returns the text of a number. The corresponding C functions are
  /// `unumf_openForSkeletonAndLocale`, `unumf_formatDecimal` and `unumf_resultToString`.
  private func text(of value: DecimalNumber, as width: Width) -> String? {
    guard let stem else { return nil }
    // In Hindi, espeak-ng 1.51 drops the decimals of a number that contains commas.
    let grouping = language.tag == "hi" ? " group-off" : ""
    let skeleton = Array("\(stem) unit-width-\(width.rawValue)\(grouping)".utf16)
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

  /// The unit and the digits after the decimal point: all of them, and for money two or none.
  private var stem: String? {
    let digits = String(repeating: "#", count: 16)
    switch unit {
    case .measure(let measure): return "unit/\(measure.rawValue) .##\(digits)"
    case .currency(let currency): return "currency/\(currency.code) .00\(digits)/w"
    case .none, .percent, .seconds, .named: return nil
    }
  }
}
