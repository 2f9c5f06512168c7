// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc

/// The service manager that started the program and is told how it goes, as systemd does.
///
/// The protocol is that of `sd_notify(3)`: a datagram a message. The C function isn't called, as it
/// waits for a manager that doesn't read, and the keys would wait with it.
struct Supervisor {
  /// What it is told.
  enum Message: Hashable {
    /// Keys are followed.
    case ready
    /// The configuration is read again, since so many microseconds of the monotonic clock; ``ready``
    /// follows.
    case reloading(since: UInt64)
    /// The program ends.
    case stopping
    /// The loop goes round.
    case alive
    /// How it stands, in one line for people.
    case status(String)
  }

  private let address: sockaddr_un
  private let length: socklen_t

  /// The manager that the environment names; `nil` if it names none.
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
      // A name without a file begins with a zero.
      if first == UInt8(ascii: "@") { bytes[0] = 0 }
    }
    length = socklen_t(MemoryLayout<sockaddr_un>.size - path + name.utf8.count)
    self.address = address
  }

  /// Tells it what goes on, all in one datagram; nothing is waited for, and nothing is lost where
  /// nobody listens.
  func tell(_ messages: Message...) {
    let text = messages.map(\.line).joined(separator: "\n")
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

extension Supervisor.Message {
  /// The message as the protocol has it.
  var line: String {
    switch self {
    case .ready: "READY=1"
    case .reloading(let since): "RELOADING=1\nMONOTONIC_USEC=\(since)"
    case .stopping: "STOPPING=1"
    case .alive: "WATCHDOG=1"
    case .status(let text):
      "STATUS=\(text.split(whereSeparator: \.isNewline).joined(separator: " "))"
    }
  }
}
