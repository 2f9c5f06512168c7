// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// Returns the word that this one was probably meant to be; `nil` if none is close enough.
  package func nearest<Word: StringProtocol>(of words: [Word]) -> Word? {
    let length = count
    // Words of a very different length can't be meant, and only a part of long words is
    // compared.
    let candidates = words.filter { abs($0.count - length) * 2 < length }
    let rated = candidates.map { (word: $0, distance: editDistance($0, self)) }
    let nearest = rated.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance * 2 < length ? $0.word : nil }
  }
}
