// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Why a file can't be opened or read.
package struct FileRefusal: Error, Hashable, CustomStringConvertible {
  /// The error of the system; 0 if the path names something else than a file on a disk.
  package let code: CInt
  package var description: String {
    code == 0 ? "not a regular file" : String(cString: strerror(code))
  }

  /// The system's last error.
  package static var bySystem: FileRefusal { FileRefusal(code: errno) }
  package static let kind = FileRefusal(code: 0)
}

// Files on a disk. Anything else that a path may name, such as a pipe, a socket, a device or a
// folder, is refused: opening it could wait, or have an effect of its own.

/// Refuses a path that names something else than a file on a disk. One that names nothing is fine.
package func checkFileKind(of path: String) throws(FileRefusal) {
  var status = stat()
  guard stat(path, &status) != 0 || isRegular(status) else { throw .kind }
}

/// Opens a file without waiting, with flags and a mode of the C function `open`.
package func openRegularFile(
  _ path: String,
  _ flags: CInt,
  mode: UInt32 = 0
) throws(FileRefusal) -> CInt {
  try checkFileKind(of: path)
  let descriptor = open(path, flags | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode)
  guard descriptor >= 0 else { throw .bySystem }
  var status = stat()
  guard fstat(descriptor, &status) == 0, isRegular(status) else {
    close(descriptor)
    throw .kind
  }
  return descriptor
}

/// Returns the content of a file; of a longer one than the limit, at most one piece beyond it.
package func readRegularFile(
  _ path: String,
  upTo limit: Int
) throws(FileRefusal) -> [UInt8] {
  let descriptor = try openRegularFile(path, O_RDONLY)
  defer { close(descriptor) }
  return try readRegularFile(from: descriptor, upTo: limit)
}

/// Returns the content of an open file in the same way.
package func readRegularFile(
  from descriptor: CInt,
  upTo limit: Int
) throws(FileRefusal) -> [UInt8] {
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

private func isRegular(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }
