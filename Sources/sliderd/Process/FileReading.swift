// SPDX-License-Identifier: GPL-3.0-or-later

import EventLoop
import Glibc

/// The result of reading a small file that another program wrote.
enum FileReading: Equatable, Sendable {
  case missing
  case bytes([UInt8])
  /// The file was not read, or is no use, for a reason.
  case refused(String)

  static let maximumByteCount = 262_144

  /// Reads a regular file that belongs to the user or to root, without waiting for any.
  init(of path: String) {
    do throws(RegularFile.Refusal) {
      let descriptor = try RegularFile.open(path, O_RDONLY)
      defer { close(descriptor) }
      self = try Self.read(descriptor)
    } catch  where [ENOENT, ENOTDIR].contains(error.code) {
      self = .missing
    } catch {
      self = .refused(error == .kind ? "it is not a regular file" : error.description)
    }
  }

  private static func read(_ descriptor: CInt) throws(RegularFile.Refusal) -> FileReading {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .bySystem }
    guard [0, geteuid()].contains(status.st_uid) else {
      return .refused("it belongs to another user")
    }
    let bytes = try RegularFile.bytes(from: descriptor, upTo: maximumByteCount)
    let isTooLarge = bytes.count > maximumByteCount
    return isTooLarge ? .refused("it is larger than \(maximumByteCount) bytes") : .bytes(bytes)
  }
}
