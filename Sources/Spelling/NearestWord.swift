// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// The word that was probably meant by this one; `nil` if none is near enough.
  package func nearest<Word: StringProtocol>(of words: [Word]) -> Word? {
    let length = count
    // Words that much longer or shorter can't be meant, and of long ones only a part is compared.
    let candidates = words.filter { abs($0.count - length) * 2 < length }
    let rated = candidates.map { (word: $0, distance: editDistance($0, self)) }
    let nearest = rated.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance * 2 < length ? $0.word : nil }
  }
}
