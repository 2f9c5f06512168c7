// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
package import TestFiles

/// The socket of a service manager, to which programs report their state.
package final class NotifySocket: Sendable {
  /// Its path, for `NOTIFY_SOCKET`.
  package let path: String
  private let descriptor: Descriptor

  /// Creates the socket in a folder. Messages wait until they are read.
  package init(in folder: TemporaryFolder) throws {
    path = folder.file("notify")
    let number = try check("socket", socket(AF_UNIX, Self.kind, 0))
    descriptor = Descriptor(owning: number)
    try Self.call("bind", path) { bind(number, $0, $1) }
  }

  /// Starts to read all datagrams into one transcript.
  package func listen() throws -> Transcript { try Transcript(reading: descriptor) }

  /// Sends a message, as a program would.
  package func send(_ text: String) throws {
    let sender = Descriptor(owning: try check("socket", socket(AF_UNIX, Self.kind, 0)))
    try Self.call("sendto", path) {
      sendto(sender.number, text, text.utf8.count, 0, $0, $1) < 0 ? -1 : 0
    }
  }

  /// Sends messages until there is no room for another.
  package func fill() {
    while (try? send("FULL=1")) != nil {}
  }

  private static let kind =
    CInt(SOCK_DGRAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue) | CInt(SOCK_NONBLOCK.rawValue)

  private static func call(
    _ name: String,
    _ path: String,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt
  ) throws(BenchError) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try check(name, result)
  }
}
