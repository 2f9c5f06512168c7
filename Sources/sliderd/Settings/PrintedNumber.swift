// SPDX-License-Identifier: GPL-3.0-or-later

/// A number in the output of a program.
struct PrintedNumber: Equatable {
  /// The word with the number, such as `40%`.
  let text: String
  /// The number; `nil` if the word can mean several numbers, as `1,500`, or none, as `nan`.
  let value: Double?
  /// What stands behind the number in the word, such as `%`.
  let unit: String

  var isPercentage: Bool { unit.first == "%" }

  /// Returns the unit of the number in a text: in its word, or as the next word, the last of its line or
  /// before a sign.
  func unit(in text: String) -> String {
    guard unit.isEmpty, let range = text.firstRange(of: self.text) else { return unit }
    let next = /[ \u{A0}\u{202F}]([\p{L}°][^\s\d,;:()\[\]]*)[ \t]*(?=$|[\r\n,;:()\[\]])/
    return text[range.upperBound...].prefixMatch(of: next).map { String($0.1) } ?? ""
  }

  /// Returns the numbers in a text, in their order.
  ///
  /// Words that begin with a letter are skipped, such as the device `card0` or the type in `uint32
  /// 5`. Commas separate the items of a list if they can't belong to one number.
  static func all(in text: String) -> [PrintedNumber] {
    let text = text.replacing(/([0-9])[ \u{A0}\u{202F}]%/) { "\($0.1)%" }
    let words = text.split { !($0.isLetter || $0.isNumber || "_.,+-−∞%".contains($0)) }
    return words.flatMap { word in
      number(in: word).map { [$0] } ?? word.split(separator: ",").compactMap(item)
    }
  }

  private static func item(_ word: Substring) -> PrintedNumber? {
    if let number = number(in: word) { return number }
    let sign = word.prefix { "+-−".contains($0) }
    let name = word.dropFirst(sign.count)
    let isNumber = ["nan", "inf", "infinity", "∞"].contains(name.lowercased())
    guard isNumber || !(name.first?.isLetter ?? true) && name.contains(where: \.isNumber),
      name.first != "_"
    else { return nil }
    return PrintedNumber(text: String(word), value: nil, unit: word.last == "%" ? "%" : "")
  }

  /// Returns the number that a whole word is, perhaps with a unit; `nil` if there are other digits.
  private static func number(in word: Substring) -> PrintedNumber? {
    let word = word.trimmingSuffix { ".,".contains($0) }.trimmingPrefix(",")
    let pattern = /([+\-−]?)(0[xX][0-9a-fA-F]+|[0-9.,]*[0-9](?:[eE][+\-]?[0-9]+)?)([^0-9.,+\-−]*)/
    guard let (_, sign, digits, unit) = word.wholeMatch(of: pattern)?.output,
      !unit.contains(where: \.isNumber), unit.isEmpty || !word.lowercased().contains("0x")
    else { return nil }
    let size = plain(String(digits)).flatMap(Double.init)
    let value = size.map { sign.isEmpty || sign == "+" ? $0 : -$0 }
    return PrintedNumber(text: String(word), value: value, unit: String(unit))
  }

  /// Returns a number in Swift's form, without what separates its thousands; `nil` if it can be read
  /// in two ways.
  private static func plain(_ digits: String) -> String? {
    // In some countries, 1,500 is one and a half.
    if digits.wholeMatch(of: /[1-9][0-9]{0,2}(?:,[0-9]{3})+/) != nil { return nil }
    if digits.wholeMatch(of: /[0-9]+,[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+,[0-9]+/) != nil {
      return digits.replacing(".", with: "").replacing(",", with: ".")
    }
    if digits.wholeMatch(of: /[0-9]{1,3}(?:,[0-9]{3})+\.[0-9]+/) != nil {
      return digits.replacing(",", with: "")
    }
    return digits
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }
}
