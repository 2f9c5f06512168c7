// SPDX-License-Identifier: GPL-3.0-or-later

extension StringProtocol {
  /// The word that was probably meant by this one; `nil` if none is near enough.
  package func nearest<Word: StringProtocol>(of words: [Word]) -> Word? {
    let nearest = words.min { editDistance($0, self) < editDistance($1, self) }
    return nearest.flatMap { editDistance($0, self) * 2 < count ? $0 : nil }
  }
}
