// SPDX-License-Identifier: GPL-3.0-or-later

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

  /// Readable when there is an event; negative without a voice.
  var descriptor: CInt { queue?.descriptor ?? -1 }

  /// Says announcements.
  mutating func say(_ announcements: [Announcement]) {
    for announcement in announcements { show(queue?.announce(announcement) ?? []) }
  }

  /// Stops what is being said.
  mutating func stop() { queue?.stop() }

  /// Lets go of the sound.
  func close() { queue?.close() }

  /// Takes the events of the voice; tells whether words were lost that are to be said again.
  mutating func handleEvents() -> Bool {
    var areWordsLost = false
    for event in queue?.events() ?? [] {
      switch event {
      case .finished(let number): show(queue?.finished(number) ?? [])
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
