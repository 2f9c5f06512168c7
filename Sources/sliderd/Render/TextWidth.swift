// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// About how wide the text is drawn, in points.
  ///
  /// An estimate, as there is no text engine: each character counts by its class as wide as the
  /// widest of that class in DejaVu Sans, which is wider than the faces of most systems. So text
  /// rather has room to spare than too little.
  func estimatedWidth(fontSize: Double) -> Double {
    fontSize * reduce(0) { $0 + $1.estimatedWidth }
  }

  /// The text cut to end in "…" where it is wider than there is room for.
  func cut(toWidth room: Double, fontSize: Double) -> String {
    guard estimatedWidth(fontSize: fontSize) > room else { return self }
    var width = Character("…").estimatedWidth * fontSize
    let kept = prefix { character in
      width += character.estimatedWidth * fontSize
      return width <= room
    }
    return kept.reversed().drop(while: \.isWhitespace).reversed() + "…"
  }
}

extension Character {
  /// About how wide the character is, in ems.
  fileprivate var estimatedWidth: Double {
    switch self {
    case "i", "j", "l", "I", "|", ".", ",", ":", ";", "'", "!": 0.35
    case "f", "r", "t", "(", ")", "[", "]", "/", "-", " ": 0.42
    case "m", "w", "M", "W", "@", "%", "…", "—": 1
    case "a"..."z", "0"..."9": 0.64
    case "A"..."Z": 0.79
    default: unicodeScalars.first?.estimatedWidth ?? 0
    }
  }
}

extension Unicode.Scalar {
  /// What a character that begins with this scalar takes, in ems.
  fileprivate var estimatedWidth: Double {
    if properties.isEmojiPresentation { return 1.4 }
    if properties.canonicalCombiningClass != .notReordered { return 0 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFFE6,
      0x20000...0x3FFFD:
      return 1.05
    default: return properties.isUppercase ? 0.85 : 0.75
    }
  }
}
