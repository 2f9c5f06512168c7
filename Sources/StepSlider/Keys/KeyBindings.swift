// SPDX-License-Identifier: Apache-2.0

/// What a key asks for.
public enum KeyCommand: Hashable, Sendable {
  /// Move the thumb.
  case adjust(Adjustment)
  /// Begin a number, or continue it.
  case digit(Int)
  /// Continue with the decimals of a number.
  case decimalPoint
  /// Go to the next stop whose name begins with a letter.
  case letter(Character)
  /// Say the value again.
  case sayValue
  /// Say everything about the slider.
  case sayEverything
  /// Go back to the value from before.
  case restore
  /// Go to the next control.
  case focusNext
  /// Go to the previous control.
  case focusPrevious
  /// Something of the program's own, by a name that it chose; see ``SliderResponse/command``.
  case custom(String)
}

/// The keys of a slider: a table that a program can change.
///
/// The table follows the ARIA slider pattern, with two choices where sliders differ: right-to-left
/// text swaps Left and Right, and only on a horizontal track; Home is always the smallest value. No key
/// ends or leaves the program, unless the program binds one to a command of its own:
///
///     control.keys[.character("q")] = .custom("quit")
///     control.keys[.escape] = nil
public struct KeyBindings: Hashable, Sendable {
  /// The keys that mean the same on every slider.
  public static let fixed: [Key: KeyCommand] = [
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
    .escape: .restore,
    .tab: .focusNext,
    .backTab: .focusPrevious,
  ]

  private var commands: [Key: KeyCommand?]

  /// The keys of a slider, whose arrow keys move the thumb where they point.
  public init(for slider: Slider) { self.init(growth: Growth(of: slider.presentation)) }

  /// The keys of a slider whose values grow in a direction.
  ///
  /// Left and Right follow a horizontal track, Up and Down a vertical one. The other two arrow keys
  /// always mean less (Left and Down) and more (Right and Up).
  public init(growth: Growth) {
    commands = [
      .right: .adjust(growth == .leftward ? .decrement : .increment),
      .left: .adjust(growth == .leftward ? .increment : .decrement),
      .up: .adjust(growth == .downward ? .decrement : .increment),
      .down: .adjust(growth == .downward ? .increment : .decrement),
    ]
    for (key, command) in Self.fixed { commands[key] = command }
  }

  /// What a key asks for; `nil` for a key without a meaning.
  ///
  /// Where nothing else is set, the digits 0 to 9 type a number, a point or comma its decimals, and a
  /// letter goes to the next name that begins with it. Upper-case letters are letters too, also where
  /// the lower-case one is set to something else.
  public subscript(key: Key) -> KeyCommand? {
    get {
      if let command = commands[key] { return command }
      guard case .character(let character) = key else { return nil }
      return Self.command(typing: character)
    }
    set { commands.updateValue(newValue, forKey: key) }
  }

  private static func command(typing character: Character) -> KeyCommand? {
    if character == "." || character == "," { return .decimalPoint }
    if let digit = character.wholeNumberValue, (0...9).contains(digit) { return .digit(digit) }
    return character.isLetter ? .letter(character) : nil
  }
}
