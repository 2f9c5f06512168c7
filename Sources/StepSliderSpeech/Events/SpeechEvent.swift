// SPDX-License-Identifier: GPL-3.0-or-later

public import StepSlider

/// Something that a voice reports.
@nonexhaustive
public enum SpeechEvent: Hashable, Sendable {
  /// An announcement that was waiting is being spoken.
  case began(AnnouncementQueue.Utterance)
  /// The utterance with this number has been heard to its end, or can't be heard at all.
  case finished(number: Int)
  /// There is no sound at the moment, for the reason given, with what to do where that is known.
  case soundLost(reason: String)
  /// The sound is back, and words may have been lost in the meantime.
  case soundRestored(wordsWereLost: Bool)
  /// Nothing was heard for some time, and words may be heard again. If they are,
  /// ``soundRestored(wordsWereLost:)`` follows.
  case wordsWanted
  /// The sound server buffers more sound than requested, so that words are heard this much later.
  case soundDelayed(by: Duration)
  /// espeak-ng speaks instead of the voice that the settings ask for, for the reason given.
  case voiceReplaced(reason: String)
  /// The voice that the settings ask for speaks again.
  case voiceReturned
  /// The sound file can no longer be written, for the reason given.
  case outputFailed(reason: String)

  package var isLoss: Bool { if case .soundLost = self { true } else { false } }
}

typealias SpeechEventHandler = @Sendable (SpeechEvent) -> Void

/// An error that prevents speech.
public struct SpeechError: Error, Hashable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// espeak-ng can't be used at the moment, for the reason given.
    case noLibrary(reason: String)
    /// There is no voice with this name, but there may be some with a similar one.
    case unknownVoice(String, similar: [String])
    /// A sound file can't be written.
    case cannotWrite(path: String, reason: String)
  }

  package let reason: Reason

  package init(_ reason: Reason) { self.reason = reason }

  /// What can't be used, the reason, and what to do.
  public var description: String {
    switch reason {
    case .noLibrary(let reason): "can't use espeak-ng: \(reason)"
    case .unknownVoice(let name, let similar):
      "unknown voice \"\(SpokenText.cleaned(name))\""
        + (similar.isEmpty ? "" : "; similar voices: \(similar.joined(separator: ", "))")
    case .cannotWrite(let path, let reason): "can't write the sound file \(path): \(reason)"
    }
  }
}
