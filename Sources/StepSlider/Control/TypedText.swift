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
  /// What was said about the text.
  private(set) var words: [Announcement] = []
  /// Where the text left the thumb, once another key has followed.
  private var stop = 0
  private var lastKey: Duration?
  private var isDue = false
  /// The texts before each of the last keys, the oldest first.
  private var history: [TypedText] = []
  private static let mostErased = 64

  /// The time to complete the text; `nil` if it isn't open.
  var deadline: Duration? { isOpen ? lastKey.map { $0 + (isDue ? .zero : Self.patience) } : nil }

  /// Returns the text that a key at a time continues; an empty one if the key begins another one.
  /// Without a time, each key is a text by itself.
  func continued(at time: Duration?) -> TypedText {
    guard let time, let lastKey, isOpen || time - lastKey <= Self.patience else {
      return TypedText()
    }
    return self
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

  /// Notes the text before the last key, the stop where it had left the thumb, and what is said now.
  /// A key without words leaves those before.
  mutating func note(before: TypedText, at stop: Int, words: [Announcement]) {
    guard lastKey != nil else { return }
    var earlier = before
    (earlier.history, earlier.stop) = ([], stop)
    history = before.history.suffix(Self.mostErased - 1) + [earlier]
    self.words = words.isEmpty ? before.words : words
  }

  /// Takes back the last key. Returns the stop where the key before it left the thumb; `nil` if
  /// nothing is typed.
  mutating func erase(at time: Duration?) -> Int? {
    self = continued(at: time)
    guard lastKey != nil else { return nil }
    var history = history
    self = history.popLast() ?? TypedText()
    (self.history, lastKey) = (history, history.isEmpty && text.isEmpty ? nil : time)
    return stop
  }

  mutating func reset() { self = TypedText() }
}
