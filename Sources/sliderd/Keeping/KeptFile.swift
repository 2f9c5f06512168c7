// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
package import EventLoop
import Glibc

/// Returns the new content of a file. It gets the current one of a file that is shared.
package typealias FileChange = @Sendable ([UInt8]?) -> [UInt8]

package protocol Disk: AnyObject {
  /// Locks a file for this process until its last reference goes away.
  func ownFile(at path: StatePath) throws(StateFileError) -> any KeptFile

  /// Returns a file that all sliderds of a user share.
  func sharedFile(at path: StatePath) -> any KeptFile

  func isThere(_ path: String) -> Bool
}

/// A file that keeps a few lines of text while sliderd isn't running.
package protocol KeptFile: AnyObject {
  /// The path, without symbolic links if the file is locked.
  var path: String { get }

  /// Waits for pending saves, then reads the content; `nil` if there is none.
  func read() throws(StateFileError) -> [UInt8]?

  /// Renames the file, because its content can't be used. Returns what became of it.
  func setAside() -> String

  /// Changes the content in the background, in order, and posts the error, or `nil` for success.
  func save(_ change: @escaping FileChange, reportingTo inbox: Inbox<StateFileError?>)
}

final class SystemDisk: Disk {
  func ownFile(at path: StatePath) throws(StateFileError) -> any KeptFile {
    try path.makeFolder()
    return SystemFile(at: path, try StateFile(path: path.text, refusingOthers: path.isNamed))
  }

  func sharedFile(at path: StatePath) -> any KeptFile { SystemFile(at: path) }

  func isThere(_ path: String) -> Bool {
    access(path, F_OK) == 0 || ![ENOENT, ENOTDIR].contains(errno)
  }
}

/// A file of the system's disk. The loop never waits for it.
private final class SystemFile: KeptFile, Sendable {
  private let place: StatePath
  /// The file that only this process uses; `nil` if each process locks it only while it writes.
  private let own: StateFile?
  // Not a task: a disk that hangs would keep commands from starting.
  private let queue = DispatchQueue(label: "state")

  init(at place: StatePath, _ own: StateFile? = nil) { (self.place, self.own) = (place, own) }

  var path: String { own?.path ?? place.text }

  func read() throws(StateFileError) -> [UInt8]? {
    if let own { return queue.sync { own.read() } }
    switch FileReading(of: place.text) {
    case .missing: return nil
    case .bytes(let bytes): return bytes
    case .refused(let reason): throw .unusable(place.text, reason: reason)
    }
  }

  func setAside() -> String { StateFile.setAside(path) }

  func save(_ change: @escaping FileChange, reportingTo inbox: Inbox<StateFileError?>) {
    // The closure retains the file, and so its lock, until the save is complete.
    queue.async { [self] in
      do throws(StateFileError) {
        if let own { try own.write(change(nil)) } else { try saveShared(change) }
        inbox.post(nil)
      } catch {
        inbox.post(error)
      }
    }
  }

  private func saveShared(_ change: FileChange) throws(StateFileError) {
    try place.makeFolder()
    let file = try StateFile(path: place.text, waits: true)
    try file.write(change(try read()))
  }
}
