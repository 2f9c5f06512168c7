// SPDX-License-Identifier: Apache-2.0

/// A key on any input device.
public enum SliderKey: Hashable, Sendable {
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

extension SliderKey {
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

  private static func character(named name: String) -> SliderKey? {
    guard let character = name.last else { return nil }
    switch name.dropLast() {
    case "":
      return switch character {
      case " ": .space
      case "\t": .tab
      case "\n", "\r": .enter
      default: .character(character)
      }
    case "alt-": return .alt(character)
    default: return nil
    }
  }

  /// The names of the keys that type no character.
  package static let names = named.map { $0.name }

  private static let named: [(name: String, key: SliderKey)] =
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
  public let key: SliderKey
  /// Whether the key is held down and repeats, as far as its device can tell.
  public let isRepeat: Bool

  /// Creates a press of a key.
  public init(_ key: SliderKey, isRepeat: Bool = false) {
    (self.key, self.isRepeat) = (key, isRepeat)
  }
}
