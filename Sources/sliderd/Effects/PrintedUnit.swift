// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// The words behind a number in the output of a program, and what they mean as its unit.
struct PrintedUnit {
  /// The unit, or else the first word, as printed.
  let name: String
  /// The units that are meant, such as a minute or a metre by "m"; none by a word that is no unit.
  /// A unit that no slider has is one with the printed name.
  let meanings: [ValueUnit]
  let end: String.Index
  /// Whether nothing is between the number and the unit.
  let isAttached: Bool
  /// Whether a word follows.
  let isFollowed: Bool

  /// Whether the number stands for thousands or more, as in 5k.
  var isMultiple: Bool { Self.isMultiple(name) }

  private static func isMultiple(_ word: String) -> Bool {
    multipleSigns.contains(word) || multiples.contains(word.lowercased())
  }

  private static let multipleSigns: Set = ["k", "K", "M", "G", "T", "kk"]
  /// Words for hundreds, thousands, millions and more, in the languages of sliderd.
  private static let multiples: Set = [
    "hundred", "thousand", "million", "billion", "lakh", "crore",
    "hundert", "tsd", "tausend", "mio", "millionen", "mrd", "milliarden",
    "mille", "millions", "milliard", "milliards", "mil", "millón", "millones", "milhão", "milhões",
    "mila", "milione", "milioni", "miliardo", "miliardi", "mln", "mld",
    "honderd", "duizend", "miljoen", "miljard", "hundra", "tusen", "miljon", "miljoner",
    "hundrede", "tusind", "millioner", "milliarder", "tys", "tysiąc", "tysiące", "tysięcy",
    "milion", "miliony", "milionów", "miliard", "miliardy", "miliardów",
    "yüz", "bin", "milyon", "milyar", "тыс", "млн", "млрд",
    "सौ", "हज़ार", "हजार", "लाख", "करोड़", "मिलियन", "ألف", "آلاف", "مليون", "ملايين", "مليار",
  ]

