// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of the measurements: what ours is made to say, and what the peers are told to say.
enum Words {
  /// Speech that is still going on when it is interrupted; without a pause, and good as a stop's name.
  static let long = """
    the quick brown fox jumps over the lazy dog and then it runs away and comes back and does the \
    same thing all over again and again until the evening
    """

  /// The new words: they begin with a vowel, at once and unmistakably.
  static let new = "Off"

  /// A name that is neither long nor like the new words.
  static let other = "Huge"

  /// The names of the stops of an interruption.
  static let interruption = [long, new, other]

  /// The names of the stops of a flood: each key reaches another one, the last key the new words.
  static let flood = (1...floodLength).map { "Level \($0)" } + [new, other]

  /// How many keys a flood has.
  static let floodLength = 40

  /// What sliderd says for a stop of a list of names.
  static func announcement(of name: String, in names: [String]) -> String {
    "\(name), \((names.firstIndex(of: name) ?? 0) + 1) of \(names.count)"
  }
}
