// SPDX-License-Identifier: GPL-3.0-or-later

// The value where it is of a kind; else `nil`.
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

  /// What was written, where a rule for texts is to judge it: a number or anything else but a list
  /// or a table.
  var word: String? {
    switch content {
    case .text(let text), .decimalNumber(let text), .date(let text): text
    case .wholeNumber(let number): String(number)
    case .boolean(let value): String(value)
    case .list, .table: nil
    }
  }
}
