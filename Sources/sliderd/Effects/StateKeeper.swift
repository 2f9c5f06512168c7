// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import EventLoop
import StepSlider

/// Saves a slider's position beside the loop, which doesn't wait for that: one state after the
/// other, in their order.
final class StateKeeper: Sendable {
  private let file: StateFile
  // Not a task: a disk that hangs would keep commands from being started.
  private let queue = DispatchQueue(label: "state")

  init(file: StateFile) { self.file = file }

  /// What is kept, once all that waits is saved; the caller waits for it.
  func read() -> StateFile.Reading { queue.sync { file.read() } }

  /// Saves a state, and doesn't wait for it; what came of it goes to an inbox: `nil` if it is on the
  /// disk.
  func save(_ state: SliderState, reportingTo inbox: Inbox<StateFileError?>) {
    // It keeps the keeper, and so the file, until it is done.
    queue.async { [self] in
      do throws(StateFileError) {
        try file.write(state)
        inbox.post(nil)
      } catch {
        inbox.post(error)
      }
    }
  }
}
