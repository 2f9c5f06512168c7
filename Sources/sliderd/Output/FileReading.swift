// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The result of reading a small file that another program wrote.
enum FileReading: Equatable, Sendable {
  case missing
  case bytes([UInt8])
  /// The file was not read, or is no use, for a reason.
  case refused(String)

  /// The size of the largest file that is read.
  static let maximumByteCount = 262_144

  /// Reads a file without ever waiting for one. It must be a regular file that belongs to the user
  /// or to root.
  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = [ENOENT, ENOTDIR].contains(errno) ? .missing : Self.refusedBySystem
      return
    }
    // Opening a device or a pipe could already have an effect.
    if let reason = Self.reason(against: status) {
      self = .refused(reason)
      return
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      self = Self.refusedBySystem
      return
    }
    defer { close(descriptor) }
    self.init(descriptor)
  }

  private init(_ descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      self = Self.refusedBySystem
      return
    }
    if let reason = Self.reason(against: status) {
      self = .refused(reason)
      return
    }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= Self.maximumByteCount {
      let count = read(descriptor, &piece, piece.count)
      guard count >= 0 else {
        self = Self.refusedBySystem
        return
      }
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    self = bytes.count > Self.maximumByteCount ? .refused(Self.tooLarge) : .bytes(bytes)
  }

  /// Returns why a file must not be read; `nil` if it may.
  private static func reason(against status: stat) -> String? {
    if status.st_mode & S_IFMT != S_IFREG { return "it is not a regular file" }
    if ![0, geteuid()].contains(status.st_uid) { return "it belongs to another user" }
    return status.st_size > maximumByteCount ? tooLarge : nil
  }

  private static var tooLarge: String { "it is larger than \(maximumByteCount) bytes" }

  private static var refusedBySystem: Self { .refused(String(cString: strerror(errno))) }
}
