// SPDX-License-Identifier: GPL-3.0-or-later

package import EventLoop
import Glibc

/// A connection through a socket.
package final class SocketStream: ByteStream {
  /// The most bytes that wait for a server that doesn't read.
  private static let capacity = 1 << 16
  private static let size = 4096

  private var descriptor: CInt
  private var unsent: [UInt8] = []

  /// Begins to connect. The corresponding C functions are `socket` and `connect`.
  package init(to address: DispatcherAddress) throws(ByteStreamError) {
    let flags = CInt(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
    descriptor = socket(address.family, flags, 0)
    guard descriptor >= 0 else { throw ByteStreamError(code: errno) }
    let result = address.withSocketAddress { Glibc.connect(descriptor, $0, $1) }
    guard result == 0 || errno == EINPROGRESS else {
      let error = ByteStreamError(code: errno)
      close()
      throw error
    }
  }

  deinit { close() }

  package var interests: [Interest] {
    guard descriptor >= 0 else { return [] }
    let writing = unsent.isEmpty ? [] : [Interest(descriptor, isForWriting: true)]
    return [Interest(descriptor)] + writing
  }

  package func receive() throws(ByteStreamError) -> [UInt8] {
    try send([])
    var bytes = [UInt8](repeating: 0, count: Self.size)
    let count = recv(descriptor, &bytes, bytes.count, 0)
    if count == 0 { throw ByteStreamError("the connection was closed") }
    if count < 0 {
      guard Self.isTemporary(errno) else { throw ByteStreamError(code: errno) }
      return []
    }
    return Array(bytes.prefix(count))
  }

  package func send(_ bytes: [UInt8]) throws(ByteStreamError) {
    unsent += bytes
    guard unsent.count <= Self.capacity else { throw ByteStreamError("nothing is read") }
    guard !unsent.isEmpty else { return }
    let count = Glibc.send(descriptor, unsent, unsent.count, CInt(MSG_NOSIGNAL))
    guard count < 0 else { return unsent.removeFirst(count) }
    guard Self.isTemporary(errno) else { throw ByteStreamError(code: errno) }
  }

  package func close() {
    if descriptor >= 0 { Glibc.close(descriptor) }
    descriptor = -1
  }

  /// Whether to try again later. A connection that isn't complete yet has the same code.
  private static func isTemporary(_ code: CInt) -> Bool { code == EAGAIN || code == EINTR }
}

extension ByteStreamError {
  fileprivate init(code: CInt) { self.init(String(cString: strerror(code))) }
}
