// SPDX-License-Identifier: GPL-3.0-or-later

import StepSlider
import StepSliderSpeech

/// Saves a slider's position beside the loop, which never waits for a disk.
final class StateKeeper: Sendable {
  private let file: StateFile
  private let inbox = Inbox<Failure?>()

  init(file: StateFile) { self.file = file }

  /// Readable when ``outcomes()`` has news.
  var descriptor: CInt { inbox.descriptor }

  /// What came of the positions that were saved: `nil` for each that is on the disk.
  func outcomes() -> [Failure?] { inbox.takeAll() }

  /// Saves a state, and doesn't wait for it.
  func save(_ state: SliderState, number: Int) {
    Task { await post(state, number) }
  }

  /// Saves a state, and waits.
  func saveNow(_ state: SliderState, number: Int) throws(Failure) {
    try file.write(state, number: number)
  }

  private func post(_ state: SliderState, _ number: Int) async {
    do {
      try file.write(state, number: number)
      inbox.post(nil)
    } catch {
      inbox.post(error)
    }
  }
}
