// SPDX-License-Identifier: Apache-2.0

/// The beginning of a name being typed. Letters at most ``NumberEntry/patience`` apart belong
/// together, as in a list box (ARIA Authoring Practices, "Listbox").
struct NameEntry: Hashable, Sendable {
  /// The letters as they were typed.
  private(set) var letters = ""
  private var lastKey: Duration?

  /// Adds a letter. Without a time, each letter begins anew.
  mutating func enter(_ letter: Character, at time: Duration?) {
    let isLate = lastKey.flatMap { last in time.map { $0 - last > NumberEntry.patience } } ?? true
    letters = isLate ? String(letter) : letters + String(letter)
    lastKey = time
  }

  /// Discards the letters.
  mutating func reset() { self = NameEntry() }

  /// Whether the letters are the beginning of a word. One letter, also if it is repeated, asks for
  /// the next name with it.
  var isWord: Bool {
    let typed = letters.map { String($0).folded() }
    return typed.contains { $0 != typed[0] }
  }

  /// The text with which the name begins.
  var beginning: String { isWord ? letters : String(letters.prefix(1)) }
}
