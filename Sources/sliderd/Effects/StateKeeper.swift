// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import EventLoop
import StepSlider

/// Saves a slider's position in the background, in order; the loop never waits.
final class StateKeeper: PositionFile, Sendable {
  private let file: StateFile
  // Not a task: a disk that hangs would keep commands from starting.
  private let queue = DispatchQueue(label: "state")

  init(file: StateFile) { self.file = file }

  func read() -> KeptState { queue.sync { file.read() } }

  func save(_ state: SliderState, reportingTo inbox: Inbox<StateFileError?>) {
    // The closure retains the keeper, and so the file, until the save is complete.
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
