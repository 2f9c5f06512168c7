// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling
import StepSlider

extension Words {
  /// Takes a time such as `1h 30min`, `300 ms` or `0`.
  mutating func time() throws(WordMistake) -> Duration {
    var sum: Duration?
    while let word = first, word.first?.isWholeNumber == true {
      _ = next()
      sum = (sum ?? .zero) + (try time(word))
    }
    guard let sum else { throw WordMistake(expected: Self.times, found: first) }
    return sum
  }

  private static let times = "a time such as 300ms, 2s or 1h 30min"

  /// Reads one part of a time; its unit may be the next word.
  private mutating func time(_ word: String) throws(WordMistake) -> Duration {
    let digits = word.prefix { ("0"..."9").contains($0) }
    var unit = String(word.dropFirst(digits.count))
    if unit.isEmpty, digits != "0" {
      guard let next = next() else { throw WordMistake(expected: Self.times, found: word) }
      unit = next
    }
    guard let number = Int(digits), let time = Duration(number, unit: unit.isEmpty ? "s" : unit)
    else { throw WordMistake(expected: Self.times, found: word) }
    return time
  }

  /// Takes a whole number.
  mutating func number(
    _ limits: ClosedRange<Int>,
    before suffix: String = ""
  ) throws(WordMistake) -> Int {
    let word = first ?? ""
    guard word.hasSuffix(suffix), let number = Int(word.dropLast(suffix.count)),
      limits.contains(number)
    else {
      let range = "\(limits.lowerBound)\(suffix) to \(limits.upperBound)\(suffix)"
      throw WordMistake(expected: "a number, \(range)", found: first)
    }
    _ = next()
    return number
  }

  /// Takes a position on the track, such as `40%`.
  mutating func percentage() throws(WordMistake) -> Int {
    try number(-1000...1000, before: "%")
  }

  /// Takes one of some words.
  mutating func word<Value>(
    _ kind: String,
    of words: [String],
    _ value: (String) -> Value?
  ) throws(WordMistake) -> Value {
    guard let word = next() else { throw WordMistake(expected: "a \(kind)", found: nil) }
    if let value = value(word) { return value }
    let advice =
      word.nearest(of: words).map { "; did you mean \($0.inQuotes)?" }
      ?? "; use \(words.prefix(6).joined(separator: ", ")) or the like"
    throw WordMistake("unknown \(kind) \(word.inQuotes)\(advice)")
  }

  /// Takes a key.
  mutating func key() throws(WordMistake) -> SliderKey {
    try word("key", of: SliderKey.names) { SliderKey(word: $0) }
  }

  /// Takes all words that are left as keys; a number is one key for each digit.
  mutating func keystrokes() throws(WordMistake) -> [Keystroke] {
    var keys: [Keystroke] = []
    while first != nil {
      keys += try word("key", of: Keystroke.names) { Keystroke.all(in: $0) }
    }
    return keys
  }

  /// Takes all words that are left as bytes, such as `1b 5b`.
  mutating func bytes() throws(WordMistake) -> [UInt8] {
    var bytes: [UInt8] = []
    repeat {
      guard let byte = first.flatMap({ UInt8($0, radix: 16) }) else {
        throw WordMistake(expected: "a byte such as 1b", found: first)
      }
      bytes.append(byte)
      _ = next()
    } while first != nil
    return bytes
  }

  /// Takes columns and rows, such as `80x24`.
  mutating func size() throws(WordMistake) -> (columns: Int, rows: Int) {
    let word = next()
    let numbers = word?.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard let numbers, numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (0...65_535).contains(columns), (0...65_535).contains(rows)
    else { throw WordMistake(expected: "columns and rows such as 80x24", found: word) }
    return (columns, rows)
  }

  /// Takes the id of a slider.
  mutating func slider() throws(WordMistake) -> String {
    guard let id = next() else { throw WordMistake(expected: "the id of a slider", found: nil) }
    return id
  }
}
