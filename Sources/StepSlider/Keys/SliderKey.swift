// SPDX-License-Identifier: Apache-2.0

/// A key on any input device, and the keys that are held down with it.
///
/// | key | name |
/// |---|---|
/// | the arrow keys | `left`, `right`, `up`, `down` |
/// | keys that move by a page or to an end | `page-up`, `page-down`, `home`, `end` |
/// | other keys | `enter`, `space`, `escape`, `delete`, `backspace`, `tab` |
/// | function keys | `f1` to `f12` |
/// | a key that types a character | that character, such as `5` and `ä` |
///
/// Before the name of a key with others come their names, in this order: `ctrl-`, `alt-`, `shift-`.
/// So Shift and Tab is `shift-tab`, and Ctrl and Home is `ctrl-home`.
public struct SliderKey: Hashable, Sendable {
  /// The key alone.
  package let symbol: Symbol
  /// The keys that are held down with it. Shift isn't among them if it makes another character.
  public let modifiers: Modifiers

  package init(_ symbol: Symbol, _ modifiers: Modifiers = []) {
    (self.symbol, self.modifiers) = (symbol, modifiers)
  }

  /// Returns the key with other keys held down.
  public func with(_ modifiers: Modifiers) -> SliderKey {
    SliderKey(symbol, self.modifiers.union(modifiers))
  }

  /// The character that the key alone types; `nil` if it types none, or with Ctrl or Alt.
  public var character: Character? {
    guard modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
    return switch symbol {
    case .character(let character): character
    case .space: " "
    default: nil
    }
  }

  /// Keys that are held down with another.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The keys as a bit mask.
    public let rawValue: UInt8

    /// Creates keys from a bit mask.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// The Ctrl key.
    public static let control = Modifiers(rawValue: 1 << 1)
    /// The Alt key.
    public static let alt = Modifiers(rawValue: 1 << 2)
  }

  /// A key without others.
  package enum Symbol: Hashable, Sendable {
    case left, right, up, down, pageUp, pageDown, home, end
    case enter, space, escape, delete, backspace, tab
    case function(Int)
    case character(Character)
  }

  /// The left arrow key.
  public static let left = SliderKey(.left)
  /// The right arrow key.
  public static let right = SliderKey(.right)
  /// The upward arrow key.
  public static let up = SliderKey(.up)
  /// The downward arrow key.
  public static let down = SliderKey(.down)
  /// The Page Up key.
  public static let pageUp = SliderKey(.pageUp)
  /// The Page Down key.
  public static let pageDown = SliderKey(.pageDown)
  /// The Home key.
  public static let home = SliderKey(.home)
  /// The End key.
  public static let end = SliderKey(.end)
  /// The Enter key.
  public static let enter = SliderKey(.enter)
  /// The space bar.
  public static let space = SliderKey(.space)
  /// The Escape key.
  public static let escape = SliderKey(.escape)
  /// The Delete key, which deletes to the right.
  public static let delete = SliderKey(.delete)
  /// The Backspace key, which deletes to the left.
  public static let backspace = SliderKey(.backspace)
  /// The Tab key.
  public static let tab = SliderKey(.tab)
  /// A function key, F1 to F12.
  package static func function(_ number: Int) -> SliderKey { SliderKey(.function(number)) }
  /// A key that types a character, without the space bar.
  public static func character(_ character: Character) -> SliderKey {
    SliderKey(.character(character))
  }

  package static let backTab = tab.with(.shift)
  package static let controlHome = home.with(.control)
  package static let controlEnd = end.with(.control)
  package static func alt(_ character: Character) -> SliderKey {
    .character(character).with(.alt)
  }
}

extension SliderKey: CustomStringConvertible {
  /// Creates the key with a name, such as `a`, `left`, `f1` or `ctrl-home`, or returns `nil` for any
  /// other text. A blank, a tab and a line feed name the keys that type them.
  public init?(named name: String) {
    var (rest, modifiers) = (Substring(name), Modifiers())
    for (prefix, modifier) in Self.prefixes where rest.hasPrefix(prefix) && rest != prefix {
      rest = rest.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    guard let symbol = Self.named.first(where: { $0.name == rest })?.symbol ?? Self.typed(rest)
    else { return nil }
    self.init(symbol, modifiers)
  }

  /// Creates the key with a name, if a slider may have a command for it: with Ctrl, Alt or Shift,
  /// that are few.
  package init?(bindable name: String) {
    self.init(named: name)
    guard
      modifiers.isEmpty || modifiers == .alt && SliderKey(symbol).isCharacter
        || Self.names.contains(description)
    else { return nil }
  }

  /// Whether the key alone types a character and isn't the space bar.
  package var isCharacter: Bool {
    if case .character = symbol { modifiers.isEmpty } else { false }
  }

  /// The name of the key.
  public var description: String {
    let prefix = Self.prefixes.filter { modifiers.contains($0.modifier) }.map { $0.name }.joined()
    if case .character(let character) = symbol { return prefix + String(character) }
    return prefix + (Self.named.first { $0.symbol == symbol }?.name ?? "")
  }

  private static func typed(_ text: Substring) -> Symbol? {
    guard let character = text.first, text.count == 1 else { return nil }
    return switch character {
    case " ": .space
    case "\t": .tab
    case "\n", "\r": .enter
    default: .character(character)
    }
  }

  /// The names of the keys that type no character, as far as sliders have a use for them.
  package static let names = named.map { $0.name } + ["shift-tab", "ctrl-home", "ctrl-end"]

  private static let prefixes: [(name: String, modifier: Modifiers)] = [
    ("ctrl-", .control), ("alt-", .alt), ("shift-", .shift),
  ]
  private static let named: [(name: String, symbol: Symbol)] =
    [
      ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("page-up", .pageUp),
      ("page-down", .pageDown), ("home", .home), ("end", .end), ("enter", .enter),
      ("space", .space), ("escape", .escape), ("delete", .delete), ("backspace", .backspace),
      ("tab", .tab),
    ] + (1...12).map { ("f\($0)", .function($0)) }
}

/// A press of a key.
package struct KeyPress: Hashable, Sendable {
  package let key: SliderKey
  /// Whether the key is held down and repeats, as far as its device can tell.
  package let isRepeat: Bool

  package init(_ key: SliderKey, isRepeat: Bool = false) {
    (self.key, self.isRepeat) = (key, isRepeat)
  }
}
