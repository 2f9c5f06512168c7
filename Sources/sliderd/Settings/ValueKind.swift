// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

/// The value of a flag or key, or its mistakes.
struct Given<Value: Sendable> {
  var value: Value?
  /// What is wrong, with the position of the invalid item in a list, counting from 1.
  var mistakes: [(item: Int?, message: String)] = []
  /// Whether the value in the file has the wrong type. If not, a mistake breaks the setting's rule.
  var isUnread = false

  static func wrong(_ message: String, isUnread: Bool = false) -> Self {
    Self(mistakes: [(nil, message)], isUnread: isUnread)
  }

  static func unread(_ value: TOMLValue, expected: String) -> Self {
    wrong("expected \(expected), found \(value.description)", isUnread: true)
  }

  /// Combines the items of a list. If some have the wrong type, only those are reported.
  static func list<Item>(_ items: [Given<Item>]) -> Self where Value == [Item] {
    let isUnread = items.contains(where: \.isUnread)
    let mistakes = items.enumerated().filter { !isUnread || $0.element.isUnread }
      .flatMap { index, item in item.mistakes.map { (index + 1, $0.message) } }
    let value = mistakes.isEmpty ? items.compactMap(\.value) : nil
    return Self(value: value, mistakes: mistakes, isUnread: isUnread)
  }
}

/// How a setting's values are written in flags and files, with the messages for invalid ones.
struct ValueKind<Value: Sendable>: Sendable {
  /// The rule for a text, in words, such as "a whole number, such as 5".
  let rule: String
  var range: ClosedRange<Int>?
  /// The words that are its only possible values, if there is such a list.
  var words: [String]?
  /// Joins the values of a flag that may be repeated; `nil` if it may not be.
  var join: (@Sendable (Value, Value) -> Value)?
  /// Whether a flag has several values, with commas between them.
  var isList = false
  var inFlag: @Sendable (String) -> Given<Value>
  var inFile: @Sendable (TOMLValue) -> Given<Value>
}

extension ValueKind {
  /// Creates a kind whose values are used as they are in a file.
  init(_ expected: String, _ value: @escaping @Sendable (TOMLValue) -> Value?) {
    self.init(expected, rule: expected, inFile: { value($0).map(Optional.some) }) { _ in nil }
  }

  /// Creates a kind with a rule. `inFile` returns `nil` for a value of another type, and an empty
  /// optional for one that breaks the rule.
  init(
    _ expected: String,
    rule: String,
    advice: @escaping @Sendable (String) -> String = { _ in "" },
    inFile: @escaping @Sendable (TOMLValue) -> Value??,
    inFlag: @escaping @Sendable (String) -> Value?
  ) {
    let given: @Sendable (Value?, String) -> Given<Value> = { value, text in
      value.map { Given(value: $0) } ?? .wrong(text.mistake(expecting: rule) + advice(text))
    }
    self.init(rule: rule, inFlag: { given(inFlag($0), $0) }) { value in
      inFile(value).map { given($0, value.written) } ?? .unread(value, expected: expected)
    }
  }

  /// Returns the kind with a rule for the values, which returns what is wrong with one.
  func checked(by refusal: @escaping @Sendable (Value) -> String?) -> Self {
    let (inFlag, inFile) = (inFlag, inFile)
    let checked = { @Sendable (given: Given<Value>) -> Given<Value> in
      given.value.flatMap(refusal).map { .wrong($0) } ?? given
    }
    var kind = self
    kind.inFlag = { checked(inFlag($0)) }
    kind.inFile = { checked(inFile($0)) }
    return kind
  }

  /// Text in quotation marks, converted by a rule.
  static func text(
    _ rule: String,
    advice: @escaping @Sendable (String) -> String = { _ in "" },
    _ read: @escaping @Sendable (String) -> Value?
  ) -> Self {
    let inFile = { @Sendable (value: TOMLValue) in value.text.map(read) }
    return Self("text in quotation marks", rule: rule, advice: advice, inFile: inFile, inFlag: read)
  }

  /// One of a fixed set of words, each with its value.
  static func choice(_ values: [(word: String, value: Value)]) -> Self {
    let words = values.map(\.word)
    var kind = text(
      "one of \(words.joined(separator: ", "))",
      advice: { $0.advice(amongValues: words) },
      { text in values.first { $0.word == text }?.value }
    )
    kind.words = words
    return kind
  }

