// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

/// How a setting's values are written in flags and files, with the messages for invalid ones.
struct ValueKind<Value: Sendable>: Sendable {
  /// The rule for a text, in words, such as "a whole number, such as 5".
  let rule: String
  /// The range of its numbers, if it has one.
  var range: ClosedRange<Int>?
  /// The words that are its only possible values, if there is such a list.
  var words: [String]?
  let inFlag: @Sendable (String) -> Given<Value>
  let inFile: @Sendable (TOMLValue) -> Given<Value>
}

extension ValueKind {
  /// Creates a kind whose values are used as they are in a file.
  init(_ expected: String, _ take: @escaping @Sendable (TOMLValue) -> Value?) {
    self.init(expected, take, rule: expected, judge: { $0 }, read: { _ in nil })
  }

  /// Creates a kind whose values are converted by a rule.
  ///
  /// - Parameters:
  ///   - expected: The type expected in a file.
  ///   - take: Returns a value of that type.
  ///   - rule: The further rule in a file, and the rule for a flag's text.
  ///   - advice: Returns additional words for an invalid text.
  ///   - judge: Converts the value from a file; `nil` if the rule forbids it.
  ///   - read: Converts a flag's text; `nil` if the rule forbids it.
  init<Written>(
    _ expected: String,
    _ take: @escaping @Sendable (TOMLValue) -> Written?,
    rule: String,
    advice: @escaping @Sendable (String) -> String = { _ in "" },
    judge: @escaping @Sendable (Written) -> Value?,
    read: @escaping @Sendable (String) -> Value?
  ) {
    let given: @Sendable (Value?, String) -> Given<Value> = { value, text in
      value.map(Given<Value>.value) ?? .wrong(saying: text.mistake(expecting: rule) + advice(text))
    }
    self.init(
      rule: rule,
      inFlag: { given(read($0), $0) },
      inFile: { value in
        guard let written = take(value) else { return .unread(value, expected: expected) }
        return given(judge(written), value.word ?? "")
      }
    )
  }

  /// Text in quotation marks, converted by a rule.
  static func text(
    _ rule: String,
    advice: @escaping @Sendable (String) -> String = { _ in "" },
    _ read: @escaping @Sendable (String) -> Value?
  ) -> Self {
    let expected = "text in quotation marks"
    return Self(expected, \.text, rule: rule, advice: advice, judge: read, read: read)
  }

  /// A number with or without quotation marks, converted by a rule.
  static func word(_ rule: String, _ read: @escaping @Sendable (String) -> Value?) -> Self {
    Self("a number", \.word, rule: rule, judge: read, read: read)
  }

  /// A list. In a flag, commas separate the items.
  static func list<Item>(
    of kind: ValueKind<Item>,
    expected: String = "a list in brackets"
  ) -> Self where Value == [Item] {
    Self(
      rule: kind.rule,
      inFlag: { text in
        let items = text.split(separator: ",", omittingEmptySubsequences: false)
        return .list(items.map { kind.inFlag($0.withoutSpaceAround) })
      },
      inFile: { value in
        guard let items = value.list else { return .unread(value, expected: expected) }
        return .list(items.map(kind.inFile))
      }
    )
  }
}

extension ValueKind<String> {
  static var text: Self { text("") { $0 } }
  static var word: Self { word("") { $0 } }

  static func text(
    _ rule: String,
    where isRight: @escaping @Sendable (String) -> Bool
  ) -> Self {
    text(rule) { isRight($0) ? $0 : nil }
  }
}

extension ValueKind where Value: FixedWidthInteger {
  static func wholeNumber(suchAs example: Value) -> Self {
    wholeNumber("a whole number, such as \(example)")
  }

  static func wholeNumber(
    _ rule: String,
    where isRight: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> Self {
    let judge: @Sendable (Value) -> Value? = { isRight($0) ? $0 : nil }
    return Self(
      "a whole number without quotation marks",
      { $0.wholeNumber.flatMap(Value.init(exactly:)) },
      rule: rule,
      judge: judge,
      read: { Value($0.withoutSpaceAround).flatMap(judge) }
    )
  }
}

extension ValueKind<Int> {
  /// A whole number in a range.
  static func wholeNumber(in range: ClosedRange<Int>, suchAs example: Int) -> Self {
    let number = wholeNumber(suchAs: example)
    let checked: @Sendable (Given<Int>) -> Given<Int> = { given in
      given.value.flatMap(range.refusal).map(Given.wrong(saying:)) ?? given
    }
    return Self(
      rule: number.rule,
      range: range,
      inFlag: { checked(number.inFlag($0)) },
      inFile: { checked(number.inFile($0)) }
    )
  }
}

extension ValueKind<DecimalNumber> {
  static var number: Self {
    let rule = "a decimal number of at most 18 digits, such as 0.25"
    return Self(
      "a number",
      \.word,
      rule: rule,
      advice: \.numberMistake,
      judge: { DecimalNumber($0) },
      read: { DecimalNumber($0.withoutSpaceAround) }
    )
  }
}

extension ValueKind<Bool> {
  static var boolean: Self { Self("true or false without quotation marks", \.boolean) }
}

extension ValueKind<TOMLTable> {
  static var table: Self { Self("a table", \.table) }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> {
  /// One of a fixed set of words.
  static var choice: Self {
    let words = Value.allCases.map(\.rawValue)
    var kind = text(
      "one of \(words.joined(separator: ", "))",
      advice: { text in text.nearest(of: words).map { "; did you mean \($0)?" } ?? "" },
      { Value(rawValue: $0) }
    )
    kind.words = words
    return kind
  }
}

extension String {
  /// What is wrong with the text as a number, and where.
  fileprivate var numberMistake: String {
    do throws(DecimalNumberError) {
      _ = try DecimalNumber(reading: self)
      return ""
    } catch {
      return "; \(error)"
    }
  }

  /// Returns the message that this text breaks a rule.
  func mistake(expecting rule: String) -> String {
    let words = SpokenText.cleaned(self)
    return words.isEmpty ? "the value is empty; expected \(rule)" : "\"\(words)\" is not \(rule)"
  }
}

extension StringProtocol {
  fileprivate var withoutSpaceAround: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
