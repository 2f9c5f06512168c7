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
}

/// Returns the number of characters to insert, delete or replace to turn one word into another
/// (Levenshtein distance).
///
/// - Complexity: O(n·m); only the first 64 characters of each word are compared.
package func editDistance(_ left: some StringProtocol, _ right: some StringProtocol) -> Int {
  let columns = Array(right.prefix(64))
  var row = Array(0...columns.count)
  for (line, letter) in left.prefix(64).enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for (column, other) in columns.enumerated() {
      let above = row[column + 1]
      row[column + 1] = min(above + 1, row[column] + 1, diagonal + (letter == other ? 0 : 1))
      diagonal = above
    }
  }
  return row[columns.count]
}