  /// Reads what a text behind digits begins with, perhaps in brackets; fails if that is no word.
  init?(behind text: Substring) {
    let space = text.prefixMatch(of: /["']?[ \t\u{A0}\u{202F}_]*[(\[]?/)
    isAttached = space?.output.isEmpty ?? true
    // No unit is longer.
    let text = text[(space?.range.upperBound ?? text.startIndex)...].prefix(80)
    let clause = text.prefix { !$0.isNewline && !",;:()[]{}|=\"'".contains($0) }
    guard clause.first.map({ $0.isLetter || $0.isUnitSign }) ?? false else { return nil }
    var words = clause.split(whereSeparator: \.isWhitespace).prefix(4)
    // The word before an equals sign is the key of another value.
    if words.last?.endIndex == clause.endIndex, text[clause.endIndex...].first == "=" {
      words.removeLast()
    }
    guard let word = words.first else { return nil }
    for count in [3, 2] where words.count >= count {
      let name = words.prefix(count).map(\.withoutPunctuation).joined(separator: " ")
      guard let unit = Self.unit(ofSeveralWords: name) else { continue }
      (self.name, meanings, end) = (name, [unit], words[count - 1].endIndex)
      isFollowed = words.count > count
      return
    }
    (name, meanings) = (String(word.withoutPunctuation), Self.meanings(of: word))
    (end, isFollowed) = (word.endIndex, words.count > 1)
  }

  /// Returns what words mean together, such as "degrees C" or "meters per second".
  private static func unit(ofSeveralWords name: String) -> ValueUnit? {
    if let unit = ValueUnit(name).ifKnown { return unit }
    let words = name.split(separator: " ").map(String.init)
    if words.count == 2, ["°", "deg", "degree", "degrees"].contains(words[0].lowercased()) {
      return temperatures[words[1].lowercased()].map(ValueUnit.measure)
    }
    let isRatio = words.count == 3 && words[1] == "per"
    return isRatio && !meanings(ofWord: words[0]).isEmpty && !meanings(ofWord: words[2]).isEmpty
      ? .named(name) : nil
  }

  private static let temperatures: [String: MeasureUnit] = [
    "c": .celsius, "f": .fahrenheit, "fahrenheit": .fahrenheit, "k": .kelvin, "kelvin": .kelvin,
  ]

  /// Returns what a word with its signs means, such as "m/s", "min." or "%".
  private static func meanings(of word: Substring) -> [ValueUnit] {
    let word = word.withoutPunctuation
    let whole = meanings(ofWord: String(word))
    let letters = word.prefix { $0.isLetter || $0.isUnitSign }
    let rest = word.dropFirst(letters.count)
    guard whole.isEmpty, let sign = rest.first else { return whole }
    let first = meanings(ofWord: String(letters))
    let isPower = sign.isNumber || sign == "^"
    let isRatio = "/·⋅*".contains(sign) && !meanings(ofWord: String(rest.dropFirst())).isEmpty
    return !first.isEmpty && (isPower || isRatio) ? [.named(String(word))] : first
  }

  private static func meanings(ofWord word: String) -> [ValueUnit] {
    if let meanings = short[word] { return meanings }
    if let unit = ValueUnit(word).ifKnown { return [unit] }
    if isForeign(word) { return [.named(word)] }
    return MeasureUnit.all.filter { $0.symbol?.lowercased() == word.lowercased() }
      .map(ValueUnit.measure)
  }

  /// Units in fewer letters than usual, and letters that mean several.
  private static let short: [String: [ValueUnit]] = [
    "d": [.measure(.day)], "m": [.measure(.minute), .measure(.meter)],
    "w": [.measure(.week), .measure(.watt)], "sec": [.seconds], "secs": [.seconds],
    "msec": [.measure(.millisecond)], "msecs": [.measure(.millisecond)], "S": [.seconds],
    "deg": [.measure(.degree)], "C": [.measure(.celsius)], "F": [.measure(.fahrenheit)],
    "°K": [.measure(.kelvin)], "k": kilo, "K": kilo + [.measure(.kelvin)],
    "M": [.measure(.megahertz), .measure(.megabyte)],
    "G": [.measure(.gigahertz), .measure(.gigabyte)], "T": [.named("T")],
  ]

  private static let kilo: [ValueUnit] = [
    .measure(.kilohertz), .measure(.kilometer), .measure(.kilogram), .measure(.kilowatt),
    .measure(.kilobyte),
  ]

  /// Returns whether a word is a unit that no slider has, such as "µs", "KiB" and "yards".
  private static func isForeign(_ word: String) -> Bool {
    if others.contains(word.lowercased()) || isMultiple(word) { return true }
    let isSigned = word.contains { $0.isUnitSign }
    if isSigned { return word.allSatisfy { $0.isLetter || $0.isUnitSign } }
    let symbol =
      /(?:[kMGTPhdcmuµμnp]|[KMGTP]i)(?:Hz|B|C|s|m|g|l|L|W|V|A|lm|lx)|[kKMGT]i?b(?:it|ps)?/
    if word.wholeMatch(of: symbol) != nil { return true }
    let prefix = /(?i)(?:nano|micro|milli|centi|deci|hecto|kilo|mega|giga|tera|[kmgt][ie]bi)/
    return word.prefixMatch(of: prefix).map { match in
      let name = String(word[match.range.upperBound...]).lowercased()
      return ["bit", "bits"].contains(name) || ValueUnit(name).ifKnown != nil && name.count > 3
    } ?? false
  }

  private static let others: Set = [
    "usec", "usecs", "nsec", "nsecs", "yd", "yard", "yards", "lb", "lbs",
    "pound", "pounds", "oz", "ounce", "ounces", "stone", "gallon", "gallons", "pint", "pints",
    "rpm", "bpm", "knot", "knots", "kn", "bit", "bits", "bps", "dollar", "dollars", "cent", "cents",
    "pence",
  ]
}

extension ValueUnit {
  /// The unit, unless it is only a word.
  fileprivate var ifKnown: ValueUnit? {
    switch kind {
    case .percent, .seconds, .measure, .currency: self
    case .plain, .named: nil
    }
  }
}

extension Character {
  /// Whether the sign can be a unit.
  fileprivate var isUnitSign: Bool { isCurrencySymbol || "%‰°′″".contains(self) }
}

extension Substring {
  /// The text without the signs at its end that end a sentence or separate words.
  fileprivate var withoutPunctuation: Substring {
    let end = lastIndex { $0.isLetter || $0.isNumber || $0.isUnitSign }
    return end.map { self[...$0] } ?? self[..<startIndex]
  }
}
