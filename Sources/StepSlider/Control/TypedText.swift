// SPDX-License-Identifier: Apache-2.0

/// Text being typed, key by key: a number, or the beginning of a name.
///
/// A text is open until no key can change what it means, or until its program completes it: on
/// Enter, or at the ``deadline``. Keys that follow a text that was complete by itself still belong to
/// it for as long as that, so that 150 typed on a scale up to 100 or 50 doesn't turn into 15 and 0.
struct TypedText: Hashable, Sendable {
  /// The longest time between two keys of the same text, as in a list box (ARIA Authoring
  /// Practices, "Listbox").
  static let patience: Duration = .seconds(1)

  /// The characters typed so far. Digits of any script are 0 to 9.
  private(set) var text = ""
  /// The numbers that were typed before, each complete with its only digit.
  private(set) var earlier = ""
  private(set) var isOpen = false
  /// Whether its program or the user completed the number: a digit begins another one, and only the
  /// unit may still follow.
  private(set) var isEntered = false
  private var lastKey: Duration?
  private var isDue = false

  /// The time to complete the text; `nil` if it isn't open.
  var deadline: Duration? { isOpen ? lastKey.map { $0 + (isDue ? .zero : Self.patience) } : nil }

  /// Returns the text that a key at a time continues; empty if the key begins another one. Without
  /// a time, each key is a text by itself.
  func beginning(at time: Duration?) -> String {
    guard let time, let lastKey, isOpen || time - lastKey <= Self.patience else { return "" }
    return text
  }

  /// Replaces the text after a key. Without a time, it is forgotten at once.
  mutating func set(
    _ text: String,
    after earlier: String = "",
    isOpen: Bool = false,
    isDue: Bool = false,
    isEntered: Bool = false,
    at time: Duration?
  ) {
    self = TypedText()
    guard let time else { return }
    (self.text, self.earlier, lastKey) = (text, earlier, time)
    (self.isOpen, self.isDue, self.isEntered) = (isOpen, isDue, isEntered)
  }

  /// Completes the text. Keys that follow soon still belong to it.
  mutating func close() { isOpen = false }

  /// Removes the last character of an open text. A text that is complete is forgotten.
  mutating func erase(at time: Duration) {
    let rest = isOpen ? String(text.dropLast()) : ""
    set(rest, isOpen: !rest.isEmpty, at: time)
  }

  mutating func reset() { self = TypedText() }
}
