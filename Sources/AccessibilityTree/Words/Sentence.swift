// SPDX-License-Identifier: Apache-2.0

extension [String] {
  /// The parts on one line, separated by commas and ended by a full stop. No comma or full stop
  /// follows a part that ends in its own mark, such as a question.
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
