// SPDX-License-Identifier: Apache-2.0

/// The words of an object, as clients read them piece by piece; offsets count Unicode scalars.
struct AccessibleText: Hashable, Sendable {
  /// All of it, in one line.
  let string: String
  private let scalars: [Unicode.Scalar]

  init(_ string: String) {
    self.string = string
    scalars = Array(string.unicodeScalars)
  }

  /// How long it is.
  var count: Int { scalars.count }

  /// A piece of the text and where it is.
  struct Piece: Hashable, Sendable {
    let text: String
    let range: Range<Int>
  }

  /// How much of the text a client asks for around an offset.
  enum Unit: Hashable, Sendable {
    /// A character as people see it, which can be several scalars.
    case character
    /// A word and the white space after it.
    case word
    /// All of it: there is one line, and it isn't taken apart into sentences.
    case line

    /// The corresponding C type is `AtspiTextGranularity`.
    init(granularity: Int) {
      self = granularity == 0 ? .character : granularity == 1 ? .word : .line
    }

    /// The corresponding C type is `AtspiTextBoundaryType`, where 1 and 2 are of words.
    init(boundary: Int) {
      self = boundary == 0 ? .character : boundary <= 2 ? .word : .line
    }
  }

  /// The text from one offset up to another; what lies outside is left out, and an end below 0 is
  /// that of the text.
  func piece(from start: Int, to end: Int) -> Piece {
    let upper = end < 0 ? count : min(end, count)
    return piece(min(max(start, 0), upper)..<upper)
  }

  /// The character, word or line that holds an offset; nothing behind the end.
  func piece(_ unit: Unit, around offset: Int) -> Piece {
    piece(ranges(of: unit).first { $0.contains(offset) } ?? count..<count)
  }

  /// The piece before the one that holds an offset; nothing before the beginning.
  func piece(_ unit: Unit, before offset: Int) -> Piece {
    let here = piece(unit, around: offset).range
    return piece(ranges(of: unit).last { $0.upperBound <= here.lowerBound } ?? 0..<0)
  }

  /// The piece after the one that holds an offset; nothing behind the end.
  func piece(_ unit: Unit, after offset: Int) -> Piece {
    let here = piece(unit, around: offset).range
    return piece(ranges(of: unit).first { $0.lowerBound >= here.upperBound } ?? count..<count)
  }

  /// The scalar at an offset; `nil` where there is none.
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
