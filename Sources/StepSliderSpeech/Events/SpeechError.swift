// SPDX-License-Identifier: GPL-3.0-or-later

internal import StepSlider

/// An error that prevents speech.
public enum SpeechError: Error, Hashable {
  /// espeak-ng can't be used at the moment, for the reason given.
  case noLibrary(reason: String)
  /// There is no voice with this name, but there may be some with a similar one.
  case unknownVoice(String, similar: [String])
  /// A sound file can't be written.
  case cannotWrite(path: String, reason: String)
}

extension SpeechError: CustomStringConvertible {
  /// What can't be used, the reason, and what to do.
  public var description: String {
    switch self {
    case .noLibrary(let reason):
      "can't use espeak-ng: \(reason)"
    case .unknownVoice(let name, let similar) where similar.isEmpty:
      "unknown voice \"\(SpokenText.cleaned(name))\""
    case .unknownVoice(let name, let similar):
      "unknown voice \"\(SpokenText.cleaned(name))\"; similar voices: \(similar.joined(separator: ", "))"
    case .cannotWrite(let path, let reason):
      "can't write the sound file \(path): \(reason)"
    }
  }
}
