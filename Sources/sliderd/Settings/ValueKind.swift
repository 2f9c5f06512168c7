// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

/// How the values of a setting are written as a flag and in a file, and what is told of wrong ones.
struct ValueKind<Value: Sendable>: Sendable {
  /// What a text must be, as in "… is not a whole number, such as 5".
  let rule: String
  let inFlag: @Sendable (String) -> Given<Value>
  let inFile: @Sendable (TOMLValue) -> Given<Value>
}

extension ValueKind {
  /// Values that stand in a file as they are.
  init(_ expected: String, _ take: @escaping @Sendable (TOMLValue) -> Value?) {
    self.init(expected, take, rule: expected, judge: { $0 }, read: { _ in nil })
  }

  /// Values that a rule makes of what is written.
  ///
  /// - Parameters:
  ///   - expected: What must stand in a file.
  ///   - take: Takes it, if it is that.
  ///   - rule: What it must be beside, and what a flag's text must be.
  ///   - advice: What else is told of a wrong text.
  ///   - judge: The value for what stands in a file, if the rule allows it.
  ///   - read: The value for a flag's text, if the rule allows it.
  init<Written>(
    _ expected: String,
    _ take: @escaping @Sendable (TOMLValue) -> Written?,
    rule: String,
    advice: @escaping @Sendable (String) -> String = { _ in "" },
    judge: @escaping @Sendable (Written) -> Value?,
    read: @escaping @Sendable (String) -> Value?
  ) {
    let given: @Sendable (Value?, String) -> Given<Value> = { value, text in
      value.map(Given<Value>.value) ?? .wrong(saying: text.isNot(rule) + advice(text))
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

  /// Text in quotation marks that a rule takes.
  static func text(
    _ rule: String,
    advice: @escaping @Sendable (String) -> String = { _ in "" },
    _ read: @escaping @Sendable (String) -> Value?
  ) -> Self {
    let expected = "text in quotation marks"
    return Self(expected, \.text, rule: rule, advice: advice, judge: read, read: read)
  }

  /// A number that a rule takes, with or without quotation marks.
  static func word(_ rule: String, _ read: @escaping @Sendable (String) -> Value?) -> Self {
    Self("a number", \.word, rule: rule, judge: read, read: read)
  }

  /// Lists, whose items stand between commas in a flag.
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
      "a whole number, without quotation marks",
      { $0.wholeNumber.flatMap(Value.init(exactly:)) },
      rule: rule,
      judge: judge,
      read: { Value($0).flatMap(judge) }
    )
  }
}

extension ValueKind<DecimalNumber> {
  static var number: Self {
    word("a decimal number of at most 18 digits, such as 0.25") { DecimalNumber($0) }
  }
}

extension ValueKind<Bool> {
  static var boolean: Self { Self("true or false, without quotation marks", \.boolean) }
}

extension ValueKind<TOMLTable> {
  static var table: Self { Self("a table", \.table) }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> {
  /// One of a few words.
  static var choice: Self {
    let words = Value.allCases.map(\.rawValue)
    return text(
      "one of \(words.joined(separator: ", "))",
      advice: { text in text.nearest(of: words).map { "; did you mean \($0)?" } ?? "" },
      { Value(rawValue: $0) }
    )
  }
}

extension String {
  /// Says that this text isn't what a rule asks for.
  func isNot(_ rule: String) -> String { "\"\(SpokenText.cleaned(self))\" is not \(rule)" }
}

extension Substring {
  fileprivate var withoutSpaceAround: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
