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

  /// The number of Unicode scalars.
  var count: Int { scalars.count }

  /// A piece of the text and its range.
  struct Piece: Hashable, Sendable {
    let text: String
    let range: Range<Int>
  }

  /// The amount of text that a client requests around an offset.
  enum Unit: Hashable, Sendable {
    /// A character as people see it, which can have several scalars.
    case character
    /// A word and the white space that follows it.
    case word
    /// The whole text: there is one line, and sentences aren't told apart.
    case line

    /// The corresponding C type is `AtspiTextGranularity`.
    init(granularity: Int) {
      self = granularity == 0 ? .character : granularity == 1 ? .word : .line
    }

    /// The corresponding C type is `AtspiTextBoundaryType`, whose values 1 and 2 are words.
    init(boundary: Int) {
      self = boundary == 0 ? .character : boundary <= 2 ? .word : .line
    }
  }

  /// Returns the text between two offsets.
  ///
  /// Both are limited to the text, and an end below 0 is the end of the text.
  func piece(from start: Int, to end: Int) -> Piece {
    let upper = end < 0 ? count : min(end, count)
    return piece(min(max(start, 0), upper)..<upper)
  }

  /// Returns the character, word or line at an offset; an empty piece beyond the end.
  func piece(_ unit: Unit, around offset: Int) -> Piece {
    piece(ranges(of: unit).first { $0.contains(offset) } ?? count..<count)
  }

  /// Returns the piece before the one at an offset; an empty piece at the beginning.
  func piece(_ unit: Unit, before offset: Int) -> Piece {
    let here = piece(unit, around: offset).range
    return piece(ranges(of: unit).last { $0.upperBound <= here.lowerBound } ?? 0..<0)
  }

  /// Returns the piece after the one at an offset; an empty piece at the end.
  func piece(_ unit: Unit, after offset: Int) -> Piece {
    let here = piece(unit, around: offset).range
    return piece(ranges(of: unit).first { $0.lowerBound >= here.upperBound } ?? count..<count)
  }

  /// Returns the piece that another text replaces, and the piece of that one which replaces it.
  func change(to other: AccessibleText) -> (old: Piece, new: Piece) {
    let start = zip(scalars, other.scalars).prefix { $0 == $1 }.count
    let (old, new) = (scalars.dropFirst(start), other.scalars.dropFirst(start))
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return (piece(start..<count - end), other.piece(start..<other.count - end))
  }

  /// Returns the scalar at an offset; `nil` if there is none.
  func scalar(at offset: Int) -> Unicode.Scalar? {
    scalars.indices.contains(offset) ? scalars[offset] : nil
  }

  private func piece(_ range: Range<Int>) -> Piece {
    Piece(text: String(String.UnicodeScalarView(scalars[range])), range: range)
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
      let starts = scalars.indices.filter { $0 == 0 || isWordStart($0) }
      return zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
    }
  }

  private func isWordStart(_ offset: Int) -> Bool {
    !scalars[offset].properties.isWhitespace && scalars[offset - 1].properties.isWhitespace
  }
}
