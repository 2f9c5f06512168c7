// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A file on a disk. Anything else that a path may name, such as a pipe, a socket, a device or a
/// folder, is refused: opening it could wait, or have an effect of its own.
package enum RegularFile {
  /// Why a file can't be opened or read.
  package struct Refusal: Error, Hashable, CustomStringConvertible {
    package let description: String

    /// The system's message for the last error.
    static var bySystem: Refusal { Refusal(description: String(cString: strerror(errno))) }
    /// The path names something else than a file on a disk.
    package static let kind = Refusal(description: "not a regular file")
  }

  /// Opens a file without waiting.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - flags: Flags of the C function `open`.
  ///   - mode: The permissions of a file that is created.
  /// - Returns: The descriptor.
  /// - Throws: The reason if that isn't possible.
  package static func open(
    _ path: String,
    _ flags: CInt,
    mode: UInt32 = 0
  ) throws(Refusal) -> CInt {
    var status = stat()
    if stat(path, &status) == 0, !isRegular(status) { throw .kind }
    let descriptor = Glibc.open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .bySystem }
    guard fstat(descriptor, &status) == 0, isRegular(status) else {
      close(descriptor)
      throw .kind
    }
    return descriptor
  }

  /// Returns the content of a file; of a longer one than the limit, at most one piece beyond it.
  package static func bytes(of path: String, upTo limit: Int) throws(Refusal) -> [UInt8] {
    let descriptor = try open(path, O_RDONLY)
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = read(descriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .bySystem }
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    return bytes
  }

  private static func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }
}
