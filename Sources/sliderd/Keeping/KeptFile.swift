// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
package import EventLoop
import Glibc

/// The disk: the system's, or a simulated one.
package protocol Disk: AnyObject {
  /// Locks a file for this process until its last reference goes away.
  ///
  /// - Throws: A ``StateFileError`` if another process has locked it, or it can't be used.
  func ownFile(at path: StatePath) throws(StateFileError) -> any KeptFile

  /// Returns a file that all sliderds of a user share.
  func sharedFile(at path: StatePath) -> any KeptFile

  /// Returns whether there is anything at a path.
  func isThere(_ path: String) -> Bool
}

/// A file that keeps a few lines of text while sliderd isn't running.
package protocol KeptFile: AnyObject {
  /// The path of the file, without symbolic links if the file is locked.
  var path: String { get }

  /// Waits for pending saves, then reads the content; `nil` if there is none.
  ///
  /// - Throws: A ``StateFileError`` if it can't be read.
  func read() throws(StateFileError) -> [UInt8]?

  /// Renames the file, because its content can't be used. Returns what became of it.
  func setAside() -> String

  /// Changes the content in the background, in order, and posts the result to an inbox; `nil` if it
  /// is on the disk. No other sliderd changes it meanwhile.
  ///
  /// - Parameters:
  ///   - change: Returns the new content. It gets the current one of a file that is shared.
  ///   - inbox: The inbox.
  func save(
    _ change: @escaping @Sendable ([UInt8]?) -> [UInt8],
    reportingTo inbox: Inbox<StateFileError?>
  )
}

/// The system's disk.
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

  func save(
    _ change: @escaping @Sendable ([UInt8]?) -> [UInt8],
    reportingTo inbox: Inbox<StateFileError?>
  ) {
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

  private func saveShared(_ change: ([UInt8]?) -> [UInt8]) throws(StateFileError) {
    try place.makeFolder()
    let file = try StateFile(path: place.text, waits: true)
    try file.write(change(try read()))
  }
}
