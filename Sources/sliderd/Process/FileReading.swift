// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc
import StepSlider

/// Why a file can't be used.
package enum FileError: Error, Equatable, CustomStringConvertible {
  case unnamed
  case taken(String)
  /// The file or its folder can't be read or written, or is no use, for a reason.
  case unusable(String, reason: String)

  package var description: String {
    switch self {
    case .unnamed: "expected a file name"
    case .taken(let path):
      "\(SpokenText.printed(path: path)): in use by another sliderd; quit that one, or name another file"
    case .unusable(let path, let reason): "\(SpokenText.printed(path: path)): \(reason)"
    }
  }
}

/// Whether a path names something, even if it can't be reached, or is a link to nothing.
func mayExist(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 || ![ENOENT, ENOTDIR].contains(errno)
}

// Small files that another program wrote.

/// The most bytes that such a file may have.
let maximumUsersFileSize = 262_144

/// Reads a file that belongs to the user or to root; `nil` if it is missing. A pipe or device, for
/// which it would have to wait, is refused.
func readUsersFile(at path: String) throws(FileError) -> [UInt8]? {
  let reason: String
  do throws(FileRefusal) {
    let descriptor = try openRegularFile(path, O_RDONLY)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .bySystem }
    if [0, geteuid()].contains(status.st_uid) {
      let bytes = try readRegularFile(from: descriptor, upTo: maximumUsersFileSize)
      guard bytes.count > maximumUsersFileSize else { return bytes }
      reason = "it is larger than \(maximumUsersFileSize) bytes"
    } else {
      reason = "it belongs to another user"
    }
  } catch  where [ENOENT, ENOTDIR].contains(error.code) {
    return nil
  } catch { reason = error == .kind ? "it is not a regular file" : error.description }
  throw .unusable(path, reason: reason)
}
