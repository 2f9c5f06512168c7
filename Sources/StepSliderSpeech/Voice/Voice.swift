// SPDX-License-Identifier: GPL-3.0-or-later

import Spelling

/// A voice that espeak-ng offers.
public struct Voice: Hashable, Sendable {
  /// The voice's name, such as `English (Great Britain)`.
  public let name: String
  /// The voice's main language, as a BCP 47 tag in lower case.
  public let language: String
  /// The file of the voice, such as `gmw/en`; for a variant, the part after the plus sign.
  public let identifier: String
}

extension [Voice] {
  /// Returns up to three languages of similar voices, the closest first; distant ones are left out.
  func names(similarTo wrong: String) -> [String] {
    let base = wrong.prefix { $0 != "+" }.lowercased()
    let near = map { voice in
      // People remember the first word of a name such as "English (America)".
      let words = [voice.language, voice.name.lowercased(), voice.name.lowercased().firstWord]
      return (voice.language, distance: words.map { editDistance($0, base) }.min() ?? .max)
    }
    .filter { $0.distance <= Swift.max(1, base.count / 3) }
    .sorted { ($0.distance, $0.0) < ($1.distance, $1.0) }
    return near.reduce(into: [String]()) { names, next in
      if names.count < 3, !names.contains(next.0) { names.append(next.0) }
    }
  }
}

extension String {
  fileprivate var firstWord: String { String(prefix { $0.isLetter }) }
}
