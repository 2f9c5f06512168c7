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
      return "\(name): a wheel or knob turns both ways; use \"step\""
    case .mismatch(let word, let name, isWheel: false):
      return "\(name): only a wheel or knob can \"\(word)\"; use \"increment\" for a key"
    }
  }
}
