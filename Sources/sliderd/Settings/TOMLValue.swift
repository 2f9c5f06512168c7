// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// A value in a TOML file, with its location.
struct TOMLValue: Equatable, Sendable {
  let content: Content
  let location: SourceLocation

  enum Content: Equatable, Sendable {
    case text(String)
    case wholeNumber(Int)
    /// A number as written, so that 0.1 is exactly one tenth.
    case decimalNumber(String)
    case boolean(Bool)
    case date(String)
    case list([TOMLValue])
    case table(TOMLTable)
  }

  /// The value in words, for error messages.
  var description: String {
    switch content {
    case .text(let text): "the text \"\(SpokenText.cleaned(text))\""
    case .wholeNumber(let number): "the whole number \(number)"
    case .decimalNumber(let text): "the number \(SpokenText.cleaned(text))"
    case .boolean(let value): "\(value)"
    case .date(let text): "the date \(SpokenText.cleaned(text))"
    case .list: "a list"
    case .table: "a table"
    }
  }
}

/// The entries of a table.
struct TOMLTable: Equatable, Sendable {
  let entries: [Entry]

  struct Entry: Equatable, Sendable {
    let key: String
    let keyLocation: SourceLocation
    let value: TOMLValue
  }

  subscript(key: String) -> Entry? { entries.first { $0.key == key } }
}

// The value as one type; `nil` if it has another.
extension TOMLValue {
  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }

  var wholeNumber: Int? {
    if case .wholeNumber(let number) = content { return number }
    return nil
  }

  var boolean: Bool? {
    if case .boolean(let value) = content { return value }
    return nil
  }

  var list: [TOMLValue]? {
    if case .list(let items) = content { return items }
    return nil
  }

  var table: TOMLTable? {
    if case .table(let table) = content { return table }
    return nil
  }

  /// The written text of any value except a list or table, for rules that parse texts.
  var word: String? {
    switch content {
    case .text(let text), .decimalNumber(let text), .date(let text): text
    case .wholeNumber(let number): String(number)
    case .boolean(let value): String(value)
    case .list, .table: nil
    }
  }
}
