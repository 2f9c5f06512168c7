// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
  /// Returns the letters and digits of a text as people type them: without case, accents, spaces and
  /// signs. "Größe" and "GROSSE" are the same.
  ///
  /// The library has no access to Unicode's decompositions, so it has a table of the letters of Latin
  /// and Arabic keyboards that have an accent of their own. Digits of any script are 0 to 9.
  ///
  /// `keepsSigns` keeps spaces and signs, where they make a difference: "1.5" and "15". With a maximum
  /// length, the rest of the text isn't read.
  package func folded(keepsSigns: Bool = false, maximumLength: Int = .max) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in unicodeScalars where result.count < maximumLength {
      let folded = scalar.folded
      result += folded.isEmpty && keepsSigns ? scalar.sign : folded
    }
    return Array(result.prefix(maximumLength))
  }

  /// Returns whether the text begins with letters that were folded, of which there must be some.
  package func begins(with letters: [Unicode.Scalar], keepsSigns: Bool = false) -> Bool {
    !letters.isEmpty && folded(keepsSigns: keepsSigns, maximumLength: letters.count) == letters
  }
}

extension Unicode.Scalar {
  fileprivate var folded: [Unicode.Scalar] {
    if isASCII {
      let isLetterOrDigit = properties.isAlphabetic || ("0"..."9").contains(self)
      return isLetterOrDigit ? Array(properties.lowercaseMapping.unicodeScalars) : []
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
  fileprivate var sign: [Unicode.Scalar] {
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
