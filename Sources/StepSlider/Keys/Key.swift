// SPDX-License-Identifier: Apache-2.0

/// A key, whatever device it is on.
public enum Key: Hashable, Sendable {
  /// An arrow key.
  case left, right, up, down
  /// A key that moves a page.
  case pageUp, pageDown
  /// A key that goes to an end.
  case home, end
  /// A key that confirms.
  case enter, space
  /// The key that goes back.
  case escape
  /// The tabulator, alone and with Shift.
  case tab, backTab
  /// A key that writes a character.
  case character(Character)
}

extension Key {
  /// The key with a name: `left`, `right`, `up`, `down`, `page-up`, `page-down`, `home`, `end`,
  /// `enter`, `space`, `escape`, `tab` or `shift-tab`, or the character that it writes; `nil` for any
  /// other text.
  public init?(named name: String) {
    switch name {
    case "left": self = .left
    case "right": self = .right
    case "up": self = .up
    case "down": self = .down
    case "page-up": self = .pageUp
    case "page-down": self = .pageDown
    case "home": self = .home
    case "end": self = .end
    case "enter": self = .enter
    case "space": self = .space
    case "escape": self = .escape
    case "tab": self = .tab
    case "shift-tab": self = .backTab
    default:
      guard let character = name.first, name.count == 1 else { return nil }
      self = .character(character)
    }
  }

  /// The names of the keys that write no character.
  public static let names = [
    "left", "right", "up", "down", "page-up", "page-down", "home", "end", "enter", "space",
    "escape", "tab", "shift-tab",
  ]
}

/// One press of a key.
public struct KeyPress: Hashable, Sendable {
  /// The key.
  public let key: Key
  /// Whether the key was held and repeats, as far as its device can tell.
  public let isRepeat: Bool

  /// Makes a press, fresh unless said otherwise.
  public init(_ key: Key, isRepeat: Bool = false) {
    (self.key, self.isRepeat) = (key, isRepeat)
  }
}
