// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// Returns the word that this one was probably meant to be; `nil` if none is close enough, by
  /// default with less than half of the characters wrong.
  package func nearest<Word: StringProtocol>(of words: [Word], within edits: Int? = nil) -> Word? {
    let length = count
    let edits = edits ?? (length - 1) / 2
    // Words of a very different length can't be meant, and only a part of long words is
    // compared.
    let candidates = words.filter { length > 0 && abs($0.count - length) <= edits }
    let rated = candidates.map { (word: $0, distance: editDistance($0, self)) }
    let nearest = rated.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= edits ? $0.word : nil }
  }

  /// Returns the word that was probably meant, in any case: the nearest one, or else the only one
  /// of which this is the beginning, or that begins this one with at least three letters.
  package func meant(among words: [String]) -> String? {
    let (small, known) = (lowercased(), words.map { $0.lowercased() })
    if let nearest = small.nearest(of: known) {
      return zip(known, words).first { $0.0 == nearest }?.1
    }
    let similar = zip(known, words).filter { word, _ in
      word.hasPrefix(small) || (word.count > 2 && small.hasPrefix(word))
    }
    return count > 1 && similar.count == 1 ? similar[0].1 : nil
  }
}

/// Returns the number of characters to insert, delete, replace or swap with the next one to turn one
/// word into another (Levenshtein distance with swaps, called optimal string alignment).
///
/// - Complexity: O(n·m); only the first 64 characters of each word are compared.
package func editDistance(_ left: some StringProtocol, _ right: some StringProtocol) -> Int {
  let (lines, columns) = (Array(left.prefix(64)), Array(right.prefix(64)))
  var (rowBefore, row): ([Int], [Int]) = ([], Array(0...columns.count))
  for (line, letter) in lines.enumerated() {
    var next = [line + 1]
    for (column, other) in columns.enumerated() {
      let isSwapped =
        line > 0 && column > 0 && (lines[line - 1], columns[column - 1]) == (other, letter)
      let swapped = isSwapped ? rowBefore[column - 1] + 1 : .max
      let replaced = row[column] + (letter == other ? 0 : 1)
      next.append(min(row[column + 1] + 1, next[column] + 1, replaced, swapped))
    }
    (rowBefore, row) = (row, next)
  }
  return row[columns.count]
}
