// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import StepSlider
import StepSliderSpeech

/// The window's own voice, which also prints each line that it speaks. Without a voice, it
/// reports the reason on standard error, and everything else works.
struct Voice {
  private var queue: VoiceChannel?

  init(language: SpokenLanguage, destination: AudioDestination) {
    do {
      queue = try VoiceChannel(
        voice: VoiceSettings(name: language.tag),
        destination: destination,
        applicationName: "TextSizeWindow"
      )
    } catch {
      printError("TextSizeWindow: \(error)")
    }
  }

  /// The interests of the voice; none without a voice.
  var interests: [DescriptorInterest] { queue?.interests ?? [] }

  /// Speaks announcements.
  func say(_ announcements: [Announcement]) {
    for announcement in announcements { show(queue?.announce(announcement) ?? []) }
  }

  /// Interrupts the current words.
  func stop() { queue?.stop() }

  /// Closes the sound.
  func close() { queue?.close() }

  /// Handles the voice's events. Returns whether words were lost that must be repeated.
  func advance(_ wakeup: Wakeup) -> Bool {
    var areWordsLost = false
    for event in queue?.advance(wakeup) ?? [] {
      switch event {
      case .began(let utterance): show([utterance])
      case .soundLost(let message), .voiceReplaced(let message), .outputFailed(let message):
        printError("TextSizeWindow: \(message)")
      case .soundRestored(let wordsWereLost): areWordsLost = areWordsLost || wordsWereLost
      default: break
      }
    }
    return areWordsLost
  }

  private func show(_ utterances: [AnnouncementQueue.Utterance]) {
    for utterance in utterances {
      // An output without a reader is no reason to stop: the listener still hears the words.
      try? FileHandle.standardOutput.write(contentsOf: Data((utterance.text + "\n").utf8))
    }
  }
}
