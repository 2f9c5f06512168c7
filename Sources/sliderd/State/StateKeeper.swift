// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import StepSlider
import StepSliderSpeech

/// Saves a slider's position beside the loop, which never waits for a disk: one state after the
/// other, in their order.
final class StateKeeper: Sendable {
  private let file: StateFile
  private let inbox = Inbox<Failure?>()
  // Not a task: a disk that hangs would keep commands from being started.
  private let queue = DispatchQueue(label: "state")

  init(file: StateFile) { self.file = file }

  /// Readable when ``outcomes()`` has news.
  var descriptor: CInt { inbox.descriptor }

  /// What came of the positions that were saved: `nil` for each that is on the disk.
  func outcomes() -> [Failure?] { inbox.takeAll() }

  /// Saves a state, and doesn't wait for it.
  func save(_ state: SliderState) {
    queue.async { [file, inbox] in
      do throws(Failure) {
        try file.write(state)
        inbox.post(nil)
      } catch {
        inbox.post(error)
      }
    }
  }
}
