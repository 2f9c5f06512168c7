// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
package import EventLoop

/// Returns the new content of a file. It gets the current one of a file that is shared.
package typealias FileChange = @Sendable ([UInt8]?) -> [UInt8]

/// What opens the files of the system's disk, or of a simulated one.
package struct Disk {
  /// Locks a file for this process until its last reference goes away.
  let ownFile: (StatePath) throws(FileError) -> any KeptFile
  /// Returns a file that all sliderds of a user share.
  let sharedFile: (StatePath) -> any KeptFile
  let isThere: (String) -> Bool

  package init(
    ownFile: @escaping (StatePath) throws(FileError) -> any KeptFile,
    sharedFile: @escaping (StatePath) -> any KeptFile,
    isThere: @escaping (String) -> Bool
  ) {
    (self.ownFile, self.sharedFile, self.isThere) = (ownFile, sharedFile, isThere)
  }

  static var system: Disk {
    Disk { path throws(FileError) in
      try path.makeFolder()
      return try StateFile(path: path.text, refusingOthers: path.isNamed)
    } sharedFile: {
      StateFile(sharedAt: $0)
    } isThere: {
      mayExist($0)
    }
  }
}

/// A file that keeps a few lines of text while sliderd isn't running.
package protocol KeptFile: AnyObject {
  /// The path, without symbolic links if the file is locked.
  var path: String { get }

  /// Waits for pending saves, then reads the content; `nil` if there is none.
  func read() throws(FileError) -> [UInt8]?

  /// Renames the file, because its content can't be used. Returns what became of it.
  func setAside() -> String

  /// Changes the content in the background, in order, and posts the error, or `nil` for success.
  func save(_ change: @escaping FileChange, reportingTo inbox: Inbox<FileError?>)
}

// Saves run on a queue. The loop waits for the disk only while a file is opened or read.
extension StateFile: KeptFile {
  func read() throws(FileError) -> [UInt8]? {
    guard shared == nil else { return try readUsersFile(at: path) }
    return queue.sync { Self.bytes(of: path) }
  }

  func save(_ change: @escaping FileChange, reportingTo inbox: Inbox<FileError?>) {
    // The closure retains the file, and so its lock, until the save is complete.
    queue.async { [self] in
      do throws(FileError) {
        if let shared { try saveShared(shared, change) } else { try write(change(nil)) }
        inbox.post(nil)
      } catch { inbox.post(error) }
    }
  }

  private func saveShared(_ place: StatePath, _ change: FileChange) throws(FileError) {
    try place.makeFolder()
    let file = try StateFile(path: place.text, waits: true)
    try file.write(change(try read()))
  }
}
