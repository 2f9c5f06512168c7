// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider

/// An error in a binding.
public enum EvdevBindingError: Error, Hashable, CustomStringConvertible {
  /// There is no key or wheel with this name.
  case unknownName(String)
  /// The word isn't a function that a key or wheel can have.
  case unknownWord(String, of: String)
  /// A wheel was bound to something other than stepping, or a key to stepping.
  case mismatch(String, of: String, isWheel: Bool)
  /// Two names with a plus sign between them aren't those of a key and a wheel.
  case noChord(String)

  /// A description of the error, with a suggestion.
  public var description: String {
    switch self {
    case .unknownName(let name):
      let advice =
        EvdevCode.suggestion(for: name).map { "did you mean \($0)?" }
        ?? "use a name from linux/input-event-codes.h that begins with KEY_, BTN_ or REL_"
      return "unknown key, button or wheel \"\(SpokenText.cleaned(name))\"; \(advice)"
    case .unknownWord(let word, let name):
      let advice =
        EvdevBinding.suggestion(for: word).map { "did you mean \"\($0)\"?" }
        ?? "use \(EvdevBinding.allWords.joined(separator: ", ")), slider-1, or a single character"
      return "\(name): unknown action \"\(SpokenText.cleaned(word))\"; \(advice)"
    case .mismatch(_, let name, isWheel: true):
      return "\(name): a wheel or knob turns both ways; use \"step\", or for the voice \"rate\", "
        + "\"volume\", \"pitch\" or \"verbosity\""
    case .mismatch(let word, let name, isWheel: false):
      return "\(name): only a wheel or knob can have the action \"\(word)\"; use "
        + "\"\(word == "step" ? "increment" : Self.command(insteadOf: word))\" for a key"
    case .noChord(let name):
      return
        "\(SpokenText.cleaned(name)): expected a key or button, a plus sign, and the wheel or knob "
        + "that is turned while it is held, such as BTN_LEFT+REL_DIAL"
    }
  }

  /// Returns the action for a key that is like the one of a wheel.
  private static func command(insteadOf word: String) -> String {
    guard case .turn(.custom(let command), _) = EvdevBinding(word: word) else { return "increment" }
    return command
  }
}