  /// A list. In a flag, commas separate the items.
  static func list<Item>(
    of kind: ValueKind<Item>,
    expected: String = "a list in brackets"
  ) -> Self where Value == [Item] {
    let inFlag = { @Sendable (text: String) -> Given<Value> in
      let items = text.split(separator: ",", omittingEmptySubsequences: false)
      return .list(items.map { kind.inFlag($0.withoutSpaceAround) })
    }
    return Self(rule: kind.rule, isList: true, inFlag: inFlag) { value in
      value.list.map { .list($0.map(kind.inFile)) } ?? .unread(value, expected: expected)
    }
  }
}

extension ValueKind<String> {
  static var text: Self { text("") { $0 } }
  /// A number with or without quotation marks, or another text in them.
  static var word: Self {
    Self("a number or text in quotation marks", rule: "", inFile: { $0.word.map(Optional.some) }) {
      $0
    }
  }

  static var commandInput: Self {
    text.checked { input in
      do throws(CommandError) { _ = try CommandTemplate(words: ["-"], input: input) } catch {
        return error.description
      }
      return nil
    }
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
      rule: rule,
      inFile: { $0.wholeNumber.flatMap(Value.init(exactly:)).map(judge) },
      inFlag: { Value($0.withoutSpaceAround).flatMap(judge) }
    )
  }
}

extension ValueKind<Int> {
  static func wholeNumber(in range: ClosedRange<Int>, suchAs example: Int) -> Self {
    var kind = wholeNumber(suchAs: example).checked(by: range.refusal)
    kind.range = range
    return kind
  }
}

extension ValueKind<DecimalNumber> {
  static var number: Self {
    Self(
      "a number",
      rule: "a decimal number of at most 18 digits, such as 0.25",
      advice: \.numberMistake,
      inFile: { $0.word.map { DecimalNumber($0) } },
      inFlag: { DecimalNumber($0.withoutSpaceAround) }
    )
  }
}

extension ValueKind<[String]> {
  /// The words of a command: a list or one text in a file, one text in a flag.
  static var command: Self {
    let words = list(of: .text)
    let split = { @Sendable (text: String) -> Given<[String]> in
      do throws(CommandError) { return Given(value: try CommandTemplate.words(in: text)) } catch {
        return .wrong(error.description)
      }
    }
    return Self(rule: "", inFlag: split) { value in
      guard value.list == nil else { return words.inFile(value) }
      let expected = "a list of words in quotation marks"
      return value.text.map(split) ?? .unread(value, expected: expected)
    }
  }
}

extension ValueKind<Bool> {
  static var boolean: Self { Self("true or false without quotation marks", \.boolean) }
}

extension ValueKind<[TOMLValue]> {
  static var table: Self { Self("a table", \.table) }
}

extension ValueKind where Value: Worded {
  static var choice: Self { choice(Value.allCases.map { ($0.word, $0) }) }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> {
  static var choice: Self { choice(Value.allCases.map { ($0.rawValue, $0) }) }
}

extension String {
  fileprivate var numberMistake: String {
    if let digits = withoutGroups {
      let isOneComma = count - digits.count == 1 && contains(",")
      return "; write \(digits)" + (isOneComma ? " or \(replacing(",", with: "."))" : "")
    }
    if contains(",") { return "; decimals begin with a point" }
    if let parts = wholeMatch(of: /\s*([-+]?[0-9]+(?:\.[0-9]+)?)\s*([kMeE])/) {
      let zeros = ["k": "e3", "M": "e6"][String(parts.2)]
      let number = zeros.flatMap { DecimalNumber(parts.1 + $0) }
      return number.map { "; write \($0)" } ?? "; an exponent needs digits, as in 5e3"
    }
    if let parts = wholeMatch(of: /\s*([-+]?[0-9]+(?:\.[0-9]+)?)\s*[\p{L}%°‰€$£¥][^0-9]*/) {
      return "; write \(parts.1), and the unit as the option unit"
    }
    do { _ = try DecimalNumber(reading: self) } catch { return "; \(error)" }
    return ""
  }

  /// The number without what stands between groups of three digits, as in 1,000 or 1'000'000.5;
  /// `nil` if it has no groups.
  private var withoutGroups: String? {
    let groups = /[-+]?[1-9][0-9]{0,2}([,'’_\s][0-9]{3})+(\.[0-9]+)?/
    return wholeMatch(of: groups) == nil ? nil : filter { $0.isNumber || ".+-".contains($0) }
  }

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
