// SPDX-License-Identifier: GPL-3.0-or-later

/// A whole number that is the value of a flag.
enum WholeNumber {
  /// What is told of a word that is none.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// What reads a flag's number, and shows one where it can't.
  static func read<Number: FixedWidthInteger & Sendable>(
    suchAs example: Number
  ) -> @Sendable (String) throws(Mistake) -> Number {
    { text throws(Mistake) in
      guard let number = Number(text) else {
        throw Mistake(description: "it is not a whole number, such as \(example)")
      }
      return number
    }
  }
}
