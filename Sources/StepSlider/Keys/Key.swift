// SPDX-License-Identifier: Apache-2.0

/// A key on any input device.
public enum Key: Hashable, Sendable {
  /// An arrow key.
  case left, right, up, down
  /// A key that moves by a page, or to an end.
  case pageUp, pageDown, home, end
  /// A key with a name of its own.
  case enter, space, escape, delete, backspace, tab
  /// The Tab key with Shift; its name is `shift-tab`.
  case backTab
  /// The Home or the End key with Ctrl; their names are `ctrl-home` and `ctrl-end`.
  case controlHome, controlEnd
  /// A function key, F1 to F12.
  case function(Int)
  /// A key that types a character.
  case character(Character)
  /// A key that types a character, with Alt.
  case alt(Character)
}

extension Key {
  /// Creates the key with a name, or returns `nil` for any other text.
  ///
  /// The names are `left`, `right`, `up`, `down`, `page-up`, `page-down`, `home`, `end`, `enter`,
  /// `space`, `escape`, `delete`, `backspace`, `tab`, `shift-tab`, `ctrl-home`, `ctrl-end`, `f1` to
  /// `f12`, and every single character, which stands for the key that types it. With Alt, the
  /// character follows `alt-`, as in `alt-1`.
  public init?(named name: String) {
    guard let key = Self.named.first(where: { $0.name == name })?.key ?? Self.character(named: name)
    else { return nil }
    self = key
  }

  private static func character(named name: String) -> Key? {
    guard let character = name.last else { return nil }
    switch name.dropLast() {
    case "": return .character(character)
    case "alt-": return .alt(character)
    default: return nil
    }
  }

  /// The names of the keys that type no character.
  package static let names = named.map { $0.name }

  private static let named: [(name: String, key: Key)] =
    [
      ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("page-up", .pageUp),
      ("page-down", .pageDown), ("home", .home), ("end", .end), ("enter", .enter),
      ("space", .space), ("escape", .escape), ("delete", .delete), ("backspace", .backspace),
      ("tab", .tab), ("shift-tab", .backTab), ("ctrl-home", .controlHome),
      ("ctrl-end", .controlEnd),
    ] + (1...12).map { ("f\($0)", .function($0)) }
}

/// A single press of a key.
public struct KeyPress: Hashable, Sendable {
  /// The key that is pressed.
  public let key: Key
  /// Whether the key is held down and repeats, as far as its device can tell.
  public let isRepeat: Bool

  /// Creates a press of a key.
  public init(_ key: Key, isRepeat: Bool = false) {
    (self.key, self.isRepeat) = (key, isRepeat)
  }
}

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
  private var lastKey: Duration?
  private var isDue = false

  /// The time to complete the text; `nil` if it isn't open.
  var deadline: Duration? { isOpen ? lastKey.map { $0 + (isDue ? .zero : Self.patience) } : nil }

  /// Returns the text that a key at a time continues; empty if the key begins another one. Without a
  /// time, each key is a text by itself.
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
    at time: Duration?
  ) {
    self = TypedText()
    guard let time else { return }
    (self.text, self.earlier, lastKey) = (text, earlier, time)
    (self.isOpen, self.isDue) = (isOpen, isDue)
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

extension Character {
  /// The character as it is kept while it is typed: a digit of any script as 0 to 9.
  var typed: Character { typedDigit.map { Character("\($0)") } ?? self }

  /// The value of a digit of any script. An exponent such as ² is none.
  var typedDigit: Int? {
    guard unicodeScalars.first?.properties.numericType == .decimal else { return nil }
    return wholeNumberValue
  }

  var isTypedDigit: Bool { ("0"..."9").contains(self) }
}
