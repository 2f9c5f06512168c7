// SPDX-License-Identifier: Apache-2.0

/// The words of an object, which clients read piece by piece. Offsets count Unicode scalars.
struct AccessibleText: Hashable, Sendable {
  /// The whole text, in one line.
  let string: String
  /// Whether a user types the text. The caret is at its end.
  let isTyped: Bool
  private let scalars: [Unicode.Scalar]

  init(_ string: String, isTyped: Bool = false) {
    (self.string, self.isTyped) = (string, isTyped)
    scalars = Array(string.unicodeScalars)
  }

  /// The offset of the caret; `nil` if there is none.
  var caret: Int? { isTyped ? count : nil }

  var count: Int { scalars.count }

  /// The amount of text that a client requests around an offset.
  enum Unit: Hashable, Sendable {
    /// A character as people see it, which can have several scalars.
    case character
    /// A word and the white space that follows it.
    case word
    /// The whole text: there is one line, and sentences aren't told apart.
    case line

    /// Creates a unit from a number: 0 is a character, and numbers after those of words are longer
    /// units. `AtspiTextGranularity` has one for words, `AtspiTextBoundaryType` their start and end.
    init(_ number: Int, words: ClosedRange<Int>) {
      self = number == 0 ? .character : words.contains(number) ? .word : .line
    }
  }

  subscript(range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

  /// Returns the range between two offsets, within the text. An end below 0 is the end of the text.
  func range(from start: Int, to end: Int) -> Range<Int> {
    let upper = end < 0 ? count : min(end, count)
    return min(max(start, 0), upper)..<upper
  }

  /// Returns the character, word or line at an offset, or one that comes before or after it; an
  /// empty range beyond the ends.
  func range(of unit: Unit, around offset: Int, plus distance: Int = 0) -> Range<Int> {
    let ranges = ranges(of: unit)
    let index = (ranges.firstIndex { $0.contains(offset) } ?? ranges.count) + distance
    return ranges.indices.contains(index) ? ranges[index] : index < 0 ? 0..<0 : count..<count
  }

  /// Returns the range that another text replaces, and the range of that one which replaces it.
  func change(to other: AccessibleText) -> (old: Range<Int>, new: Range<Int>) {
    let start = zip(scalars, other.scalars).prefix { $0 == $1 }.count
    let (old, new) = (scalars.dropFirst(start), other.scalars.dropFirst(start))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return (start..<count - end, start..<other.count - end)
  }

  func scalar(at offset: Int) -> Unicode.Scalar? {
    scalars.indices.contains(offset) ? scalars[offset] : nil
  }

  private func ranges(of unit: Unit) -> [Range<Int>] {
    switch unit {
    case .line: return count == 0 ? [] : [0..<count]
    case .character:
      var start = 0
      return string.map { character in
        defer { start += character.unicodeScalars.count }
        return start..<start + character.unicodeScalars.count
      }
    case .word:
      let isSpace = scalars.map(\.properties.isWhitespace)
      let starts = scalars.indices.filter { $0 == 0 || (!isSpace[$0] && isSpace[$0 - 1]) }
      return zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
    }
  }
}
