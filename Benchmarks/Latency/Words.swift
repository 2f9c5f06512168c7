// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of the measurements, for sliderd and for the other programs.
enum Words {
  /// Speech that continues until it is interrupted. It has no pause, and works as a stop's name.
  static let long = """
    the quick brown fox jumps over the lazy dog and then it runs away and comes back and does the \
    same thing all over again and again until the evening
    """

  /// The new words. They begin at once, with a distinct vowel.
  static let new = "Off"

  /// A name that is neither long nor like the new words.
  static let other = "Huge"

  /// The names of the stops in an interruption.
  static let interruption = [long, new, other]

  /// The names of the stops in a flood. Each key reaches another one, and the last key the new
  /// words.
  static let flood = (1...floodLength).map { "Level \($0)" } + [new, other]

  /// The number of keys in a flood.
  static let floodLength = 40

  /// Returns sliderd's words for a stop in a list of names.
  static func announcement(of name: String, in names: [String]) -> String {
    "\(name), \((names.firstIndex(of: name) ?? 0) + 1) of \(names.count)"
  }
}
