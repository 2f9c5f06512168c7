// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Foundation
import StepSlider
import StepSliderSpeech

/// The window's own voice, which prints each line that it says; where there is no voice, a line on
/// standard error tells why, and everything else goes on.
struct Voice {
  private var queue: VoiceQueue?

  init(language: Language, destination: AudioDestination) {
    do {
      queue = try VoiceQueue(
        voice: VoiceSettings(name: language.tag),
        destination: destination,
        applicationName: "TextSizeWindow"
      )
    } catch {
      printError("TextSizeWindow: \(error)")
    }
  }

  /// What to wait for; nothing without a voice.
  var interests: [Interest] { queue?.interests ?? [] }

  /// Says announcements.
  func say(_ announcements: [Announcement]) {
    for announcement in announcements { show(queue?.announce(announcement) ?? []) }
  }

  /// Stops what is being said.
  func stop() { queue?.stop() }

  /// Lets go of the sound.
  func close() { queue?.close() }

  /// Takes what the voice tells; whether words were lost that are to be said again.
  func advance(_ wakeup: Wakeup) -> Bool {
    var areWordsLost = false
    for event in queue?.advance(wakeup) ?? [] {
      switch event {
      case .finished: break
      case .began(let utterance): show([utterance])
      case .soundLost(let message), .outputFailed(let message):
        printError("TextSizeWindow: \(message)")
      case .soundRestored(let wordsWereLost): areWordsLost = areWordsLost || wordsWereLost
      }
    }
    return areWordsLost
  }

  private func show(_ utterances: [AnnouncementQueue.Utterance]) {
    for utterance in utterances {
      // Nobody may be reading, and that ends nothing: who listens, hears.
      try? FileHandle.standardOutput.write(contentsOf: Data((utterance.text + "\n").utf8))
    }
  }
}
