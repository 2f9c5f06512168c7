// SPDX-License-Identifier: GPL-3.0-or-later

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
