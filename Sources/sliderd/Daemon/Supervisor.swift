// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The service manager that started the program, such as systemd.
///
/// The protocol is that of `sd_notify(3)`: one datagram per message. The C function isn't called,
/// because it waits for a manager that doesn't read, and keys would wait with it.
struct Supervisor {
  private let address: sockaddr_un
  private let length: socklen_t

  /// Creates the manager that the environment names; fails if it names none.
  init?(environment: [String: String]) {
    guard let name = environment["NOTIFY_SOCKET"], let first = name.utf8.first,
      first == UInt8(ascii: "/") || first == UInt8(ascii: "@")
    else { return nil }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = MemoryLayout.size(ofValue: address.sun_path)
    guard name.utf8.count > 1, name.utf8.count < path else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { bytes in
      bytes.copyBytes(from: name.utf8)
      // The name of an abstract socket begins with a zero byte.
      if first == UInt8(ascii: "@") { bytes[0] = 0 }
    }
    length = socklen_t(MemoryLayout<sockaddr_un>.size - path + name.utf8.count)
    self.address = address
  }

  /// Sends a datagram, without waiting. Errors are ignored.
  func send(_ text: String) {
    let socket = socket(AF_UNIX, Self.kind, 0)
    guard socket >= 0 else { return }
    defer { close(socket) }
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = sendto(socket, text, text.utf8.count, CInt(MSG_NOSIGNAL), address, length)
      }
    }
  }

  private static let kind =
    CInt(SOCK_DGRAM.rawValue) | CInt(SOCK_CLOEXEC.rawValue) | CInt(SOCK_NONBLOCK.rawValue)
}
