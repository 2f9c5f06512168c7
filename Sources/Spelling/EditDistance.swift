// SPDX-License-Identifier: Apache-2.0

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
