// SPDX-License-Identifier: GPL-3.0-or-later

public import StepSlider

/// What a voice tells.
public enum SpeechEvent: Hashable, Sendable {
  /// Words that waited were handed to the voice.
  case began(AnnouncementQueue.Utterance)
  /// An utterance has been heard to its end, or can't be heard at all.
  case finished(Int)
  /// There is no sound for now: why, and what can be done.
  case soundLost(String)
  /// Sound is back; whether words were lost meanwhile.
  case soundRestored(wordsWereLost: Bool)
  /// The sound file can't be written any more.
  case outputFailed(String)
}

/// Takes events, on any thread.
typealias SpeechEventHandler = @Sendable (SpeechEvent) -> Void
