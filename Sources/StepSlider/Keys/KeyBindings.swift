// SPDX-License-Identifier: Apache-2.0

/// What a key asks for.
public enum KeyCommand: Hashable, Sendable {
  /// Move the thumb.
  case adjust(Adjustment)
  /// Go on with a number, or begin one.
  case digit(Int)
  /// Go on with the decimals of a number.
  case decimalPoint
  /// Go to the next stop whose name begins with a letter.
  case letter(Character)
  /// Say the value again.
  case sayValue
  /// Say everything about the slider.
  case sayEverything
  /// Go back to the value from before.
  case restore
  /// Go to the next slider.
  case focusNext
  /// Go to the previous slider.
  case focusPrevious
  /// Leave.
  case quit
}

/// The keys of a slider, as a table.
///
/// After the ARIA slider pattern, with two choices where sliders differ: right-to-left text swaps
/// Left and Right, and only on a horizontal track; Home is always the smallest value.
public struct KeyBindings: Sendable {
  /// The keys that mean the same on every slider.
  public static let fixed: [Key: KeyCommand] = [
    .up: .adjust(.increment),
    .down: .adjust(.decrement),
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
    .character("q"): .quit,
  ]

  private let commands: [Key: KeyCommand]

  /// The keys of a slider that runs one way or the other.
  public init(orientation: Orientation, direction: LayoutDirection) {
    let isMirrored = orientation == .horizontal && direction == .rightToLeft
    var commands = Self.fixed
    commands[.right] = .adjust(isMirrored ? .decrement : .increment)
    commands[.left] = .adjust(isMirrored ? .increment : .decrement)
    self.commands = commands
  }

  /// What a key asks for; `nil` for a key without a meaning.
  ///
  /// The digits 0 to 9 begin or continue a number, a point or comma its decimals, every other letter not in ``fixed`` goes to a
  /// name. A capital Q is a letter, so that names with it can be reached.
  public func command(for key: Key) -> KeyCommand? {
    if let command = commands[key] { return command }
    guard case .character(let character) = key else { return nil }
    if character == "." || character == "," { return .decimalPoint }
    if let digit = character.wholeNumberValue, (0...9).contains(digit) { return .digit(digit) }
    return character.isLetter ? .letter(character) : nil
  }
}
