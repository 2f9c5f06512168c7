// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// Returns the letters and digits of a text as people type them: without case, accents, spaces
  /// and signs. "Größe" and "GROSSE" are the same.
  /// The library has no access to Unicode's decompositions, so it has a table of the letters of
  /// Latin and Arabic keyboards that have an accent of their own. Digits of any script are 0 to 9.
  /// `keepsSigns` keeps spaces and signs, where they make a difference: "1.5" and "15".
  package func folded(keepsSigns: Bool = false) -> [Unicode.Scalar] {
    unicodeScalars.flatMap { $0.folded(keepsSigns: keepsSigns) }
  }

  /// Returns whether the text begins with letters that were folded, of which there must be some.
  /// Reads no more of the text than that takes.
  package func begins(with letters: [Unicode.Scalar], keepsSigns: Bool = false) -> Bool {
    var count = 0
    for scalar in unicodeScalars where count < letters.count {
      for letter in scalar.folded(keepsSigns: keepsSigns) where count < letters.count {
        guard letter == letters[count] else { return false }
        count += 1
      }
    }
    return count == letters.count && count > 0
  }
}

extension Unicode.Scalar {
  fileprivate func folded(keepsSigns: Bool) -> [Unicode.Scalar] {
    let folded = self.folded
    return folded.isEmpty && keepsSigns ? sign : folded
  }

  private var folded: [Unicode.Scalar] {
    if isASCII {
      let small = Unicode.Scalar(UInt8(value | 0x20))
      if small >= "a" && small <= "z" { return [small] }
      return self >= "0" && self <= "9" ? [self] : []
    }
    if properties.numericType == .decimal, let digit = properties.numericValue {
      return Array(String(Int(digit)).unicodeScalars)
    }
    return properties.lowercaseMapping.unicodeScalars.flatMap { small in
      guard small.isTyped else { return [Unicode.Scalar]() }
      return Self.unaccented[small] ?? [small]
    }
  }

  /// The scalar as a sign, with any space, minus or dash as that of the keyboard; none for an accent.
  private var sign: [Unicode.Scalar] {
    if properties.isWhitespace { return [" "] }
    if self == "\u{2212}" || properties.generalCategory == .dashPunctuation { return ["-"] }
    return properties.generalCategory == .nonspacingMark ? [] : [self]
  }

  /// Whether the scalar is a letter or digit, and no accent.
  private var isTyped: Bool {
    (properties.isAlphabetic || properties.numericType != nil)
      && properties.generalCategory != .nonspacingMark
  }

  /// The letters without accents for those that have one, in lower case.
  private static let unaccented: [Unicode.Scalar: [Unicode.Scalar]] = {
    var table: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for (letters, accented) in accents {
      for scalar in accented.unicodeScalars { table[scalar] = Array(letters.unicodeScalars) }
    }
    return table
  }()

  private static let accents: [(String, String)] = [
    ("a", "àáâãäåāăąǎạảấầẩẫậắằẳẵặ"), ("ae", "æ"), ("c", "çćĉċč"), ("d", "ďđð"),
    ("e", "èéêëēĕėęěẹẻẽếềểễệ"), ("g", "ĝğġģǧ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįıǐỉị"), ("j", "ĵ"),
    ("k", "ķ"), ("l", "ĺļľŀł"), ("n", "ñńņňŉŋ"), ("o", "òóôõöøōŏőơǒọỏốồổỗộớờởỡợ"), ("oe", "œ"),
    ("r", "ŕŗř"), ("s", "śŝşšșſ"), ("ss", "ß"), ("t", "ţťŧț"), ("th", "þ"),
    ("u", "ùúûüũūŭůűųưǔụủứừửữự"), ("w", "ŵ"), ("y", "ýÿŷỳỵỷỹ"), ("z", "źżž"),
    ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"), ("υ", "ύϋΰ"), ("ω", "ώ"),
    ("σ", "ς"), ("е", "ёѐ"), ("и", "йѝ"), ("і", "ї"), ("г", "ґѓ"), ("к", "ќ"), ("у", "ў"),
    ("ا", "آأإٱ"), ("و", "ؤ"), ("ي", "ئى"), ("ه", "ة"),
    ("क", "\u{958}"), ("ख", "\u{959}"), ("ग", "\u{95A}"), ("ज", "\u{95B}"), ("ड", "\u{95C}"),
    ("ढ", "\u{95D}"), ("फ", "\u{95E}"), ("य", "\u{95F}"), ("न", "\u{929}"), ("र", "\u{931}"),
  ]
}
