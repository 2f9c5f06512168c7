// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
package import EventLoop
import Glibc
package import StepSlider

/// The disk: the system's, or a simulated one.
package protocol Disk: AnyObject {
  /// Locks the file of a position for this process.
  ///
  /// - Throws: A ``StateFileError`` if another process has locked it, or it can't be used.
  func position(at path: StatePath) throws(StateFileError) -> any PositionFile

  /// Returns the file of a listener's preferences. It isn't locked: all sliderds of a user share it.
  func preferences(at path: StatePath) -> any PreferencesFile

  /// Returns whether there is anything at a path.
  func isThere(_ path: String) -> Bool
}

/// A file that keeps a slider's position; locked until its last reference goes away.
package protocol PositionFile: AnyObject {
  /// Waits for pending saves, then reads the kept state.
  func read() -> KeptState

  /// Saves a state in the background, in order, and posts the result to an inbox; `nil` if it is
  /// on the disk.
  func save(_ state: SliderState, reportingTo inbox: Inbox<StateFileError?>)
}

/// A file that keeps what a listener has set with the keys for the voice.
package protocol PreferencesFile: AnyObject {
  /// Reads the content; `nil` if there is none.
  ///
  /// - Throws: A ``StateFileError`` if it can't be read.
  func read() throws(StateFileError) -> [UInt8]?

  /// Renames the file, because its content can't be used. Returns what became of it.
  func setAside() -> String

  /// Changes the content in the background, in order, and posts the result to an inbox; `nil` if it
  /// is on the disk. No other sliderd changes it meanwhile.
  ///
  /// - Parameters:
  ///   - change: Returns the new content for the current one, which is `nil` if there is none.
  ///   - inbox: The inbox.
  func save(
    _ change: @escaping @Sendable ([UInt8]?) -> [UInt8],
    reportingTo inbox: Inbox<StateFileError?>
  )
}

/// A state as read from its file.
package struct KeptState {
  /// The state; `nil` if there is none or it can't be read.
  package let state: SliderState?
  /// A message for the user.
  package let message: String?

  package init(state: SliderState?, message: String? = nil) {
    (self.state, self.message) = (state, message)
  }
}

/// The system's disk.
final class SystemDisk: Disk {
  func position(at path: StatePath) throws(StateFileError) -> any PositionFile {
    try path.makeFolder()
    return StateKeeper(file: try StateFile(path: path.text, refusingOthers: path.isNamed))
  }

  func preferences(at path: StatePath) -> any PreferencesFile { SharedFile(at: path) }

  func isThere(_ path: String) -> Bool {
    access(path, F_OK) == 0 || ![ENOENT, ENOTDIR].contains(errno)
  }
}

/// A file that several processes share. Each locks it only while it writes.
final class SharedFile: PreferencesFile, Sendable {
  private let path: StatePath
  private let queue = DispatchQueue(label: "preferences")

  init(at path: StatePath) { self.path = path }

  func read() throws(StateFileError) -> [UInt8]? {
    switch FileReading(of: path.text) {
    case .missing: return nil
    case .bytes(let bytes): return bytes
    case .refused(let reason): throw .unusable(path.text, reason: reason)
    }
  }

  func setAside() -> String { StateFile.setAside(path.text) }

  func save(
    _ change: @escaping @Sendable ([UInt8]?) -> [UInt8],
    reportingTo inbox: Inbox<StateFileError?>
  ) {
    queue.async { [self] in
      do throws(StateFileError) {
        try path.makeFolder()
        let file = try StateFile(path: path.text, lockedBy: .waiting)
        try file.write(change(try read()))
        inbox.post(nil)
      } catch {
        inbox.post(error)
      }
    }
  }
}

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
