// SPDX-License-Identifier: Apache-2.0

/// The command that a key gives.
@nonexhaustive
public enum KeyCommand: Hashable, Sendable {
  /// Moves the thumb.
  case adjust(SliderAdjustment)
  /// Types a character of a number, or of the name of a stop.
  ///
  /// A number moves to its stop when no other key can change it. A letter moves to the next stop
  /// whose name begins with it, or with several typed quickly. A digit that begins a name is a part
  /// of that name.
  case type(Character)
  /// Takes back the last key of a number or name that was typed within a second.
  case eraseDigit
  /// Completes a number that is being typed, or else speaks the value again.
  case sayValue
  /// Speaks everything about the slider. Given again, it speaks the keys, as ``sayKeys`` does.
  case sayEverything
  /// Speaks what each key does, sentence by sentence. After a stop, it continues there.
  case sayKeys
  /// Discards a number that is being typed, or else restores the value from before the adjustment.
  case restore
  /// Moves the focus to another control or slider.
  case moveFocus(FocusMovement)
  /// A command of your own, with a name of your choice; see ``SliderResponse/command``.
  case custom(String)
}

/// A movement of the keyboard focus, as a key asks for it or a ``SliderResponse`` tells it.
@nonexhaustive
public enum FocusMovement: Hashable, Sendable {
  /// To the next control.
  case next
  /// To the previous control.
  case previous
  /// To the first slider of the panel.
  case first
  /// To the last slider of the panel.
  case last
  /// To the slider of the panel at an index, which may not exist.
  case slider(Int)
  /// The focus has moved to the slider of the response, within its panel. As a command, it does
  /// nothing.
  case moved
}

/// The keys of a slider, as a table that your program can change.
///
/// The table follows the ARIA slider pattern. Each arrow key moves the thumb in the direction it
/// points: Left and Right follow a horizontal track, and Up and Down a vertical one. The other two
/// keep their meaning: Left and Down decrease the value, Right and Up increase it. Where sliders
/// differ, the table makes two choices:
///
/// - Right-to-left text swaps Left and Right, on a horizontal track only.
/// - Home always moves to the smallest value.
///
/// No key quits the program. To let one do so, bind it to a command of your own:
///
///     control.keys[.character("q")] = .custom("quit")
///     control.keys[.escape] = nil
public struct KeyBindings: Hashable, Sendable {
  private static let fixed: [SliderKey: KeyCommand] = [
    .character("+"): .adjust(.increment),
    .character("="): .adjust(.increment),
    .character("-"): .adjust(.decrement),
    .pageUp: .adjust(.pageUp),
    .pageDown: .adjust(.pageDown),
    .home: .adjust(.minimum),
    .end: .adjust(.maximum),
    .space: .sayValue,
    .enter: .sayValue,
    .character("?"): .sayEverything,
    .function(1): .sayKeys,
    .escape: .restore,
    .delete: .adjust(.default),
    .backspace: .eraseDigit,
    .tab: .moveFocus(.next),
    .backTab: .moveFocus(.previous),
    .controlHome: .moveFocus(.first),
    .controlEnd: .moveFocus(.last),
  ]

  private var commands: [SliderKey: KeyCommand?]

  package init(for slider: Slider) { self.init(growth: Growth(of: slider.presentation)) }

  package init(growth: Growth) {
    commands = [
      .right: .adjust(growth == .leftward ? .decrement : .increment),
      .left: .adjust(growth == .leftward ? .increment : .decrement),
      .up: .adjust(growth == .downward ? .decrement : .increment),
      .down: .adjust(growth == .downward ? .increment : .decrement),
    ]
    for (key, command) in Self.fixed { commands[key] = command }
  }

  /// The command of a key, or `nil` if the key is unbound.
  ///
  /// Keys that you haven't set have these defaults:
  ///
  /// - A character types a number or a name (``KeyCommand/type(_:)``).
  /// - Alt with 1 to 9 moves the focus to that slider of a panel, and with 0 to the tenth.
  ///
  /// A ``SliderControl`` makes two exceptions. A character that continues a name which is being
  /// typed types it, whatever the character is bound to. An upper-case letter without a command of
  /// its own gives the command of its lower-case letter, unless a name begins with it.
  public subscript(key: SliderKey) -> KeyCommand? {
    get {
      if let command = commands[key] { return command }
      guard case .character(let character) = key.symbol else { return nil }
      switch key.modifiers {
      case []: return .type(character)
      case .alt: return character.typedDigit.map { .moveFocus(.slider(($0 + 9) % 10)) }
      default: return nil
      }
    }
    set { commands.updateValue(newValue, forKey: key) }
  }

  /// Returns the keys that are bound to a command, in no particular order. Digits and letters that
  /// have their defaults are left out.
  func keys(for command: KeyCommand) -> [SliderKey] {
    commands.compactMap { $0.value == command ? $0.key : nil }
  }

  /// The bound keys with their commands, in no particular order.
  var bound: [(key: SliderKey, command: KeyCommand)] {
    commands.compactMap { key, command in command.map { (key, $0) } }
  }
}
