// SPDX-License-Identifier: GPL-3.0-or-later

internal import Synchronization

/// A requested change of the voice. Either the voice starts it, or the caller cancels it.
final class VoiceChange: Sendable {
  /// The new settings.
  let settings: VoiceSettings
  /// The result: the language of the voice.
  let answer = LatestMailbox<Result<String, SpeechError>>()
  private let isClaimed = Atomic(false)

  init(to settings: VoiceSettings) { self.settings = settings }

  /// Claims the change, to start it or to cancel it; returns whether this is the first claim.
  func claim() -> Bool { !isClaimed.exchange(true, ordering: .acquiringAndReleasing) }
}
