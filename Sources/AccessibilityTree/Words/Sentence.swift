// SPDX-License-Identifier: Apache-2.0

extension [String] {
  /// The parts in one line, with commas between them and a full stop at the end; a part that ends in
  /// a mark of its own, as a question does, gets none beside it.
  var asSentence: String {
    let words = dropFirst().reduce(first ?? "") { words, part in
      words + (words.endsInMark ? " " : ", ") + part
    }
    return words.endsInMark || words.hasSuffix("…") ? words : words + "."
  }
}

extension String {
  private static let marks: Set<Character> = [".", "?", "!", "।", "؟", "。", "？", "！"]

  fileprivate var endsInMark: Bool { last.map(Self.marks.contains) ?? false }
}
