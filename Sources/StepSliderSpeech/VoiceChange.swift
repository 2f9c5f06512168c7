// SPDX-License-Identifier: GPL-3.0-or-later

internal import Synchronization

/// A change of the voice that was asked for: either the voice begins it, or it is called off.
final class VoiceChange: Sendable {
  /// What is wanted.
  let settings: VoiceSettings
  /// What came of it: the voice's language.
  let answer = LatestMailbox<Result<String, SpeechError>>()
  private let isClaimed = Atomic(false)

  init(to settings: VoiceSettings) { self.settings = settings }

  /// Decides who has it: whether the caller is the first to ask.
  func claim() -> Bool { !isClaimed.exchange(true, ordering: .acquiringAndReleasing) }
}
