// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import StepSlider
import Testing
import _FoundationICU

/// The numbers and units of StepSlider, which has no locale data, compared with those of Foundation.
@Suite struct LocaleDataTests {
  private static let numbers: [DecimalNumber] =
    (0...130).map { DecimalNumber($0) } + [
      0.5, 1.5, 1.25, 2.5, 0.125, 999, 1000, 1001, 9999, 10_000, 123_456, 1_000_000, 1234.5,
      12_345.678, 1_234_567.25, 123_456_789_012_345_678,
    ]

  /// The units whose words in the locale data nobody uses, or that the data lack.
  private static func isOwn(_ measure: MeasureUnit, in tag: String) -> Bool {
    switch measure {
    case .decibel: true
    case .point: ["de", "fr", "it", "pt"].contains(tag)
    case .degree: ["nl", "hi"].contains(tag)
    case .meterPerSecond, .kilometerPerHour, .milePerHour: tag == "tr"
    default: false
    }
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `numbers have the signs of the locale data`(tag: String) throws {
    let style = NumberStyle(in: try #require(SpokenLanguage(tag: tag)))
    let foundation = Decimal.FormatStyle(locale: Locale(identifier: tag))
      .precision(.fractionLength(0...18)).grouping(tag == "hi" ? .never : .automatic)
    for number in Self.numbers + Self.numbers.map({ -$0 }) {
      let decimal = try #require(Decimal(string: number.description))
      #expect(style.number(number) == foundation.format(decimal))
    }
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `measures have the words of the locale data`(tag: String) throws {
    let phrases = SliderPhrases(language: try #require(SpokenLanguage(tag: tag)))
    for measure in MeasureUnit.all where !Self.isOwn(measure, in: tag) {
      let formatter = AmountFormatter(measure, in: tag)
      for number in Self.numbers {
        // Years would have no groups of digits.
        let presentation = SliderPresentation(unit: .measure(measure), groupsDigits: true)
        let slider = Slider(stops: try Stops(values: [number]), presentation: presentation)
        // Great amounts have another unit.
        guard !formatter.isShortened(number) else { continue }
        let text = Announcement(phrases.valueText(of: slider), priority: .assertive).text
        #expect(text == Announcement(formatter.text(of: number), priority: .assertive).text)
      }
    }
  }

  /// In Turkish, "h" is an hour, as everywhere, and no week.
  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `a unit can be typed as the locale data write it short`(tag: String) throws {
    let phrases = SliderPhrases(language: try #require(SpokenLanguage(tag: tag)))
    for measure in MeasureUnit.all where measure != .decibel && (tag, measure) != ("tr", .week) {
      let formatters = ["short", "narrow"].map { AmountFormatter(measure, in: tag, width: $0) }
      let units = formatters.flatMap { formatter in
        ([1, 5, 1.5] as [DecimalNumber]).map { number in
          let text = formatter.text(of: number).filter { !"\u{200E}\u{200F}".contains($0) }
          return String(text.drop { $0.isNumber || ",.٫ \u{A0}\u{202F}".contains($0) })
        }
      }
      for unit in Set(units) {
        // The locale data have the same sign for both temperatures.
        guard !unit.isEmpty, tag != "ar" || measure != .fahrenheit else { continue }
        let stops = try Stops(from: 0, to: 900, by: 1)
        let presentation = SliderPresentation(unit: .measure(measure))
        var control = SliderControl(Slider(stops: stops, presentation: presentation))
        control.phrases = phrases
        for key in "2 \(unit)" {
          _ = control.press(key == " " ? .space : .character(key), at: .seconds(1))
        }
        _ = control.advance()
        #expect(control.slider.index == 2, "\(measure) \(unit)")
      }
    }
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag))
  func `time spans have the words of the locale data`(tag: String) throws {
    let style = NumberStyle(in: try #require(SpokenLanguage(tag: tag)))
    let spans =
      [0.5, 1, 1.5, 2, 5, 59, 60, 61, 90, 120, 130, 3600, 3601, 3660, 3722.5, 3725, 7322, 36_000]
      + (tag == "ar" ? [] : [-0.5, -1, -61, -3725])
    for seconds in [0] + spans {
      let length = seconds == seconds.rounded() ? 0 : 1
      let foundation = Duration.UnitsFormatStyle(
        allowedUnits: [.hours, .minutes, .seconds],
        width: .wide,
        fractionalPart: .show(length: length)
      ).locale(Locale(identifier: tag)).format(.seconds(seconds))
      let text = style.seconds(try #require(DecimalNumber(seconds)))
      #expect(
        Announcement(text, priority: .assertive).text
          == Announcement(foundation, priority: .assertive).text
      )
    }
  }

  @Test(arguments: SpokenLanguage.all.map(\.tag), [1, 2, 65, 3600, 7322] as [DecimalNumber])
  func `a negative time span doesn't sound like the positive one`(
    tag: String,
    seconds: DecimalNumber
  ) throws {
    let style = NumberStyle(in: try #require(SpokenLanguage(tag: tag)))
    let (before, after) = (style.seconds(-seconds), style.seconds(seconds))
    #expect(
      Announcement(before, priority: .assertive).text
        != Announcement(after, priority: .assertive).text
    )
    let text = Announcement(before, priority: .assertive).text
    #expect(text.contains { "-\u{2212}".contains($0) } || text.hasPrefix("ناقص "))
  }

  @Test(arguments: [
    (-3, "\u{200E}-3 دقائق"), (-2, "ناقص دقيقتان"), (-1, "ناقص دقيقة"), (2, "دقيقتان"),
  ])
  func `in Arabic, nouns alone say one and two, also below zero`(
    minutes: DecimalNumber,
    words: String
  ) throws {
    let slider = Slider(try Stops(from: -3, to: 3, by: 1), value: minutes, unit: "minutes")
    let text = SliderPhrases(language: .arabic, verbosity: .brief).valueText(of: slider)
    #expect(text.hasPrefix(words))
  }
}

/// The number formatter of Foundation's ICU, for one measure.
private final class AmountFormatter {
  private let formatter: OpaquePointer?
  private let result: OpaquePointer?
  private let measure: MeasureUnit

  init(_ measure: MeasureUnit, in tag: String, width: String = "full-name") {
    self.measure = measure
    let grouping = tag == "hi" ? " group-off" : ""
    let skeleton = "unit/\(measure.rawValue) unit-width-\(width) .##################\(grouping)"
    let units = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), tag, &status)
    result = swift_unumf_openResult(&status)
  }

  deinit {
    swift_unumf_close(formatter)
    swift_unumf_closeResult(result)
  }

  func isShortened(_ number: DecimalNumber) -> Bool {
    number >= 1000
      && [.hertz, .kilohertz, .megahertz, .meter, .gram, .watt, .byte, .kilobyte, .megabyte]
        .contains(measure)
  }

  func text(of number: DecimalNumber) -> String {
    var status = U_ZERO_ERROR
    let digits = number.description
    swift_unumf_formatDecimal(formatter, digits, Int32(digits.utf8.count), result, &status)
    var text = [UInt16](repeating: 0, count: 256)
    let length = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }
}
