// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// Why speech can't begin.
public enum SpeechError: Error, Hashable {
  /// The speech library or its data can't be used.
  case noLibrary(reason: String)
  /// No voice has this name; some have a similar one.
  case unknownVoice(String, similar: [String])
  /// A sound file can't be written.
  case cannotWrite(path: String, reason: String)
}

extension SpeechError: CustomStringConvertible {
  /// What can't be used, why, and what to do.
  public var description: String {
    switch self {
    case .noLibrary(let reason):
      "espeak-ng can't be used: \(reason); is the package espeak-ng-data installed?"
    case .unknownVoice(let name, let similar) where similar.isEmpty:
      "there is no voice \"\(SpokenText.cleaned(name))\""
    case .unknownVoice(let name, let similar):
      "there is no voice \"\(SpokenText.cleaned(name))\"; similar ones are \(similar.joined(separator: ", "))"
    case .cannotWrite(let path, let reason):
      "the sound file \(path) can't be written: \(reason)"
    }
  }
}
